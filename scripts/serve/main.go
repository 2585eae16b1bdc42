// Command serve builds the site and serves it on this machine, with the
// headers that netlify.toml sets.
//
//	go run ./scripts/serve                 builds, then prints the address
//	go run ./scripts/serve -build=false    serves what is in dist/
package main

import (
	"flag"
	"fmt"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"time"

	"bayboard/scripts/internal/repo"
	"bayboard/scripts/internal/server"
	"bayboard/scripts/internal/site"
)

const preferred = "127.0.0.1:8080"

func main() {
	addr := flag.String("addr", preferred, "address to listen on; port 0 takes a free one")
	dist := flag.String("dist", "dist", "folder to serve, relative to the root of the tree")
	build := flag.Bool("build", true, "build the site first")
	compress := flag.Bool("compress", false, "write compressed copies when building")
	flag.Parse()
	if err := run(*addr, *dist, *build, *compress); err != nil {
		fmt.Fprintln(os.Stderr, "serve:", err)
		os.Exit(1)
	}
}

func run(addr, dist string, build, compress bool) error {
	root, err := repo.Root()
	if err != nil {
		return err
	}
	if !filepath.IsAbs(dist) {
		dist = filepath.Join(root, dist)
	}
	if build {
		fmt.Println("building …")
		if _, err := site.Build(site.Options{Root: root, Out: dist, Gallery: true, Compress: compress, Log: os.Stdout}); err != nil {
			return err
		}
	}
	rules, err := server.ReadRules(filepath.Join(root, "netlify.toml"))
	if err != nil {
		return err
	}
	l, err := listen(addr)
	if err != nil {
		return err
	}
	fmt.Printf("http://%s/\n", l.Addr())
	s := &http.Server{Handler: server.New(dist, rules), ReadHeaderTimeout: 10 * time.Second}
	return s.Serve(l)
}

// listen takes a free port when the preferred one is in use.
func listen(addr string) (net.Listener, error) {
	l, err := net.Listen("tcp", addr)
	if err != nil && addr == preferred {
		return net.Listen("tcp", "127.0.0.1:0")
	}
	return l, err
}
