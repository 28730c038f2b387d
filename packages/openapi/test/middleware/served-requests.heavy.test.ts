import { describe, expect, test } from "vitest";
import type { InvalidResponse, ProblemDetails } from "../../src/middleware/index.js";
import { servers } from "./servers.js";

const json = (body: unknown): RequestInit => ({
  method: "POST",
  headers: { "content-type": "application/json" },
  body: typeof body === "string" ? body : JSON.stringify(body),
});

/** The parts of a body whose length is not known before. */
const parts = (text: string): ReadableStream =>
  new ReadableStream({
    start(controller) {
      for (let at = 0; at < text.length; at += 500)
        controller.enqueue(new TextEncoder().encode(text.slice(at, at + 500)));
      controller.close();
    },
  });

describe.each(Object.entries(servers))("%s", (name, serve) => {
  test.each([
    ["/pets", {}, 200, [null]],
    ["/pets?limit=5", { headers: { "x-tenant": "ab", cookie: "session=xy" } }, 200, [5]],
    ["/pets", json({ name: "Rex" }), 201, { added: { name: "Rex" } }],
    ["/pets/4", {}, 200, { id: 4 }],
  ] as const)("serves %s %j", async (path, init, status, body) => {
    const send = await serve({});
    const response = await send(path, init);
    expect([response.status, await response.json()]).toEqual([status, body]);
  });

  test.each([
    ["/pets?limit=many", {}, 400, 'query "limit" must be integer, is string'],
    ["/pets?limit=500", {}, 400, 'query "limit" must be at most 100'],
    ["/pets?limit=%FF", {}, 400, 'query "limit" must be percent-encoded UTF-8'],
    ["/pets", { headers: { "x-tenant": "a" } }, 400, 'header "X-Tenant" must have at least 2 characters'],
    ["/pets", { headers: { cookie: "session=a" } }, 400, 'cookie "session" must have at least 2 characters'],
    ["/pets", json({ id: 1, name: "Rex" }), 400, "body /id must not be sent to the server: it is read-only"],
    ["/pets", json({}), 400, "body /name is missing"],
    ["/pets", json([]), 400, "body must be object, is array"],
    ["/pets", { method: "POST" }, 400, "body is missing"],
    ["/pets/x", {}, 400, 'path "id" must be integer, is string'],
    ["/none", {}, 404, "There is no operation with this path"],
    ["/pets", { method: "DELETE" }, 405, "The path has no operation with this method"],
  ] as const)("refuses %s %j", async (path, init, status, detail) => {
    const send = await serve({});
    const response = await send(path, init);
    // Fastify and Express answer paths and methods without handlers themselves only after hooks, so all of these are problems.
    expect(response.headers.get("content-type")).toContain("application/problem+json");
    const problem = (await response.json()) as ProblemDetails;
    expect([response.status, problem.status, problem.type, problem.detail]).toEqual([
      status,
      status,
      "about:blank",
      detail,
    ]);
    expect(problem.errors.length).toBe(status === 400 ? 1 : 0);
  });

  test("refuses a body of another media type", async () => {
    const send = await serve({});
    const response = await send("/pets", {
      method: "POST",
      body: "name=Rex",
      headers: { "content-type": "text/plain" },
    });
    expect(response.status).toBe(415);
  });

  test.each([
    ["is not JSON", json('{"secret"'), 400],
    ["is empty", json(""), 400],
    ["is null", json("null"), 400],
    ["is too large", json({ name: "secret".repeat(1000) }), 413],
    [
      "is too large, in parts",
      { ...json({}), duplex: "half", body: parts(`{"name":"${"secret".repeat(1000)}"}`) },
      413,
    ],
    ["is not of its type", { ...json("{}"), headers: { "content-type": "application/jsonx" } }, 415],
  ] as [string, RequestInit, number][])(
    "refuses a body that %s, and answers nothing of it",
    async (_, init, status) => {
      const send = await serve({});
      const response = await send("/pets", init);
      const text = await response.text();
      expect([response.status, text.includes("secret")]).toEqual([status, false]);
    },
  );

  test("checks responses as they are sent: dates are texts", async () => {
    const reported: InvalidResponse[] = [];
    const send = await serve({ responses: { onInvalid: (invalid) => void reported.push(invalid) } });
    expect(await (await send("/now")).json()).toEqual({ now: "1970-01-01T00:00:00.000Z" });
    expect(reported).toEqual([]);
  });

  test("leaves requests that are not described to the server, by choice", async () => {
    const send = await serve({ undescribed: "pass" });
    expect(await (await send("/other")).text()).toBe("other");
    expect((await (await serve({}))("/other")).status).toBe(404);
  });

  test("leaves paths to the server that it is to ignore, whatever else they may be", async () => {
    const ignorePaths = (path: string): boolean =>
      path === "/other" || path.startsWith("/other/") || path === "/pets/x";
    const send = await serve({ ignorePaths });
    expect(await (await send("/other")).text()).toBe("other");
    expect((await send("/pets/y")).status).toBe(400);
    expect((await send("/pets?limit=many")).status).toBe(400);
    // The handler of the server takes a path that is described, and gets nothing of the middleware.
    expect((await send("/pets/x")).status).toBe(500);
    expect((await send("/none")).status).toBe(404);
    const later = (() => Promise.resolve(true)) as never;
    expect((await (await serve({ ignorePaths: later }))("/pets/x")).status).toBe(400);
  });

  test("answers HEAD as GET", async () => {
    const send = await serve({});
    expect((await send("/pets/4", { method: "HEAD" })).status).toBe(200);
    expect((await send("/pets/x", { method: "HEAD" })).status).toBe(400);
  });

  test("reports responses that are not valid, and sends them", async () => {
    const reported: InvalidResponse[] = [];
    const send = await serve({ responses: { onInvalid: (invalid) => void reported.push(invalid) } });
    expect(await (await send("/pets/4")).json()).toEqual({ id: 4 });
    expect(reported).toEqual([]);
    expect(await (await send("/pets/3")).json()).toEqual({ name: "odd" });
    expect(reported).toMatchObject([
      { status: 200, operation: { operationId: "getPet" }, issues: [{ pointer: "/id", message: "is missing" }] },
    ]);
  });

  test("sends no response that the server refuses to send", async () => {
    const send = await serve({
      responses: {
        onInvalid: () => {
          throw new Error("not valid");
        },
      },
    });
    expect((await send("/pets/3")).status).toBe(500);
    expect((await send("/pets/4")).status).toBe(200);
  });

  test("checks a share of the responses", async () => {
    let count = 0;
    const send = await serve({ responses: { share: 0, onInvalid: () => count++ } });
    await send("/pets/3");
    expect(count).toBe(0);
  });

  test("takes requests below a path", async () => {
    const send = await serve({ basePath: "/v1", undescribed: "pass" });
    expect((await send("/v1/pets?limit=many")).status).toBe(400);
    expect((await send("/v1pets?limit=many")).status).toBe(404);
    expect(name).toBeTypeOf("string");
  });

  test("refuses wrong options", async () => {
    for (const options of [
      { base: "/v1" },
      { basePath: "v1" },
      { undescribed: "no" },
      { ignorePaths: /^\/docs/ },
      { responses: { share: 2, onInvalid: () => {} } },
      { responses: {} },
    ])
      // oxlint-disable-next-line no-await-in-loop
      await expect((async () => serve(options as object))()).rejects.toThrow(
        /^OpenAPI middleware: |^`openApi` has no option "base"/,
      );
  });
});
