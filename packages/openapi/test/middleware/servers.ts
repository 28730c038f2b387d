import { once } from "node:events";
import type { AddressInfo } from "node:net";
import express from "express";
import { fastify } from "fastify";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { onTestFinished } from "vitest";
import { openApi as openApiForExpress } from "../../src/middleware/express.js";
import { openApi as openApiForFastify } from "../../src/middleware/fastify.js";
import { type HonoOpenApiEnv, openApi as openApiForHono } from "../../src/middleware/hono.js";
import {
  type CheckedRequest,
  type MiddlewareOptions,
  problemOfError,
  problemType,
} from "../../src/middleware/index.js";
import { answers, pets } from "./pets.js";

/** Sends a request to a server. */
export type Send = (path: string, init?: RequestInit) => Promise<Response>;

async function expressServer(options: MiddlewareOptions): Promise<Send> {
  const app = express();
  app.use(express.json({ limit: 1000 }));
  app.use(openApiForExpress(pets(), options) as never);
  const answer =
    (name: keyof typeof answers, status = 200): express.RequestHandler =>
    (_, response) => {
      response.status(status).json(answers[name]((response.locals["openApi"] as CheckedRequest).values));
    };
  app.get("/pets", answer("listPets"));
  app.post("/pets", answer("addPet", 201));
  app.get("/pets/:id", answer("getPet"));
  app.get("/now", answer("now"));
  app.get("/other", (_, response) => void response.send("other"));
  app.use(((error, _request, response, next) => {
    const problem = problemOfError(error);
    if (!problem) return next(error);
    response.status(problem.status).type(problemType).send(JSON.stringify(problem));
  }) satisfies express.ErrorRequestHandler);
  const server = app.listen(0);
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return (path, init) => fetch(`http://127.0.0.1:${port}${path}`, init);
}

async function fastifyServer(options: MiddlewareOptions): Promise<Send> {
  const app = fastify({ bodyLimit: 1000 });
  app.setErrorHandler((error, _, reply) => {
    const problem = problemOfError(error);
    if (!problem) throw error;
    return reply.code(problem.status).type(problemType).send(JSON.stringify(problem));
  });
  await app.register(openApiForFastify, { api: pets(), ...options });
  const valuesOf = (request: { readonly openApi: CheckedRequest | null }): CheckedRequest["values"] =>
    (request.openApi as CheckedRequest).values;
  app.get("/pets", (request) => Promise.resolve(answers.listPets(valuesOf(request))));
  app.post("/pets", (request, reply) => reply.code(201).send(answers.addPet(valuesOf(request))));
  app.get("/pets/:id", (request) => Promise.resolve(answers.getPet(valuesOf(request))));
  app.get("/now", () => Promise.resolve(answers.now()));
  app.get("/other", () => Promise.resolve("other"));
  const origin = await app.listen({ port: 0, host: "127.0.0.1" });
  onTestFinished(() => app.close());
  return (path, init) => fetch(origin + path, init);
}

function honoServer(options: MiddlewareOptions): Promise<Send> {
  const app = new Hono<HonoOpenApiEnv>()
    .use(bodyLimit({ maxSize: 1000 }))
    .use(openApiForHono(pets(), options))
    .get("/pets", (context) => context.json(answers.listPets(context.get("openApi").values) as object))
    .post("/pets", (context) => context.json(answers.addPet(context.get("openApi").values) as object, 201))
    .get("/pets/:id", (context) => context.json(answers.getPet(context.get("openApi").values) as object))
    .get("/now", (context) => context.json(answers.now()))
    .get("/other", (context) => context.text("other"));
  return Promise.resolve(async (path, init) => app.request(path, init));
}

/** Servers with the same operations. */
export const servers: Readonly<Record<string, (options: MiddlewareOptions) => Promise<Send>>> = {
  express: expressServer,
  fastify: fastifyServer,
  hono: honoServer,
};
