import type { Api } from "../api/api.js";
import type { FormFile } from "../bodies/form.js";
import type { Operation, RequestMessage } from "../api/operation.js";
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest, RouteHandlerMethod } from "fastify";
import { type CheckedRequest, Gate, isProblem } from "./gate.js";
import { basePathsOf } from "./base-path.js";
import { fastifyPath } from "./fastify-path.js";
import { headerTexts, isJson } from "./header-texts.js";
import type { MiddlewareOptions } from "./options.js";
import { readExactly, readWithEmpty, targetOf } from "./path-spelling.js";
import { type ProblemDetails, problemType } from "./problem-details.js";

declare module "fastify" {
  interface FastifyRequest {
    /** The operation and values of the request, if it was checked by an OpenAPI description. */
    openApi: CheckedRequest | null;
  }
}

/** Options of the plugin. */
export interface FastifyOpenApiOptions extends MiddlewareOptions<FastifyRequest, RouteHandlerMethod> {
  /** The description. */
  readonly api: Api;
}

const plugin: FastifyPluginAsync<FastifyOpenApiOptions> = async (app: FastifyInstance, registered) => {
  const { api, ...given } = registered ?? {};
  // Fastify adds its own option.
  const { prefix: _, ...options } = given as MiddlewareOptions<FastifyRequest, RouteHandlerMethod> & {
    readonly prefix?: string;
  };
  const gate = new Gate(api, options);
  const { initialConfig } = app;
  const { caseSensitive, ignoreTrailingSlash, ignoreDuplicateSlashes, useSemicolonDelimiter } = {
    ...initialConfig,
    ...initialConfig.routerOptions,
  };
  const isLax = caseSensitive === false || ignoreTrailingSlash === true || ignoreDuplicateSlashes === true;
  /** The path as the router reads it. */
  const seen = (path: string): string => {
    const single = ignoreDuplicateSlashes === true ? path.replaceAll(/\/+/g, "/") : path;
    return ignoreTrailingSlash === true ? single.replace(/(?<=.)\/$/, "") : single;
  };
  const sampled = new WeakSet<FastifyRequest>();
  app.decorateRequest("openApi", null);
  app.addHook("preValidation", async (request, reply) => {
    const { method, headers, body } = request;
    const { path, query } = targetOf(request.raw.url ?? "/", useSemicolonDelimiter ? ";" : "?");
    const found = gate.route(method, seen(path), isLax ? readWithEmpty : readExactly);
    if (!found) return;
    const refuse = (problem: ProblemDetails, more: Readonly<Record<string, string>> = {}) =>
      reply.code(problem.status).headers(more).type(problemType).send(JSON.stringify(problem));
    if (isProblem(found)) return refuse(found);
    const refusal = await gate.authorize(found, { query, headers }, request);
    if (refusal) return refuse(refusal.problem, refusal.headers);
    const checked = gate.check(found, { query, headers, ...(await formOf(body)) });
    if (isProblem(checked)) return refuse(checked);
    request.openApi = checked;
    if (gate.samples) sampled.add(request);
  });
  // Responses to thrown errors come from an error handler.
  app.addHook("onError", async (request) => void sampled.delete(request));
  app.addHook("onSend", async (request, reply, payload) => {
    // Only once: if `onInvalid` throws, the response to its error comes here as well.
    if (!request.openApi || !sampled.delete(request)) return payload;
    const headers = headerTexts(reply.getHeaders());
    const text = payload ?? "";
    if (text === "" || (typeof text === "string" && isJson(headers["content-type"])))
      gate.checkResponse(request.openApi.operation, request.method, { status: reply.statusCode, headers }, text);
    return payload;
  });
  addRoutes(app, gate.handlers, basePathsOf(api, options.basePath ?? ""));
};

/** Adds a route for each operation with a handler. */
function addRoutes(
  app: FastifyInstance,
  handlers: ReadonlyMap<Operation, RouteHandlerMethod>,
  basePaths: readonly string[],
): void {
  for (const [{ method, path }, handler] of handlers) {
    if (!app.supportedMethods.includes(method)) app.addHttpMethod(method, { hasBody: true });
    for (const url of new Set(basePaths.map((base) => fastifyPath(base + path)))) app.route({ method, url, handler });
  }
}

/**
 * A plugin for Fastify 5 that checks the requests of the whole server, and responses with JSON. A request that is not valid is
 * answered with problem details. Otherwise handlers find the values in `request.openApi`, a `CheckedRequest`.
 *
 * @throws DefinitionError if an option is wrong.
 */
export const openApi: FastifyPluginAsync<FastifyOpenApiOptions> = Object.assign(plugin, {
  // Without a scope of its own, so that the hooks apply to the whole server.
  [Symbol.for("skip-override")]: true,
});

/** A part of a form as @fastify/multipart attaches it to a body. */
interface AttachedPart {
  /** The body. No value that a client sends has it. */
  readonly fields: unknown;
  readonly mimetype: string;
  readonly value?: unknown;
  readonly file?: { readonly bytesRead: number };
  readonly toBuffer: () => Promise<Uint8Array>;
}

/** A body. If it consists of parts, the values of its fields, and its files. */
async function formOf(body: unknown): Promise<Pick<RequestMessage, "body" | "files">> {
  if (typeof body !== "object" || body === null) return { body };
  const fields: [name: string, value: unknown][] = [];
  const files: FormFile[] = [];
  for (const [name, value] of Object.entries(body)) {
    for (const part of (Array.isArray(value) ? value : [value]) as unknown[]) {
      if (!isPartOf(body, part)) return { body };
      const { file } = part;
      // oxlint-disable-next-line no-await-in-loop -- the bytes are in memory
      const bytes = file && isJson(part.mimetype) ? await part.toBuffer() : undefined;
      if (file) files.push({ name, size: file.bytesRead, value: part, bytes });
      else fields.push([name, part.value]);
    }
  }
  return fields.length + files.length > 0 ? { body: fields, files } : { body };
}

const isPartOf = (body: object, part: unknown): part is AttachedPart =>
  typeof part === "object" && part !== null && (part as Partial<AttachedPart>).fields === body;
