import type { Api } from "../api/api.js";
import { decodePath } from "../api/router.js";
import type { MessageIssue } from "../api/issue.js";
import type { Operation, RequestMessage, RequestValues, ResponseMessage } from "../api/operation.js";
import { LimitError, requireArgument } from "argot";
import { type PathsBelow, pathsBelow } from "./base-path.js";
import { handlersByOperation } from "./operation-handlers.js";
import { checkOptions, type MiddlewareOptions } from "./options.js";
import { readAnyhow, type Reading, type ReadPath } from "./path-spelling.js";
import { problem, type ProblemDetails, problemDetails } from "./problem-details.js";
import { Security, type SecurityRefusal } from "./security.js";

/** The data of a checked request, for handlers. */
export interface CheckedRequest {
  /** The operation that it is for. */
  readonly operation: Operation;
  /** The values of its parameters, and its body. */
  readonly values: RequestValues;
}

/** An operation that a request is for, and the texts of its path parameters. */
export interface Routed {
  readonly operation: Operation;
  readonly path: ReadonlyMap<string, string>;
}

/** Headers as servers have them, with names in lower case. */
type ServerHeaders = Readonly<Record<string, string | readonly string[] | undefined>>;

/** A body with its media type; without one, it is of an unknown type (RFC 9110, section 8.3). */
function typed({ body, headers }: { readonly body?: unknown; readonly headers: ServerHeaders }) {
  if (body === undefined || headers["content-type"] !== undefined) return { body, headers };
  // Parsers may return a body although there is none.
  if (headers["content-length"] === "0") return { body: undefined, headers };
  return { body, headers: { ...headers, "content-type": "application/octet-stream" } };
}

/** Maximum length of a path: the minimum that RFC 9110, section 4.1, recommends to support. */
const maxPathLength = 8000;

/** The functions of the middleware that do not depend on the framework. */
export class Gate<Request, Handler> {
  /** The handlers that the middleware calls, by their operations. */
  readonly handlers: ReadonlyMap<Operation, Handler>;
  readonly #api: Api;
  readonly #options: MiddlewareOptions<Request, Handler>;
  readonly #below: PathsBelow;
  readonly #security: Security<Request>;

  constructor(api: Api, options: MiddlewareOptions<Request, Handler>) {
    const isApi = typeof (api as Api | undefined)?.route === "function";
    requireArgument(isApi, "openApi", "an API, which `openDocument` of @argot/openapi makes", api);
    checkOptions(options);
    this.#api = api;
    this.#options = options;
    this.#below = pathsBelow(api, options.basePath ?? "");
    this.#security = new Security(api, options.security);
    this.handlers = handlersByOperation(api, options.operations);
  }

  /**
   * The operation of a request; the problem if it has none; `undefined` if the request is left to the server.
   *
   * @param path - As the router reads it, still encoded.
   * @param readings - The ways in which the router may read it.
   */
  route(method: string, path: string, readings: ReadPath): Routed | ProblemDetails | undefined {
    if (path.length > maxPathLength) return problem(414, `The path has more than ${maxPathLength} characters`);
    const decoded = decodePath(path);
    if (decoded === undefined) return problem(400, "The path must be percent-encoded UTF-8");
    if (this.#ignores(method, decoded)) return undefined;
    const results = readings(decoded, path).map((each) => this.#find(method, each));
    const [found, ...others] = results.filter((each) => typeof each === "object");
    if (found) {
      const isClear = others.every(({ route }) => shapeOf(route) === shapeOf(found.route));
      if (isClear) return { operation: found.route, path: found.parameters };
      return problem(400, "The path is spelled in a way that leaves open which operation it is for");
    }
    if (this.#options.undescribed === "pass" || method.toUpperCase() === "OPTIONS") {
      // The server, or one behind it, may read the path as a described one.
      const isClear = readAnyhow(decoded).every((each) => typeof this.#find(method, each) !== "object");
      if (isClear) return undefined;
    }
    return results.includes("no-method")
      ? problem(405, "The path has no operation with this method")
      : problem(404, "There is no operation with this path");
  }

  /** Why the credentials of a request do not suffice; `undefined` if they do. */
  authorize(
    { operation }: Routed,
    message: { readonly query: string; readonly headers: ServerHeaders },
    request: Request,
  ): Promise<SecurityRefusal | undefined> {
    return this.#security.refusal(operation, message, request);
  }

  /** Checks a request. Returns its values, or what is wrong. */
  check(
    { operation, path }: Routed,
    message: Pick<RequestMessage, "query" | "body" | "files"> & { readonly headers: ServerHeaders },
  ): CheckedRequest | ProblemDetails {
    try {
      const { valid, issues, values } = operation.checkRequest({ ...message, ...typed(message), path });
      return valid ? { operation, values } : problemDetails(issues);
    } catch (error) {
      // The request exceeds the limits of the instance. All other exceptions are errors of the server.
      if (error instanceof LimitError)
        return problem(400, `The request exceeds the limit "${error.limit}" of ${error.maximum}`);
      throw error;
    }
  }

  /** Whether the next response is to be checked. */
  get samples(): boolean {
    const { responses } = this.#options;
    return responses !== undefined && Math.random() < (responses.share ?? 1);
  }

  /**
   * Checks a response with JSON, or without a body. An undescribed server error is not reported.
   *
   * @param method - That of the request: a response to HEAD has no body to check.
   * @param text - The body.
   */
  checkResponse(operation: Operation, method: string, head: Omit<ResponseMessage, "body">, text: string): void {
    if (text === "" && method.toUpperCase() === "HEAD") return;
    const issues = issuesOf(operation, head, text);
    const isOwnError = head.status >= 500 && issues.at(0)?.in === "status";
    if (issues.length > 0 && !isOwnError)
      this.#options.responses?.onInvalid({ operation, status: head.status, issues });
  }

  /** Whether a path is ignored, and in no other spelling that of an operation that is not. */
  #ignores(method: string, decoded: string): boolean {
    const { ignorePaths } = this.#options;
    // A promise must not count as `true`.
    const isIgnored = (path: string): boolean => (ignorePaths?.(path) as unknown) === true;
    if (!isIgnored(decoded)) return false;
    return readAnyhow(decoded).every(
      (each) => isIgnored(each.text.replace(/^\/+/, "/")) || typeof this.#find(method, each) !== "object",
    );
  }

  #find(method: string, { text, isLax }: Reading) {
    const results = this.#below(text, isLax).map((below) => this.#api.route(method, below, { lax: isLax }));
    return results.find((each) => typeof each === "object") ?? results.find((each) => each !== undefined);
  }
}

/** The path of an operation as lax routers read it. */
const shapeOf = ({ path }: Operation): string => path.toLowerCase().replaceAll(/\/+/g, "/").replace(/\/$/, "");

function issuesOf(operation: Operation, head: Omit<ResponseMessage, "body">, text: string): readonly MessageIssue[] {
  try {
    return operation.checkResponse({ ...head, body: text === "" ? undefined : (JSON.parse(text) as unknown) }).issues;
  } catch (error) {
    if (error instanceof SyntaxError) return [{ in: "body", pointer: "", message: "must be JSON" }];
    throw error;
  }
}

/** Whether a result is a problem. */
export const isProblem = (result: object): result is ProblemDetails => "status" in result;
