// Paths in any spelling, through the routers of the frameworks: what reaches a handler was checked by its operation, or is not described.
import type { RequestListener } from "node:http";
import { openDocument } from "../../src/index.js";
import express from "express";
import * as fc from "fast-check";
import { fastify } from "fastify";
import { Hono } from "hono";
import { describe, expect, onTestFinished, test } from "vitest";
import { openApi as openApiForExpress } from "../../src/middleware/express.js";
import { openApi as openApiForFastify } from "../../src/middleware/fastify.js";
import { type HonoOpenApiEnv, openApi as openApiForHono } from "../../src/middleware/hono.js";
import type { CheckedRequest, MiddlewareOptions } from "../../src/middleware/index.js";
import { headerOf, listen, sendRaw, statusOf } from "./raw-requests.js";

/** Operations by id. Each takes only requests that name it in a header, so that no other one can have checked these. */
const routes = {
  list: ["get", "/pets"],
  add: ["post", "/pets"],
  mine: ["get", "/pets/mine"],
  pet: ["get", "/pets/{id}"],
  remove: ["delete", "/pets/{id}"],
  toy: ["get", "/pets/{id}/toys/{toy}"],
  slash: ["get", "/shops/"],
} as const;
type Name = keyof typeof routes;
const names = Object.keys(routes) as Name[];

const api = () => {
  const paths: Record<string, Record<string, object>> = {};
  for (const [name, [method, path]] of Object.entries(routes)) {
    const parameters = [
      { name: "X-For", in: "header", required: true, schema: { const: name } },
      ...Array.from(path.matchAll(/\{(.*?)\}/g), ([, id]) => ({ name: id, in: "path", required: true, schema: {} })),
    ];
    paths[path] = {
      ...paths[path],
      [method]: { operationId: name, parameters, responses: { 200: { description: "" } } },
    };
  }
  const document = { openapi: "3.1.0", info: { title: "Pets", version: "1" }, paths };
  // Targets have queries, which are not the subject here.
  return openDocument(document, { unknownQueryParameters: "allow" });
};

/** What a handler says of itself, and of the operation that the request was checked by. */
const reached = (name: string, checked: CheckedRequest | null | undefined): Record<string, string> => ({
  "x-reached": name,
  "x-checked": checked?.operation.operationId ?? "",
});

const withColons = (path: string): string => path.replaceAll(/\{(.*?)\}/g, ":$1");

type Serve = (options: MiddlewareOptions, base: string) => RequestListener | Promise<RequestListener>;

const expressServer =
  (settings: readonly string[], inRouter: boolean): Serve =>
  (options, base) => {
    const app = express();
    for (const each of settings) app.enable(each);
    const answer =
      (name: string): express.RequestHandler =>
      (_, response) =>
        void response.set(reached(name, response.locals["openApi"] as CheckedRequest)).end();
    const target = inRouter ? express.Router() : app;
    target.use(openApiForExpress(api(), inRouter ? options : { ...options, basePath: base || "/" }) as never);
    for (const [name, [method, path]] of Object.entries(routes))
      target[method]((inRouter ? "" : base) + withColons(path), answer(name));
    if (inRouter) app.use(base || "/", target);
    app.all("/{*rest}", answer("none"));
    return app as RequestListener;
  };

const fastifyServer =
  (routerOptions: object): Serve =>
  async (options, base) => {
    const app = fastify({ routerOptions });
    await app.register(openApiForFastify, { api: api(), basePath: base || "/", ...options });
    for (const [name, [method, path]] of Object.entries(routes))
      app[method](base + withColons(path), (request, reply) => reply.headers(reached(name, request.openApi)).send());
    app.all("/*", (request, reply) => reply.headers(reached("none", request.openApi)).send());
    await app.ready();
    onTestFinished(() => app.close());
    return (request, response) => app.routing(request, response);
  };

const honoServer =
  (strict: boolean): Serve =>
  (options, base) => {
    const app = new Hono<HonoOpenApiEnv>({ strict }).use(openApiForHono(api(), { basePath: base || "/", ...options }));
    for (const [name, [method, path]] of Object.entries(routes))
      // An application that is not strict takes the slash from the path of a request, and not from that of a handler.
      app[method](base + withColons(strict ? path : path.replace(/\/$/, "")), (context) =>
        context.body(null, 200, reached(name, context.get("openApi"))),
      );
    app.all("*", (context) => context.body(null, 200, reached("none", context.get("openApi"))));
    return async (request, response) => {
      const url = request.url?.startsWith("/") ? `http://x${request.url}` : (request.url ?? "");
      const headers = { "x-for": String(request.headers["x-for"]) };
      const made = URL.canParse(url) && new Request(url, { method: request.method ?? "", headers });
      if (!made) return void response.writeHead(400).end();
      const answer = await app.request(made);
      response.writeHead(answer.status, Object.fromEntries(answer.headers.entries())).end();
    };
  };

const servers: Readonly<Record<string, Serve>> = {
  Express: expressServer([], false),
  "Express, strict": expressServer(["case sensitive routing", "strict routing"], false),
  "Express with a router": expressServer(["case sensitive routing"], true),
  Fastify: fastifyServer({}),
  "Fastify in any case": fastifyServer({ caseSensitive: false }),
  "Fastify with any slashes": fastifyServer({ ignoreTrailingSlash: true, ignoreDuplicateSlashes: true }),
  "Fastify with semicolons": fastifyServer({ useSemicolonDelimiter: true }),
  "Fastify, lax": fastifyServer({
    caseSensitive: false,
    ignoreTrailingSlash: true,
    ignoreDuplicateSlashes: true,
    useSemicolonDelimiter: true,
  }),
  Hono: honoServer(true),
  "Hono, not strict": honoServer(false),
};

interface Answer {
  readonly status: number;
  readonly reached: string | undefined;
  readonly checked: string | undefined;
}

/** Sends a target as it is: clients and URLs would change it. */
async function send(port: number, method: string, target: string, name: string): Promise<Answer> {
  const text = await sendRaw(port, `${method} ${target} HTTP/1.1\r\nhost: x\r\nx-for: ${name}\r\n`);
  return { status: statusOf(text), reached: headerOf(text, "x-reached"), checked: headerOf(text, "x-checked") };
}

/** Ways to spell a path otherwise, at a place in it. */
const changes: Readonly<Record<string, (path: string, at: number) => string>> = {
  encode: (path, at) => replaced(path, at, (each) => `%${each.charCodeAt(0).toString(16)}`),
  "encode in capitals": (path, at) => replaced(path, at, (each) => `%${each.charCodeAt(0).toString(16).toUpperCase()}`),
  "encode twice": (path, at) => replaced(path, at, (each) => `%25${each.charCodeAt(0).toString(16)}`),
  malformed: (path, at) => replaced(path, at, (each) => `%%36%3${each}`),
  "not UTF-8": (path, at) => replaced(path, at, (each) => `${each}%FF`),
  "not ASCII": (path, at) => replaced(path, at, (each) => `${each}\u00A0`),
  "other case": (path, at) => replaced(path, at, (each) => each.toUpperCase()),
  capitals: (path) => path.toUpperCase(),
  "two slashes": (path, at) => path.replace(nthSlash(at), "//"),
  "slash at the end": (path) => `${path}/`,
  "slash at the beginning": (path) => `/${path}`,
  dot: (path, at) => path.replace(nthSlash(at), "/./"),
  dots: (path, at) => path.replace(nthSlash(at), "/x/../"),
  "encoded dots": (path, at) => path.replace(nthSlash(at), "/x/%2e%2E/"),
  backslash: (path, at) => path.replace(nthSlash(at), "\\"),
  "encoded slash": (path, at) => path.replace(nthSlash(at), "%2F"),
  semicolon: (path) => `${path};a=b`,
  "semicolon within": (path, at) => path.replace(nthSlash(at), ";a/"),
  fragment: (path) => `${path}#`,
  "fragment with a slash": (path) => `${path}#/other?x`,
  "backslash and fragment": (path, at) => `${path.replace(nthSlash(at), "\\")}#`,
  query: (path) => `${path}?a=b`,
  "empty query": (path) => `${path}?`,
  absolute: (path) => `http://x${path}`,
  "absolute in capitals": (path) => `HTTP://X:80${path}`,
};
const replaced = (path: string, at: number, by: (each: string) => string): string => {
  const index = 1 + (at % Math.max(1, path.length - 1));
  return path.slice(0, index) + by(path[index] ?? "") + path.slice(index + 1);
};
/** A slash after the first, which has to stay. */
const nthSlash = (at: number): RegExp => (at % 2 === 0 ? /(?<=.)\// : /(?<=.\/.*)\//);

const target = fc
  .record({
    path: fc.constantFrom(
      "/pets",
      "/pets/mine",
      "/pets/Mine",
      "/pets/a,b%2Fc",
      "/pets/7/toys/ball",
      "/shops/",
      "/other",
      "/",
    ),
    made: fc.array(fc.tuple(fc.constantFrom(...Object.keys(changes)), fc.nat(30)), { maxLength: 3 }),
  })
  .map(
    ({ path, made }) =>
      (base: string) =>
        made.reduce((text, [name, at]) => (changes[name] as never as (typeof changes)[string])(text, at), base + path),
  );

/** The path of a target. That of Hono is the path of a URL. */
function pathOf(text: string, server: string): string {
  const path = text.replace(/^https?:\/\/[^/]*/i, "").replace(/[?#].*/, "");
  return server.startsWith("Hono") ? new URL(`http://x${path}`).pathname : path;
}

/** Whether a request is described once its path is spelled as usual. */
function isDescribed(method: string, path: string, base: string): boolean {
  if (/%(?![\da-f]{2})|%ff|%25/i.test(path)) return false;
  const [decoded, usual] = [decodeURI, decodeURIComponent].map((decode) =>
    new URL(`http://x/${decode(path)}`).pathname.toLowerCase().replaceAll(/\/+/g, "/").replace(/\/$/, ""),
  ) as [string, string];
  const patterns: Readonly<Record<string, RegExp>> = {
    POST: /^\/pets$/,
    DELETE: /^\/pets\/[^/]+$/,
    GET: /^\/(?:pets(?:\/[^/]+(?:\/toys\/[^/]+)?)?|shops)$/,
  };
  const pattern = patterns[method === "HEAD" ? "GET" : method] as RegExp;
  return [decoded, usual].some((each) => each.startsWith(base) && pattern.test(each.slice(base.length)));
}

describe.each(Object.entries(servers))("%s", (server, serve) => {
  test.each([
    ["pass", ""],
    ["pass", "/v1"],
    ["refuse", ""],
  ] as const)("with undescribed: %j below %j", async (undescribed, base) => {
    const port = await listen(await serve({ undescribed }, base));
    for (const [name, [method, path]] of Object.entries(routes)) {
      const usual = base + path.replaceAll(/\{.*?\}/g, "x");
      for (const spelled of [usual, `${usual}?a#b`, `http://x${usual}`]) {
        // oxlint-disable-next-line no-await-in-loop -- one at a time
        const answer = await send(port, method.toUpperCase(), spelled, name);
        expect([spelled, answer]).toEqual([spelled, { status: 200, reached: name, checked: name }]);
      }
    }
    const seen = new Set<string>();
    await fc.assert(
      fc.asyncProperty(
        target,
        fc.constantFrom("GET", "HEAD", "POST", "DELETE"),
        fc.constantFrom(...names),
        async (spell, method, name) => {
          const text = spell(base);
          const answer = await send(port, method, text, name);
          seen.add(answer.reached ?? "");
          const isChecked = answer.checked === name && ["none", name].includes(answer.reached ?? "");
          // The middleware of a router sees what is below the router.
          const isSeen = base === "" || !server.includes("router");
          const mayPass =
            answer.reached === "none" &&
            answer.checked === "" &&
            undescribed === "pass" &&
            !(isSeen && isDescribed(method, pathOf(text, server), base));
          expect([text, answer, answer.status !== 500]).toEqual([text, answer, true]);
          expect([text, answer, answer.reached === undefined || isChecked || mayPass]).toEqual([text, answer, true]);
        },
      ),
      { numRuns: 200 },
    );
    expect(seen.size).toBeGreaterThan(2);
  });
});
