import type { Api } from "@argot/openapi";
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from "fastify";
import { type CheckedRequest, Gate, isProblem } from "./gate.js";
import { headerTexts, isJson } from "./header-texts.js";
import type { MiddlewareOptions } from "./options.js";
import { problemType } from "./problem-details.js";

declare module "fastify" {
  interface FastifyRequest {
    /** The operation and values of the request, if it was checked by an OpenAPI description. */
    openApi: CheckedRequest | null;
  }
}

/** Options of the plugin. */
export interface FastifyOpenApiOptions extends MiddlewareOptions {
  /** The description. */
  readonly api: Api;
}

const plugin: FastifyPluginAsync<FastifyOpenApiOptions> = async (app: FastifyInstance, registered) => {
  const { api, ...given } = registered ?? {};
  // Fastify adds its own option.
  const { prefix: _, ...options } = given as MiddlewareOptions & { readonly prefix?: string };
  const gate = new Gate(api, options);
  const sampled = new WeakSet<FastifyRequest>();
  app.decorateRequest("openApi", null);
  app.addHook("preValidation", async (request, reply) => {
    const { method, headers, body } = request;
    const url = request.raw.url ?? "/";
    const routed = gate.route(method, url);
    if (!routed) return;
    const checked = isProblem(routed) ? routed : gate.check(routed, url, { headers, body: body ?? undefined });
    if (isProblem(checked)) return reply.code(checked.status).type(problemType).send(JSON.stringify(checked));
    request.openApi = checked;
    if (gate.samples) sampled.add(request);
  });
  app.addHook("onSend", async (request, reply, payload) => {
    // Once: if `onInvalid` throws, the answer with its error comes here as well.
    if (!request.openApi || !sampled.delete(request) || typeof payload !== "string") return payload;
    const headers = headerTexts(reply.getHeaders());
    if (isJson(headers["content-type"])) {
      const body: unknown = JSON.parse(payload);
      gate.checkResponse(request.openApi.operation, { status: reply.statusCode, headers, body });
    }
    return payload;
  });
};

/**
 * A plugin for Fastify 5 that checks the requests of the whole server, and responses with JSON. A request that is not valid is
 * answered with problem details. Otherwise handlers find the values in `request.openApi`, a `CheckedRequest`.
 *
 * @throws DefinitionError if an option is wrong.
 */
export const openApi: FastifyPluginAsync<FastifyOpenApiOptions> = Object.assign(plugin, {
  // Without a scope of its own, so that the hooks are those of the server.
  [Symbol.for("skip-override")]: true,
});
