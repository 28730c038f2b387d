// Handlers of operations, in the servers of the frameworks.
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import express from "express";
import { fastify, type FastifyRequest } from "fastify";
import { Hono } from "hono";
import { describe, expect, onTestFinished, test } from "vitest";
import { type Api, openDocument } from "../../src/index.js";
import { type ExpressHandler, openApi as openApiForExpress } from "../../src/middleware/express.js";
import { openApi as openApiForFastify } from "../../src/middleware/fastify.js";
import { fastifyPath } from "../../src/middleware/fastify-path.js";
import { type HonoOpenApiEnv, openApi as openApiForHono } from "../../src/middleware/hono.js";
import type { CheckedRequest, MiddlewareOptions } from "../../src/middleware/index.js";

const ok = {
  200: { description: "", content: { "application/json": { schema: { type: "object", required: ["id"] } } } },
};
const id = { name: "id", in: "path", required: true, schema: { type: "integer" } };

const requestBody = { content: { "application/json": { schema: { type: "object" } } } };

const api = (): Api =>
  openDocument({
    openapi: "3.2.0",
    info: { title: "Pets", version: "1" },
    servers: [{ url: "https://example.com/v1" }, { url: "/{tenant}/v2", variables: { tenant: { default: "a" } } }],
    paths: {
      "/pets/{id}": {
        get: { operationId: "getPet", parameters: [id], responses: ok },
        query: { operationId: "queryPet", parameters: [id], requestBody, responses: ok },
      },
      "/pets": {
        post: {
          operationId: "addPet",
          requestBody,
          responses: ok,
        },
      },
      "/files/{name}.{type}": { get: { parameters: [param("name"), param("type")], responses: ok } },
      "/lists:{name}x": { get: { operationId: "list", parameters: [param("name")], responses: ok } },
      "/other": { get: { operationId: "other", responses: ok } },
    },
    webhooks: { newPet: { post: { operationId: "onPet", responses: ok } } },
  });

function param(name: string): object {
  return { name, in: "path", required: true, schema: { type: "string" } };
}

/** What a handler answers to a checked request. */
type Answer = (checked: CheckedRequest) => unknown;

type Send = (path: string, init?: RequestInit) => Promise<Response>;
type Options = Omit<MiddlewareOptions, "operations">;
type Serve = (answers: Readonly<Record<string, Answer>>, options?: Options) => Promise<Send>;

const mapped = <Handler>(answers: Readonly<Record<string, Answer>>, handlerOf: (answer: Answer) => Handler) =>
  Object.fromEntries(Object.entries(answers).map(([name, answer]) => [name, handlerOf(answer)]));

const servers: Readonly<Record<string, Serve>> = {
  async express(answers, options) {
    const app = express().use(express.json());
    const handlers = mapped(
      answers,
      (answer): ExpressHandler<express.Request, express.Response> =>
        // oxlint-disable-next-line typescript/require-await -- a handler may be asynchronous
        async (_, response) =>
          response.json(answer(response.locals["openApi"] as CheckedRequest)),
    );
    app.use(openApiForExpress(api(), { ...options, operations: handlers }));
    app.get("/other", (_, response) => void response.json({ id: "router" }));
    app.use(((error: Error, _request, response, _next) => {
      response.status(500).json({ error: error.message });
    }) satisfies express.ErrorRequestHandler);
    const server = app.listen(0);
    await once(server, "listening");
    onTestFinished(() => void server.close());
    return (path, init) => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, init);
  },
  async fastify(answers, options) {
    const app = fastify();
    app.setErrorHandler((error: Error, _, reply) => reply.code(500).send({ error: error.message }));
    const operations = mapped(
      answers,
      (answer) => async (request: FastifyRequest) => Promise.resolve(answer(request.openApi as CheckedRequest)),
    );
    await app.register(openApiForFastify, { api: api(), ...options, operations });
    app.get("/other", () => Promise.resolve({ id: "router" }));
    const origin = await app.listen({ port: 0, host: "127.0.0.1" });
    onTestFinished(() => app.close());
    return (path, init) => fetch(origin + path, init);
  },
  hono(answers, options) {
    const operations = mapped(
      answers,
      (answer) => (context: { get(name: "openApi"): CheckedRequest; json(value: object): Response }) =>
        context.json(answer(context.get("openApi")) as object),
    );
    const app = new Hono<HonoOpenApiEnv>()
      .use(openApiForHono(api(), { ...options, operations }))
      .get("/other", (context) => context.json({ id: "router" }));
    app.onError((error, context) => context.json({ error: error.message }, 500));
    return Promise.resolve(async (path, init) => app.request(path, init));
  },
};

const json = (body: unknown): RequestInit => ({
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify(body),
});

describe.each(Object.entries(servers))("%s", (_name, serve) => {
  const pathOf: Answer = ({ values }) => ({ id: values.path });

  test("a handler gets the values of a valid request, and the router what has no handler", async () => {
    const send = await serve({ getPet: pathOf, "POST /pets": ({ values }) => ({ id: values.body }) });
    expect(await (await send("/pets/7")).json()).toEqual({ id: { id: 7 } });
    expect((await send("/pets/x")).status).toBe(400);
    expect(await (await send("/pets", json({ name: "Rex" }))).json()).toEqual({ id: { name: "Rex" } });
    expect((await send("/pets", json([]))).status).toBe(400);
    expect(await (await send("/other")).json()).toEqual({ id: "router" });
    expect((await send("/none")).status).toBe(404);
    const head = await send("/pets/7", { method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([200, ""]);
  });

  test("names in parts of segments, letters that routers read, and methods of their own", async () => {
    const send = await serve({ "GET /files/{name}.{type}": pathOf, list: pathOf, queryPet: pathOf });
    expect(await (await send("/files/a.json")).json()).toEqual({ id: { name: "a", type: "json" } });
    expect(await (await send("/lists:abcx")).json()).toEqual({ id: { name: "abc" } });
    expect(await (await send("/pets/7", { ...json({}), method: "QUERY" })).json()).toEqual({ id: { id: 7 } });
  });

  test("below the paths of servers", async () => {
    const send = await serve({ getPet: pathOf }, { basePath: "servers" });
    for (const path of ["/v1/pets/7", "/b/v2/pets/7"])
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await (await send(path)).json()).toEqual({ id: { id: 7 } });
    expect((await send("/pets/7")).status).toBe(404);
  });

  test("what a handler answers is checked, and what it throws goes to the server", async () => {
    const invalid: number[] = [];
    const responses = { onInvalid: ({ status }: { status: number }) => void invalid.push(status) };
    const getPet: Answer = ({ values }) => {
      if (values.path["id"] === 0) throw new Error("broken");
      return values.path["id"] === 1 ? {} : { id: 1 };
    };
    const send = await serve({ getPet }, { responses });
    expect((await send("/pets/2")).status).toBe(200);
    expect(invalid).toEqual([]);
    await send("/pets/1");
    expect(invalid).toEqual([200]);
    const broken = await send("/pets/0");
    expect([broken.status, await broken.json()]).toEqual([500, { error: "broken" }]);
  });

  test.each<[name: string, operations: Record<string, unknown>, message: string]>([
    ["a misspelled name", { getPets: pathOf }, 'there is no operation "getPets"; did you mean "getPet"?'],
    ["two names", { getPet: pathOf, "GET /pets/{id}": pathOf }, "GET /pets/{id} has two handlers"],
    ["a webhook", { onPet: pathOf }, 'no request to this server is for "onPet"'],
  ])("%s is refused at the start", async (_what, operations, message) => {
    const served = async (): Promise<Send> => serve(operations as Record<string, Answer>);
    await expect(served()).rejects.toMatchObject({
      name: "DefinitionError",
      message: expect.stringContaining(message),
    });
  });
});

test("handlers are functions", () => {
  expect(() => openApiForExpress(api(), { operations: { getPet: 1 as never } })).toThrow(
    "`operations` must be an object of functions",
  );
});

test.each([
  ["/pets/{id}", "/pets/:p1"],
  ["/a%20b/{x}-{y}", "/a b/:p1-:p2"],
  ["/a:b/{x}c", "/a::b/:p1([^/]+)c"],
])("the path of Fastify for %s", (template, path) => {
  expect(fastifyPath(template)).toBe(path);
});

test("a path that Fastify cannot have is refused", () => {
  expect(() => fastifyPath("/a*")).toThrow('Fastify cannot have a route for /a*, which has "*" or "("');
});
