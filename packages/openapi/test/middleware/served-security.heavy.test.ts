import { once } from "node:events";
import type { AddressInfo } from "node:net";
import express from "express";
import { fastify, type FastifyRequest } from "fastify";
import { type Context, Hono } from "hono";
import { describe, expect, onTestFinished, test } from "vitest";
import { openDocument } from "../../src/index.js";
import { openApi as openApiForExpress } from "../../src/middleware/express.js";
import { openApi as openApiForFastify } from "../../src/middleware/fastify.js";
import { openApi as openApiForHono } from "../../src/middleware/hono.js";
import type { MiddlewareOptions, ProblemDetails, SecurityOption } from "../../src/middleware/index.js";
import type { Send } from "./servers.js";

const responses = { 200: { description: "" } };
const api = () =>
  openDocument({
    openapi: "3.1.0",
    info: { title: "Accounts", version: "1" },
    security: [{ token: ["read"] }],
    paths: {
      "/me": { get: { responses } },
      "/open": { get: { security: [], responses } },
      "/optional": { get: { security: [{}, { token: [] }], responses } },
      "/either": { get: { security: [{ key: [] }, { user: [], session: [] }], responses } },
      "/items": {
        post: {
          requestBody: { required: true, content: { "application/json": { schema: { type: "object" } } } },
          responses,
        },
      },
    },
    components: {
      securitySchemes: {
        token: { type: "http", scheme: "bearer" },
        key: { type: "apiKey", in: "query", name: "key" },
        user: { type: "http", scheme: "basic" },
        session: { type: "apiKey", in: "cookie", name: "session" },
      },
    },
  });

/** @param set - Hands a value to the handlers of requests. */
const handlers = <Request>(set: (request: Request, user: string) => void): SecurityOption<Request> => ({
  token({ token, request, scopes }) {
    if (token === "broken") throw Object.assign(new Error("secret of the server"), { status: 500 });
    if (token === "wrong") throw new Error("secret of the handler");
    if (token === "weak") throw Object.assign(new Error("secret of the handler"), { status: 403 });
    set(request, `${token} ${scopes.join()}`);
    return Promise.resolve(token.startsWith("good"));
  },
  key: ({ token }) => token === "k",
  user: ({ username, password }) => username === "ada" && password === "p:w",
  session: ({ token }) => (token === "s" ? true : (undefined as never)),
});

type Serve = (overrides?: MiddlewareOptions) => Promise<Send>;
const paths = ["/me", "/open", "/optional", "/either"];

const expressServer: Serve = async (overrides) => {
  const app = express();
  const security = handlers<express.Request>((request, user) => void Object.assign(request, { user }));
  app.use(express.json(), openApiForExpress<express.Request>(api(), { security, ...overrides }) as never);
  const answer: express.RequestHandler = (request, response) =>
    void response.json({ user: (request as { readonly user?: string }).user ?? null });
  for (const path of paths) app.get(path, answer);
  app.post("/items", answer);
  app.use(((_error, _request, response, _next) => {
    response.status(500).json({});
  }) satisfies express.ErrorRequestHandler);
  const server = app.listen(0);
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return (path, init) => fetch(`http://127.0.0.1:${port}${path}`, init);
};

const fastifyServer: Serve = async (overrides) => {
  const app = fastify();
  app.setErrorHandler((_error, _request, reply) => reply.code(500).send({}));
  const security = handlers<FastifyRequest>((request, user) => void Object.assign(request, { user }));
  await app.register(openApiForFastify, { api: api(), security, ...overrides });
  const answer = (request: FastifyRequest) =>
    Promise.resolve({ user: (request as { readonly user?: string }).user ?? null });
  for (const path of paths) app.get(path, answer);
  app.post("/items", answer);
  const origin = await app.listen({ port: 0, host: "127.0.0.1" });
  onTestFinished(() => app.close());
  return (path, init) => fetch(origin + path, init);
};

const honoServer: Serve = (overrides) => {
  const app = new Hono<{ Variables: { user?: string } }>();
  const security = handlers<Context>((context, user) => context.set("user", user));
  app.use(openApiForHono(api(), { security, ...overrides }));
  for (const path of paths) app.get(path, (context) => context.json({ user: context.get("user") ?? null }));
  app.post("/items", (context) => context.json({ user: context.get("user") ?? null }));
  app.onError((_, context) => context.json({}, 500));
  return Promise.resolve(async (path, init) => app.request(path, init));
};

const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
const basic = (text: string) => `Basic ${Buffer.from(text).toString("base64")}`;

describe.each([
  ["express", expressServer],
  ["fastify", fastifyServer],
  ["hono", honoServer],
])("%s", (_, serve) => {
  test.each([
    ["/me", bearer("good"), "good read"],
    ["/open", {}, null],
    ["/optional", {}, null],
    ["/optional", bearer("good"), "good "],
    ["/optional", bearer("wrong"), null],
    ["/either?key=k", {}, null],
    ["/either", { headers: { authorization: basic("ada:p:w"), cookie: "session=s" } }, null],
  ] as const)("lets %s with %j pass, and handlers see what security handlers set", async (path, init, user) => {
    const response = await (await serve())(path, init);
    expect([response.status, await response.json()]).toEqual([200, { user }]);
  });

  test.each([
    ["/me", {}, 401],
    ["/me", bearer("bad"), 401],
    ["/me", bearer("wrong"), 401],
    ["/me", bearer("weak"), 403],
    ["/me", bearer("broken"), 500],
    ["/m%65", {}, 401],
    ["/me?key=k", { headers: { authorization: basic("ada:p:w") } }, 401],
    ["/either", {}, 401],
    ["/either?key=x", {}, 401],
    ["/either?key=k&key=k", {}, 401],
    ["/either", { headers: { authorization: basic("ada:p:w") } }, 401],
    ["/either", { headers: { authorization: basic("ada:p:w"), cookie: "session=t" } }, 401],
    ["/items", { method: "POST", body: "[]", headers: { "content-type": "application/json" } }, 401],
    ["/items", { ...bearer("good"), method: "POST" }, 400],
  ] as const)("refuses %s with %j: %i", async (path, init, status) => {
    const response = await (await serve())(path, init);
    const text = await response.text();
    expect([response.status, text.includes("secret")]).toEqual([status, false]);
    if (status === 500) return;
    expect(response.headers.get("content-type")).toContain("application/problem+json");
    expect((JSON.parse(text) as ProblemDetails).status).toBe(status);
  });

  test("answers HEAD with the status for GET", async () => {
    const send = await serve();
    expect((await send("/me", { method: "HEAD" })).status).toBe(401);
    expect((await send("/me", { method: "HEAD", ...bearer("good") })).status).toBe(200);
  });

  test("says which credentials it takes", async () => {
    const send = await serve();
    const response = await send("/me");
    expect(response.headers.get("www-authenticate")).toBe("Bearer");
    expect(await response.json()).toMatchObject({
      title: "Unauthorized",
      detail: "The credentials are missing or not valid: token",
    });
    const either = await send("/either");
    expect(either.headers.get("www-authenticate")).toBe('Basic realm="api", charset="UTF-8"');
    expect(await either.json()).toMatchObject({
      detail: "The credentials are missing or not valid: key, or user with session",
    });
  });

  test("does not start without a handler, unless other code enforces security", async () => {
    await expect((async () => serve({ security: {} }))()).rejects.toThrow(
      'without a handler: "token" (GET /me, GET /optional, POST /items), "key" (GET /either)',
    );
    await expect((async () => serve({ security: { token: true } as never }))()).rejects.toThrow("object of functions");
    expect((await (await serve({ security: "elsewhere" }))("/me")).status).toBe(200);
  });
});
