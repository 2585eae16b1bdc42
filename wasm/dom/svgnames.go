package dom

import "strings"

// The HTML parser lowers the names in a component that is rooted below <svg>,
// as it can't know. These are the names that SVG writes in mixed case, from
// "adjust SVG attributes" and the tag table of the HTML standard.
var (
	svgTags  = byLower(svgTagNames)
	svgAttrs = byLower(svgAttrNames)
)

const svgTagNames = `altGlyph altGlyphDef altGlyphItem animateColor animateMotion
animateTransform clipPath feBlend feColorMatrix feComponentTransfer feComposite
feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow
feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode
feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile
feTurbulence foreignObject glyphRef linearGradient radialGradient textPath`

const svgAttrNames = `attributeName attributeType baseFrequency baseProfile calcMode
clipPathUnits diffuseConstant edgeMode filterUnits glyphRef gradientTransform
gradientUnits kernelMatrix kernelUnitLength keyPoints keySplines keyTimes
lengthAdjust limitingConeAngle markerHeight markerUnits markerWidth
maskContentUnits maskUnits numOctaves pathLength patternContentUnits
patternTransform patternUnits pointsAtX pointsAtY pointsAtZ preserveAlpha
preserveAspectRatio primitiveUnits refX refY repeatCount repeatDur
requiredExtensions requiredFeatures specularConstant specularExponent spreadMethod
startOffset stdDeviation stitchTiles surfaceScale systemLanguage tableValues
targetX targetY textLength viewBox viewTarget xChannelSelector yChannelSelector
zoomAndPan`

func byLower(names string) map[string]string {
	m := map[string]string{}
	for _, n := range strings.Fields(names) {
		m[strings.ToLower(n)] = n
	}
	return m
}

func adjusted(table map[string]string, name string) string {
	if n, ok := table[name]; ok {
		return n
	}
	return name
}
