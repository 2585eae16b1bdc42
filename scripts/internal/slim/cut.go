package slim

import (
	"bytes"
	"encoding/binary"
	"slices"
	"strings"
)

// unused are beginnings of the names of functions that are linked and never
// called in a page: each stands behind a switch that is off.
var unused = []string{
	// runtime/trace is not started
	"runtime.traceAdvance", "runtime.traceLocker.", "runtime.traceWriter.", "runtime.traceEventWriter.",
	"runtime.traceReadCPU", "runtime.traceStopReadCPU", "runtime.traceCPUFlush", "runtime.traceSyncBatch",
	"runtime.traceStack", "runtime.traceAcquireEnabled", "runtime.traceBufFlush", "runtime.traceRegisterLabelsAndReasons",
	"runtime.(*traceStackTable).", "runtime.(*traceTypeTable).", "runtime.(*traceStringTable).", "runtime.(*traceMap).",
	"runtime.(*traceRegionAlloc).", "runtime.(*traceBuf).", "runtime.dumpStacksRec", "runtime.dumpTypesRec",
	"runtime.makeTraceFrame", "runtime.goStatusToTraceGoStatus",
	// runtime/metrics and runtime/pprof are not read
	"runtime.initMetrics", "runtime.(*timeHistogram).write", "runtime.timeHistogramMetricsBuckets",
	"runtime.(*profBuf).", "runtime.saveblockevent", "runtime.doRecordGoroutineProfile", "runtime.tryRecordGoroutineProfile",
	// GODEBUG is empty
	"runtime.schedtrace", "runtime.printScavTrace", "runtime.checkFinalizersAndCleanups", "runtime.printAncestorTraceback",
	"runtime.setCleanupContext", "runtime.getCleanupContext", "runtime.clearCleanupContext", "internal/bisect.",
	// there is one module
	"runtime.typesEqual",
	// there is no C, and no testing/synctest
	"runtime.expandCgoFrames", "runtime.printOneCgoTraceback", "runtime.callCgoSymbolizer", "runtime.(*synctestBubble).",
	// the memory is in order
	"runtime.gcDumpObject", "runtime.(*mspan).reportZombies", "runtime.(*hexdumper).", "runtime.hexdump",
	"runtime.tracebackHexdump",
	// no method is made a function by its name, which fmt could print
	"reflect.callMethod", "reflect.makeMethodValue", "reflect.(*abiSeq).", "reflect.newAbiDesc", "reflect.funcLayout",
	"reflect.addTypeBits",
}

// used begin like some of unused.
var used = []string{"runtime.traceLocker.ok"}

func isUnused(name string) bool {
	begins := func(with string) bool { return strings.HasPrefix(name, with) }
	return slices.ContainsFunc(unused, begins) && !slices.Contains(used, name)
}

// trap is a function that stops the program, without its length.
var trap = code{0, unreachable, end}

// cut replaces the functions that are unused, and what the table says of them.
// The table and the module have the functions in the same order.
func cut(m *module, t *table) error {
	s := m.section(codeSection)
	if s == nil {
		return errModule
	}
	r := reader{s.body, 0}
	if r.number() != len(t.records) {
		return errModule
	}
	out := binary.AppendUvarint(nil, uint64(len(t.records)))
	for _, record := range t.records {
		body := r.bytes(r.number())
		if body == nil {
			return errModule
		}
		if isUnused(t.name(record)) {
			body = trap
			record.clearColumns()
		}
		out = append(binary.AppendUvarint(out, uint64(len(body))), body...)
	}
	s.body = out
	return nil
}

// findsTypes is what package reflect looks for types with that it makes of
// others, as a slice of something. There is nothing else that asks.
const findsTypes = "reflect.typelinks"

// cutTypes clears the list of types if nobody looks for them.
func (t *table) cutTypes() {
	finds := func(r record) bool { return t.name(r) == findsTypes }
	if !slices.ContainsFunc(t.records, finds) {
		clear(t.types)
	}
}

// name is that of a function, empty if it has none.
func (t *table) name(r record) string {
	at := r.word(offName)
	if int(at) >= len(t.names) {
		return ""
	}
	name, _, _ := bytes.Cut(t.names[at:], []byte{0})
	return string(name)
}
