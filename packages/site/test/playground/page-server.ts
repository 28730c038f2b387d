import { existsSync, readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { gzipSync } from "node:zlib";

const types: Readonly<Record<string, string>> = {
  ".css": "text/css",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".svg": "image/svg+xml",
};

/** A server with a strict policy for the files of a folder, as a careful host has it. */
export interface PageServer {
  readonly address: string;
  /** The number of bytes of each file that was sent, compressed. */
  readonly sent: Map<string, number>;
  close(): Promise<void>;
}

/** Serves a folder. With a policy nothing but scripts of the folder may run. */
export async function servePage(folder: string, policy: "script-src 'self'" | undefined): Promise<PageServer> {
  const sent = new Map<string, number>();
  const compressed = new Map<string, Buffer>();
  const server: Server = createServer(({ url = "/" }, response) => {
    const { pathname } = new URL(url, "http://localhost");
    const file = path.join(folder, pathname === "/" ? "index.html" : pathname);
    if (!existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    const body = compressed.get(file) ?? gzipSync(readFileSync(file), { level: 9 });
    compressed.set(file, body);
    sent.set(pathname, body.length);
    const hasPolicy = policy !== undefined && !pathname.startsWith("/vocabulary-frame");
    const type = types[path.extname(file)] ?? "application/octet-stream";
    response
      .writeHead(200, {
        "content-type": type,
        "content-encoding": "gzip",
        ...(hasPolicy && { "content-security-policy": policy }),
      })
      .end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/`,
    sent,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
