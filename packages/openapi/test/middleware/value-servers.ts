// Real servers whose handlers answer with the values that they get, for a description with lists, numbers, uploads and odd responses.
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import multipart from "@fastify/multipart";
import { type Api, openDocument, type OpenOptions } from "../../src/index.js";
import express from "express";
import { fastify } from "fastify";
import { Hono } from "hono";
import multer from "multer";
import { onTestFinished } from "vitest";
import { openApi as openApiForExpress } from "../../src/middleware/express.js";
import { openApi as openApiForFastify } from "../../src/middleware/fastify.js";
import { type HonoOpenApiEnv, openApi as openApiForHono } from "../../src/middleware/hono.js";
import type { CheckedRequest, MiddlewareOptions } from "../../src/middleware/index.js";
import type { Send } from "./servers.js";

const integers = { type: "array", items: { type: "integer" }, maxItems: 10 };
const json = (schema: object) => ({ "application/json": { schema } });
const responses = { 200: { description: "", content: json({}) } };
const object = { 200: { description: "", content: json({ type: "object" }) } };

const describeValues = (options: OpenOptions): Api =>
  openDocument(
    {
      openapi: "3.1.0",
      info: { title: "Values", version: "1" },
      paths: {
        "/read": {
          get: {
            parameters: [
              { name: "l", in: "query", schema: integers },
              { name: "d", in: "query", style: "deepObject", explode: true, schema: { type: "object" } },
              { name: "j", in: "query", content: json({ type: "array" }) },
              { name: "n", in: "query", schema: { type: "integer" } },
              { name: "X-L", in: "header", schema: integers },
              { name: "c", in: "cookie", explode: false, schema: integers },
            ],
            responses,
          },
        },
        "/form": {
          post: {
            requestBody: {
              content: {
                "application/x-www-form-urlencoded": {
                  schema: { type: "object", properties: { l: integers, n: { type: "integer" } } },
                },
              },
            },
            responses,
          },
        },
        "/upload": {
          post: {
            requestBody: {
              required: true,
              content: {
                "multipart/form-data": {
                  schema: {
                    type: "object",
                    properties: {
                      file: { type: "string", maxLength: 5 },
                      more: { type: "array", items: { type: "string", maxLength: 3 }, maxItems: 2 },
                      count: { type: "integer" },
                      tags: { type: "array", items: { type: "integer" } },
                      meta: { type: "object", properties: { size: { type: "integer" } }, required: ["size"] },
                    },
                    required: ["file", "count"],
                    additionalProperties: false,
                  },
                },
              },
            },
            responses,
          },
        },
        "/nullable": {
          post: { requestBody: { required: true, content: json({ type: ["object", "null"] }) }, responses },
        },
        "/versions": {
          post: {
            requestBody: {
              content: {
                "application/json; version=1": { schema: { type: "object", required: ["one"] } },
                "application/json; version=2": { schema: { type: "object", required: ["two"] } },
              },
            },
            responses,
          },
        },
        "/throws": { get: { responses: object } },
        "/fails": { get: { responses: object } },
        "/empty": { get: { responses: object } },
        "/no-content": { get: { responses: { 204: { description: "" } } } },
        "/content": { get: { responses: { 204: { description: "" } } } },
      },
    },
    options,
  );

/** A value in the form that answers show it in: of a file, its bytes. */
async function shown(value: unknown): Promise<unknown> {
  if (Array.isArray(value)) return Promise.all(value.map(shown));
  if (typeof value === "bigint") return `${value}n`;
  if (typeof value !== "object" || value === null) return value;
  const file = value as { readonly buffer?: unknown; toBuffer?(): Promise<Buffer>; text?(): Promise<string> };
  if (Buffer.isBuffer(value)) return `bytes ${value.toString()}`;
  if (file.toBuffer) return `bytes ${(await file.toBuffer()).toString()}`;
  if (file.text) return `bytes ${await file.text()}`;
  if (Buffer.isBuffer(file.buffer)) return `bytes ${file.buffer.toString()}`;
  const members = Object.entries(value).map(async ([name, each]) => [name, await shown(each)] as const);
  const shownMembers: unknown = Object.fromEntries(await Promise.all(members));
  return shownMembers;
}

/** Answers with the values of a request. */
async function echo({ values }: CheckedRequest): Promise<object> {
  const { query, headers, cookies, body = null } = values;
  return (await shown({ query, headers, cookies, body })) as object;
}

/** Paths with the same handler. */
const echoes = ["/form", "/upload", "/nullable", "/versions"];

/** What makes a server. */
export type ServeValues = (options?: MiddlewareOptions & OpenOptions) => Promise<Send>;

const apart = ({ largeIntegers, ...options }: MiddlewareOptions & OpenOptions = {}) => ({
  api: describeValues(largeIntegers === undefined ? {} : { largeIntegers }),
  options,
});

const expressServer: ServeValues = async (given) => {
  const { api, options } = apart(given);
  const app = express();
  app.use(
    express.json({ strict: false, limit: "10mb" }),
    // The parser of forms refuses more than 1,000 fields itself, and takes quadratic time for more of one name.
    express.text({ type: "application/x-www-form-urlencoded", limit: "10mb" }),
    multer({ storage: multer.memoryStorage() }).any(),
  );
  app.use(openApiForExpress(api, options) as never);
  const router = express.Router();
  const answer: express.RequestHandler = async (_, response) => {
    response.json(await echo(response.locals["openApi"] as CheckedRequest));
  };
  for (const path of echoes) router.post(path, answer);
  router.get("/read", answer);
  router.get("/throws", () => {
    throw new Error("of the handler");
  });
  router.get("/fails", (_, response) => void response.status(500).json({ error: "of the handler" }));
  router.get("/empty", (_, response) => void response.end());
  router.get("/no-content", (_, response) => void response.sendStatus(204));
  router.get("/content", (_, response) => void response.status(204).json({ a: 1 }));
  app.use(options.basePath ?? "/", router);
  app.use(((_error, _request, response, _next) => {
    response.status(500).json({ error: "of a handler" });
  }) satisfies express.ErrorRequestHandler);
  const server = app.listen(0);
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return (path, init) => fetch(`http://127.0.0.1:${port}${path}`, init);
};

const fastifyServer =
  (attachFieldsToBody: true | "keyValues"): ServeValues =>
  async (given) => {
    const { api, options } = apart(given);
    const app = fastify({ bodyLimit: 10_000_000 });
    app.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_, body, done) =>
      done(null, body),
    );
    await app.register(multipart, { attachFieldsToBody });
    await app.register(openApiForFastify, { api, ...options });
    const routes = (scope: typeof app): void => {
      const answer = (request: { readonly openApi: CheckedRequest | null }) => echo(request.openApi as CheckedRequest);
      for (const path of echoes) scope.post(path, answer);
      scope.get("/read", answer);
      scope.get("/throws", () => {
        throw new Error("of the handler");
      });
      scope.get("/fails", (_, reply) => reply.code(500).send({ error: "of the handler" }));
      scope.get("/empty", (_, reply) => reply.send());
      scope.get("/no-content", (_, reply) => reply.code(204).send());
      scope.get("/content", (_, reply) => reply.code(204).send({ a: 1 }));
    };
    await app.register(async (scope) => routes(scope as unknown as typeof app), {
      prefix: (options.basePath ?? "").replace(/\/$/, ""),
    });
    const origin = await app.listen({ port: 0, host: "127.0.0.1" });
    onTestFinished(() => app.close());
    return (path, init) => fetch(origin + path, init);
  };

const honoServer: ServeValues = (given) => {
  const { api, options } = apart(given);
  const app = new Hono<HonoOpenApiEnv>();
  app.use(openApiForHono(api, options));
  const routes = new Hono<HonoOpenApiEnv>();
  for (const path of echoes) routes.post(path, async (context) => context.json(await echo(context.get("openApi"))));
  routes
    .get("/read", async (context) => context.json(await echo(context.get("openApi"))))
    .get("/throws", () => {
      throw new Error("of the handler");
    })
    .get("/fails", (context) => context.json({ error: "of the handler" }, 500))
    .get("/empty", (context) => context.body(null))
    .get("/no-content", (context) => context.body(null, 204));
  app.route(options.basePath ?? "/", routes);
  app.onError((_, context) => context.json({ error: "of a handler" }, 500));
  return Promise.resolve(async (path, init) => app.request(path, init));
};

/** Servers with the same operations, and the parsers of uploads that they have. */
export const valueServers: Readonly<Record<string, ServeValues>> = {
  "express with multer": expressServer,
  "fastify with parts as values": fastifyServer("keyValues"),
  "fastify with parts": fastifyServer(true),
  hono: honoServer,
};
