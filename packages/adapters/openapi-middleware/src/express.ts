import type { Api } from "@argot/openapi";
import { type CheckedRequest, Gate, isProblem } from "./gate.js";
import { headerTexts } from "./header-texts.js";
import type { MiddlewareOptions } from "./options.js";
import { type ProblemDetails, problemType } from "./problem-details.js";

/** What the middleware reads of a request of Express. */
export interface ExpressRequest {
  /** The method. */
  readonly method: string;
  /** Path and query, below where the middleware is mounted. */
  readonly url: string;
  /** The headers. */
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** The body that a parser before the middleware has read. */
  readonly body?: unknown;
}

/** What the middleware calls of a response of Express. */
export interface ExpressResponse {
  /** The status code. */
  statusCode: number;
  /** Values for handlers. The middleware sets `openApi`. */
  readonly locals: Record<string, unknown>;
  /** Sets the status code. */
  status(code: number): this;
  /** Sets the header `Content-Type`. */
  type(type: string): this;
  /** Sends JSON. */
  json(body?: unknown): this;
  /** Sends a text. */
  send(body?: unknown): this;
  /** The headers. */
  getHeaders(): Readonly<Record<string, string | number | readonly string[] | undefined>>;
}

/** Middleware of Express. */
export type ExpressMiddleware = (
  request: ExpressRequest,
  response: ExpressResponse,
  next: (error?: unknown) => void,
) => void;

/**
 * Makes middleware for Express 5 that checks requests, and responses that are sent by `json`. It comes after the parsers of bodies. A
 * request that is not valid is answered with problem details. Otherwise handlers find the values in `response.locals.openApi`, a
 * `CheckedRequest`.
 *
 * @throws DefinitionError if an option is wrong.
 */
export function openApi(api: Api, options: MiddlewareOptions = {}): ExpressMiddleware {
  const gate = new Gate(api, options);
  return (request, response, next) => {
    const { method, url, headers, body } = request;
    const refuse = (problem: ProblemDetails): void => {
      response.status(problem.status).type(problemType).send(JSON.stringify(problem));
    };
    const routed = gate.route(method, url);
    if (!routed) return next();
    if (isProblem(routed)) return refuse(routed);
    const checked: CheckedRequest | ProblemDetails = gate.check(routed, url, { headers, body });
    if (isProblem(checked)) return refuse(checked);
    response.locals["openApi"] = checked;
    if (gate.samples) {
      const send = response.json.bind(response);
      response.json = (sent) => {
        const sentHeaders = headerTexts(response.getHeaders());
        // What clients get: dates and other objects are texts there.
        const text = JSON.stringify(sent) as string | undefined;
        const sentBody: unknown = text === undefined ? undefined : JSON.parse(text);
        gate.checkResponse(routed.operation, { status: response.statusCode, headers: sentHeaders, body: sentBody });
        return send(sent);
      };
    }
    next();
  };
}
