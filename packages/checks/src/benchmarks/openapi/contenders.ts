// What checks requests by an OpenAPI description: Argot, and packages that use Ajv. Each opens the description as its documents say.
import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { openDocument } from "@argot/openapi";
import { openApi } from "@argot/openapi/middleware/express";
import express from "express";
import * as OpenApiValidator from "express-openapi-validator";
import { OpenAPIBackend } from "openapi-backend";
import type { BenchRequest } from "./requests.js";

/** Whether a request is valid. */
export type Check = (request: BenchRequest) => boolean | Promise<boolean>;

/** Opens a description. */
export type Contender = (document: object) => Check | Promise<Check>;

/** The contenders by their names in the table. */
export const contenders: Readonly<Record<string, Contender>> = {
  Argot: (document) => {
    const api = openDocument(document);
    return ({ operationId, parameters, query, body }) =>
      api.operation(operationId).checkRequest({ path: parameters, query, headers: headersFor(body), body }).valid;
  },
  // Without "quick" it compiles all operations when it opens the description, which takes minutes.
  "openapi-backend (Ajv)*, description not checked": async (document) => {
    const ajvOpts = { strict: false, logger: false as const };
    const api = new OpenAPIBackend({ definition: withoutUntypedNullable(document) as never, quick: true, ajvOpts });
    await api.init();
    return ({ operationId, method, path, query, body }) =>
      api.validateRequest({ method, path, query, headers: headersFor(body), body: body as never }, operationId).valid;
  },
  "Argot in Express": (document) =>
    throughExpress((app) => void app.use(openApi(openDocument(document), { undescribed: "refuse" }) as never)),
  "express-openapi-validator (Ajv)*": (document) =>
    throughExpress((app) => {
      app.use(
        OpenApiValidator.middleware({
          apiSpec: withoutUntypedNullable(document) as never,
          validateRequests: true,
          validateResponses: false,
          validateSecurity: false,
          validateFormats: false,
        }),
      );
    }),
};

const headersFor = (body: unknown): Record<string, string> =>
  body === undefined ? {} : { "content-type": "application/json" };

/** An application of Express without a network: requests have the body that a parser would have read. */
function throughExpress(install: (app: express.Express) => void): Check {
  const app = express();
  install(app);
  app.use((_request, response) => void response.status(200).end());
  app.use(((error: { readonly status?: number }, _request, response, _next) => {
    response.status(error.status ?? 500).end();
  }) satisfies express.ErrorRequestHandler);
  return async (request) => {
    const status = await send(app, request);
    if (status === 200) return true;
    if (status === 400) return false;
    throw new Error(`${request.method} ${request.path} is answered with ${status}`);
  };
}

function send(app: express.Express, { method, path, query, body }: BenchRequest): Promise<number> {
  const request: IncomingMessage = Object.assign(new IncomingMessage(new Socket()), {
    method: method.toUpperCase(),
    url: query === "" ? path : `${path}?${query}`,
    headers: { host: "localhost", ...headersFor(body), ...(body !== undefined && { "content-length": "1" }) },
    body,
  });
  const response = new ServerResponse(request);
  return new Promise((resolve) => {
    response.end = (() => {
      resolve(response.statusCode);
      return response;
    }) as ServerResponse["end"];
    app(request as never, response as never);
  });
}

/** A copy of a description without `nullable` where there is no `type`: Ajv throws at the first of these, and they say nothing. */
function withoutUntypedNullable(document: object): object {
  const copy = structuredClone(document);
  const pending: unknown[] = [copy];
  for (let next = pending.pop(); pending.length > 0 || next !== undefined; next = pending.pop()) {
    if (typeof next !== "object" || next === null) continue;
    const object = next as Record<string, unknown>;
    if (object["nullable"] === true && object["type"] === undefined) delete object["nullable"];
    for (const value of Object.values(object)) pending.push(value);
  }
  return copy;
}
