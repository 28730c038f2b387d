import type { Api } from "../api/api.js";
import type { FormFile } from "../bodies/form.js";
import { type CheckedRequest, Gate, isProblem } from "./gate.js";
import { headerTexts } from "./header-texts.js";
import type { MiddlewareOptions } from "./options.js";
import { readLaxly, targetOf } from "./path-spelling.js";
import { type ProblemDetails, problemType } from "./problem-details.js";

/** The members of a request of Express that the middleware reads. */
export interface ExpressRequest {
  /** The method. */
  readonly method: string;
  /** Path and query, below where the middleware is mounted. */
  readonly url: string;
  /** The path as the router reads it. Default: that of `url`. */
  readonly path?: string;
  /** The headers. */
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** The body that a parser before the middleware has read. */
  readonly body?: unknown;
  /** The file of a form, as multer provides it. */
  readonly file?: unknown;
  /** The files of a form, as multer provides them: a list, or lists by field. */
  readonly files?: unknown;
}

/** The members of a response of Express that the middleware uses. */
export interface ExpressResponse {
  /** The status code. */
  statusCode: number;
  /** Values for handlers. The middleware sets `openApi`. */
  readonly locals: Record<string, unknown>;
  /** Sets the status code. */
  status(code: number): this;
  /** Sets the header `Content-Type`. */
  type(type: string): this;
  /** Sets a header. */
  setHeader(name: string, value: string): unknown;
  /** Sends JSON. */
  json(body?: unknown): this;
  /** Sends a text. */
  send(body?: unknown): this;
  /** Whether a part of the response is sent. */
  readonly headersSent: boolean;
  /** Ends the response. */
  end(...last: unknown[]): unknown;
  /** The headers. */
  getHeaders(): Readonly<Record<string, string | number | readonly string[] | undefined>>;
}

/** Middleware of Express. */
export type ExpressMiddleware<Request = ExpressRequest, Response = ExpressResponse> = (
  request: Request,
  response: Response,
  next: (error?: unknown) => void,
) => Promise<void>;

/** A handler of Express. */
export type ExpressHandler<Request = ExpressRequest, Response = ExpressResponse> = (
  request: Request,
  response: Response,
  next: (error?: unknown) => void,
) => unknown;

/**
 * Makes middleware for Express 5 that checks requests, and responses that are sent by `json` or without a body. It comes after the parsers of bodies. A
 * request that is not valid is answered with problem details. Otherwise handlers find the values in `response.locals.openApi`, a
 * `CheckedRequest`.
 *
 * @throws DefinitionError if an option is wrong.
 */
export function openApi<
  Request extends ExpressRequest = ExpressRequest,
  Response extends ExpressResponse = ExpressResponse,
>(
  api: Api,
  options: MiddlewareOptions<Request, ExpressHandler<Request, Response>> = {},
): ExpressMiddleware<Request, Response> {
  const gate = new Gate(api, options);
  return async (request, response, next) => {
    const { method, url, headers, body } = request;
    const refuse = (problem: ProblemDetails, more: Readonly<Record<string, string>> = {}): void => {
      for (const [name, text] of Object.entries(more)) response.setHeader(name, text);
      response.status(problem.status).type(problemType).send(JSON.stringify(problem));
    };
    const target = targetOf(url);
    // A router within the application may have other options than the application, so all spellings are considered.
    const routed = gate.route(method, request.path ?? target.path, readLaxly);
    if (!routed) return next();
    if (isProblem(routed)) return refuse(routed);
    const refusal = await gate.authorize(routed, { query: target.query, headers }, request);
    if (refusal) return refuse(refusal.problem, refusal.headers);
    const checked: CheckedRequest | ProblemDetails = gate.check(routed, {
      query: target.query,
      headers,
      body,
      files: filesOf(request),
    });
    if (isProblem(checked)) return refuse(checked);
    response.locals["openApi"] = checked;
    if (gate.samples)
      beforeSent(response, (text) => {
        const head = { status: response.statusCode, headers: headerTexts(response.getHeaders()) };
        gate.checkResponse(routed.operation, method, head, text);
      });
    const handler = gate.handlers.get(routed.operation);
    if (handler) await handler(request, response, next);
    else next();
  };
}

/**
 * Calls a function once before a response is sent by `json` or without a body. If it throws, the response to that error
 * is not checked.
 */
function beforeSent(response: ExpressResponse, check: (text: string) => void): void {
  let isChecked = false;
  const checkOnce = (text: string): void => {
    if (isChecked) return;
    isChecked = true;
    check(text);
  };
  const json = response.json.bind(response);
  const end = response.end.bind(response);
  response.json = (sent) => {
    // The JSON that clients get, in which dates and other objects are texts.
    const text = JSON.stringify(sent) as string | undefined;
    checkOnce(text ?? "");
    return json(sent);
  };
  response.end = (...last) => {
    const [chunk] = last;
    const isEmpty = chunk === undefined || chunk === null || chunk === "" || typeof chunk === "function";
    if (isEmpty && !response.headersSent) checkOnce("");
    return end(...last);
  };
}

/** A file of multer. */
interface UploadedFile {
  readonly fieldname?: string;
  readonly size: number;
  readonly buffer?: Uint8Array;
}

/** The files of a form, which multer separates from its texts. */
const filesOf = ({ file, files = {} }: ExpressRequest): readonly FormFile[] =>
  Object.entries({ ...(file !== undefined && { file }), ...(files as Readonly<Record<string, unknown>>) }).flatMap(
    ([field, list]) =>
      (Array.isArray(list) ? list : [list]).map((value: UploadedFile) => ({
        name: value.fieldname ?? field,
        size: value.size,
        value,
        bytes: value.buffer,
      })),
  );
