// Bodies that say nothing of their type, or that no parser reads, on sockets of the frameworks: none reaches a handler unread.
import type { RequestListener } from "node:http";
import { Readable } from "node:stream";
import { openDocument } from "../../src/index.js";
import express from "express";
import { fastify, type FastifyInstance } from "fastify";
import { Hono } from "hono";
import { describe, expect, onTestFinished, test } from "vitest";
import { openApi as openApiForExpress } from "../../src/middleware/express.js";
import { openApi as openApiForFastify } from "../../src/middleware/fastify.js";
import { openApi as openApiForHono } from "../../src/middleware/hono.js";
import { listen, sendRaw, statusOf } from "./raw-requests.js";

/** The media type of each operation, and a body that its schema refuses. */
const operations = {
  "/json": ["application/json", '{"a":"x"}', { properties: { a: { type: "integer" } } }],
  "/form": ["application/x-www-form-urlencoded", "a=x", { type: "object", properties: { a: { type: "integer" } } }],
  "/text": ["text/plain", "too long", { type: "string", maxLength: 3 }],
  "/lines": ["application/x-ndjson", '{"a":"x"}\n', { properties: { a: { type: "integer" } } }],
} as const;
const paths = Object.keys(operations) as (keyof typeof operations)[];

const api = (required: boolean) =>
  openDocument({
    openapi: "3.2.0",
    info: { title: "Bodies", version: "1" },
    paths: Object.fromEntries(
      Object.entries(operations).map(([path, [type, , schema]]) => {
        const content = { [type]: path === "/lines" ? { itemSchema: schema } : { schema } };
        return [path, { post: { requestBody: { required, content }, responses: { 200: { description: "" } } } }];
      }),
    ),
  });

type Serve = (required: boolean) => RequestListener | Promise<RequestListener>;

const expressServer =
  (...parsers: express.RequestHandler[]): Serve =>
  (required) => {
    const app = express();
    app.use(...parsers, openApiForExpress(api(required)) as never);
    app.post("/{*rest}", (_, response) => void response.json({}));
    app.use(((error: { readonly status?: number }, _request, response, _next) => {
      response.status(error.status ?? 500).json({});
    }) satisfies express.ErrorRequestHandler);
    return app as RequestListener;
  };

const fastifyServer =
  (addParsers: (app: FastifyInstance) => void): Serve =>
  async (required) => {
    const app = fastify();
    addParsers(app);
    await app.register(openApiForFastify, { api: api(required) });
    for (const path of paths) app.post(path, () => Promise.resolve({}));
    await app.ready();
    onTestFinished(() => app.close());
    return (request, response) => app.routing(request, response);
  };

const honoServer: Serve = (required) => {
  const app = new Hono().use(openApiForHono(api(required)));
  for (const path of paths) app.post(path, (context) => context.json({}));
  return async (request, response) => {
    const { method = "", url = "", headers } = request;
    const body = Readable.toWeb(request) as ReadableStream;
    const made = { method, headers: headers as Record<string, string>, body, duplex: "half" } as const;
    const answer = await app.request(new Request(`http://x${url}`, made));
    response.writeHead(answer.status).end();
  };
};

const parseJson = (_: unknown, body: string, done: (error: Error | null, body?: unknown) => void): void => {
  try {
    done(null, JSON.parse(body));
  } catch (error) {
    done(Object.assign(error as Error, { statusCode: 400 }));
  }
};

const servers: Readonly<Record<string, Serve>> = {
  "Express without parsers": expressServer(),
  Express: expressServer(express.json(), express.urlencoded(), express.text()),
  "Express with one parser for all": expressServer(express.json({ type: () => true })),
  "Express with bytes": expressServer(express.raw({ type: () => true })),
  Fastify: fastifyServer(() => {}),
  "Fastify with a parser that reads nothing": fastifyServer((app) =>
    app.addContentTypeParser("*", (_request, _payload, done) => done(null)),
  ),
  "Fastify with one parser for all": fastifyServer((app) =>
    app.addContentTypeParser("*", { parseAs: "string" }, parseJson),
  ),
  "Fastify with bytes": fastifyServer((app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
  }),
  Hono: honoServer,
};

const framings: Readonly<Record<string, (text: string) => readonly [head: string, body: string]>> = {
  "its length": (text) => [`content-length: ${text.length}\r\n`, text],
  chunks: (text) => [
    "transfer-encoding: chunked\r\n",
    `${text === "" ? "" : `${text.length.toString(16)}\r\n${text}\r\n`}0\r\n\r\n`,
  ],
};

async function send(port: number, path: string, type: string | undefined, [framing, body]: readonly [string, string]) {
  const typed = type === undefined ? "" : `content-type: ${type}\r\n`;
  return statusOf(await sendRaw(port, `POST ${path} HTTP/1.1\r\nhost: x\r\n${typed}${framing}`, body));
}

const capitals = (type: string): string => `${type.toUpperCase()}; x=y`;

describe.each(Object.entries(servers))("%s", (name, serve) => {
  describe.each(Object.entries(framings))("a body with %s", (_, frame) => {
    test.each([true, false])("is refused unless it is read and valid; required: %j", async (required) => {
      const port = await listen(await serve(required));
      const statuses = new Map<string, number>();
      for (const path of paths) {
        const [own, refused] = operations[path];
        for (const type of [undefined, "", "x", "application/x-other", "image/png", own, capitals(own)])
          // oxlint-disable-next-line no-await-in-loop -- one at a time
          statuses.set(`${path} ${type}`, await send(port, path, type, frame(refused)));
      }
      // A parser for all types may refuse what is not JSON itself.
      const isOwn = (key: string): boolean =>
        key.endsWith("=y") || paths.some((path) => key === `${path} ${operations[path][0]}`);
      const allowed = (key: string): readonly number[] =>
        isOwn(key) || name.includes("one parser") ? [400, 415] : [415];
      expect([...statuses].filter(([key, status]) => !allowed(key).includes(status))).toEqual([]);
      expect(statuses.get("/json undefined")).toBe(415);
    });
  });

  test("takes an empty body for none", async () => {
    const port = await listen(await serve(false));
    // Only who reads it knows that there is nothing in chunks.
    for (const framed of name === "Hono" ? Object.keys(framings) : ["its length"])
      for (const path of paths)
        // oxlint-disable-next-line no-await-in-loop -- one at a time
        expect([path, await send(port, path, undefined, framings[framed]!(""))]).toEqual([path, 200]);
  });
});

test.each(paths)("Hono takes an empty body of the type of %s for none", async (path) => {
  for (const required of [false, true]) {
    // oxlint-disable-next-line no-await-in-loop -- one server after the other
    const port = await listen(await honoServer(required));
    for (const frame of Object.values(framings))
      // oxlint-disable-next-line no-await-in-loop -- one at a time
      expect(await send(port, path, operations[path][0], frame(""))).toBe(required ? 400 : 200);
  }
});
