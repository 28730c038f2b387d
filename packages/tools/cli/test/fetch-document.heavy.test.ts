// Fetching documents from hosts that are allowed, and from no others.
import type { IncomingMessage, ServerResponse } from "node:http";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { AllowedHosts } from "../src/remote/allowed-hosts.js";
import { FetchError, fetchDocument } from "../src/remote/fetch-document.js";
import { redirect, type RemoteServer, remoteServer, text } from "./remote-server.js";

const limits = { size: 10_000, time: 240_000 };

async function failure(uri: string, hosts: readonly string[], time = limits.time): Promise<string> {
  const result = await fetchDocument(uri, new AllowedHosts(hosts), { ...limits, time }).catch(
    (error: unknown) => error,
  );
  if (result instanceof FetchError) return `${result.message}: ${result.advice}`;
  throw result instanceof Error ? result : new Error("it was fetched");
}

async function fetched(server: RemoteServer, path: string): Promise<[text: string, url: string, format: string]> {
  const { bytes, url, format } = await fetchDocument(server.origin + path, new AllowedHosts([server.origin]), limits);
  return [Buffer.from(bytes).toString(), url.replace(server.origin, ""), format];
}

describe("allowed hosts", () => {
  test.each<[host: string, allowed: readonly string[], refused: readonly string[]]>([
    [
      "example.com",
      ["https://example.com/a", "https://EXAMPLE.com:443/a?b"],
      [
        "http://example.com/a",
        "https://example.com:8443/a",
        "https://www.example.com/",
        "https://example.com.evil.example/",
        "https://evil.example/example.com",
        "https://example.com@evil.example/",
        "https://user:secret@example.com/",
        "file:///etc/passwd",
      ],
    ],
    ["localhost:8443", ["https://localhost:8443/"], ["https://localhost/", "http://localhost:8443/"]],
    ["http://localhost:80", ["http://localhost/a"], ["https://localhost/a", "http://localhost:8080/"]],
    ["[::1]:8080", ["https://[::1]:8080/"], ["https://[::1]/"]],
  ])("%s", (host, allowed, refused) => {
    const hosts = new AllowedHosts([host]);
    expect(allowed.filter((url) => !hosts.allow(new URL(url)))).toEqual([]);
    expect(refused.filter((url) => hosts.allow(new URL(url)))).toEqual([]);
  });

  test.each([
    "*",
    "*.example.com",
    "https://example.com/path",
    "ftp://example.com",
    "",
    "a b",
    "user@example.com",
    "a#b",
  ])("%j is no host", (host) => {
    expect(() => new AllowedHosts([host])).toThrow(`${host} is no host: write a name such as`);
  });
});

describe("a document", () => {
  test.each<[type: string, path: string, format: string]>([
    ["application/json", "/a", "json"],
    ["application/schema+json; charset=utf-8", "/a", "json"],
    ["text/plain", "/a.json", "json"],
    ["application/octet-stream", "/a.yaml", "yaml"],
    ["application/yaml", "/a", "yaml"],
    ["text/x-yaml", "/a", "yaml"],
    ["", "/a", "json"],
  ])("is taken as %s", async (type, path, format) => {
    const server = await remoteServer({ [path]: text(type, "true") });
    expect(await fetched(server, path)).toEqual(["true", path, format]);
  });

  test.each(["text/html", "application/xhtml+xml", "image/png", "application/pdf", "text/javascript"])(
    "is not taken as %s",
    async (type) => {
      const server = await remoteServer({ "/a": text(type, "{}") });
      expect(await failure(`${server.origin}/a`, [server.origin])).toContain(`it is ${type}, and not JSON or YAML`);
    },
  );

  test("is found by redirects to allowed hosts", async () => {
    const other = await remoteServer({ "/c": true });
    const server = await remoteServer({ "/a": redirect("/b", 301), "/b": redirect(`${other.origin}/c`, 307) });
    const { bytes, url } = await fetchDocument(
      `${server.origin}/a`,
      new AllowedHosts([server.origin, other.origin]),
      limits,
    );
    expect([Buffer.from(bytes).toString(), url]).toEqual(["true", `${other.origin}/c`]);
  });

  test("is not found by redirects to other hosts, which are not asked", async () => {
    const other = await remoteServer({ "/c": true });
    const server = await remoteServer({
      "/a": redirect(`${other.origin}/c`),
      "/b": redirect("https://evil.example/"),
      "/c": redirect("file:///etc/passwd"),
      "/d": redirect("http://["),
    });
    expect(await failure(`${server.origin}/a`, [server.origin])).toBe(
      `it redirects to ${other.origin}/c, and http is not encrypted: refer to it by https; if you trust the network, add --remote-host ${other.origin}`,
    );
    expect(other.requests).toEqual([]);
    expect(await failure(`${server.origin}/b`, [server.origin])).toContain("the host evil.example is not allowed");
    expect(await failure(`${server.origin}/c`, [server.origin])).toContain("file: is neither https nor http");
    expect(await failure(`${server.origin}/d`, [server.origin])).toContain("it redirects to an address that is none");
  });

  test("is not found by endless redirects", async () => {
    const server = await remoteServer({ "/a": redirect("/a") });
    expect(await failure(`${server.origin}/a`, [server.origin])).toContain("it redirects more than 5 times");
    expect(server.requests).toHaveLength(6);
  });

  test("of a host that is not allowed is not asked for", async () => {
    const server = await remoteServer({ "/a": true });
    expect(await failure(`${server.origin}/a`, [])).toContain(`http is not encrypted: refer to it by https`);
    expect(await failure(`${server.origin}/a`, ["127.0.0.1"])).toContain("http is not encrypted");
    expect(server.requests).toEqual([]);
  });

  test.each<[name: string, body: string | Buffer, headers: Record<string, string>]>([
    ["", "x".repeat(10_001), {}],
    [", packed", gzipSync("x".repeat(10_000_000)), { "content-encoding": "gzip" }],
  ])("that is too large%s", async (_, body, headers) => {
    const server = await remoteServer({
      "/a": (_request: unknown, response: ServerResponse) =>
        response.writeHead(200, { "content-type": "application/json", ...headers }).end(body),
    });
    expect(await failure(`${server.origin}/a`, [server.origin])).toContain("it has more than 10000 bytes");
  });

  test("that has no end", async () => {
    const server = await remoteServer({
      "/a": (_request: unknown, response: ServerResponse) => {
        response.writeHead(200, { "content-type": "application/json" });
        const timer = setInterval(() => response.write("x".repeat(1000)), 1);
        response.on("close", () => clearInterval(timer));
      },
    });
    expect(await failure(`${server.origin}/a`, [server.origin])).toContain("it has more than 10000 bytes");
  });

  test.each<[name: string, begin: (response: ServerResponse) => void]>([
    ["never answers", () => {}],
    ["stops in the middle", (response) => response.writeHead(200, { "content-type": "application/json" }).write("{")],
  ])("that %s", async (_, begin) => {
    const server = await remoteServer({
      "/a": (_request: unknown, response: ServerResponse) => begin(response),
    });
    expect(await failure(`${server.origin}/a`, [server.origin], 300)).toBe(
      "it takes more than 0.3 seconds: try again later",
    );
  });

  test("whose connection breaks", async () => {
    const server = await remoteServer({
      "/a": (request: IncomingMessage) => request.socket.destroy(),
      "/b": (request: IncomingMessage, response: ServerResponse) => {
        response.writeHead(200, { "content-type": "application/json", "content-length": "1000" }).write("{");
        setTimeout(() => request.socket.destroy(), 20);
      },
    });
    for (const path of ["/a", "/b"])
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await failure(server.origin + path, [server.origin])).toContain("check the network and the address");
    expect(await failure("http://127.0.0.1:1/a", ["http://127.0.0.1:1"])).toMatch(/check the network/);
  });

  test.each([
    [404, "the server answers 404 Not Found: correct the reference"],
    [500, "the server answers 500 Internal Server Error: try again later"],
    [304, "the server answers 304 Not Modified: try again later"],
  ])("for which the server answers %i", async (status, message) => {
    const server = await remoteServer({
      "/a": (_request: unknown, response: ServerResponse) => response.writeHead(status).end(),
    });
    expect(await failure(`${server.origin}/a`, [server.origin])).toBe(message);
  });
});
