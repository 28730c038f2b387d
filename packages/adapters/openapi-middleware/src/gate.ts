import type { Api, Operation, RequestMessage, RequestValues, ResponseMessage } from "@argot/openapi";
import { LimitError, requireArgument } from "argot";
import { type PathBelow, pathBelow } from "./base-path.js";
import { checkOptions, type MiddlewareOptions } from "./options.js";
import { problem, type ProblemDetails, problemDetails } from "./problem-details.js";

/** What handlers get of a request that was checked. */
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

/** What middleware does with requests and responses, whatever the framework. */
export class Gate {
  readonly #api: Api;
  readonly #options: MiddlewareOptions;
  readonly #below: PathBelow;

  constructor(api: Api, options: MiddlewareOptions) {
    const isApi = typeof (api as Api | undefined)?.route === "function";
    requireArgument(isApi, "openApi", "an API, which `openDocument` of @argot/openapi makes", api);
    checkOptions(options);
    this.#api = api;
    this.#options = options;
    this.#below = pathBelow(api, options.basePath ?? "");
  }

  /**
   * The operation of a request; the problem if it has none; `undefined` if the request is left to the server.
   *
   * @param url - Path and query, still encoded.
   */
  route(method: string, url: string): Routed | ProblemDetails | undefined {
    const path = this.#below(pathOf(url));
    const found = path === undefined ? undefined : this.#find(method.toUpperCase(), path);
    if (typeof found === "object") return { operation: found.route, path: found.parameters };
    if (this.#options.undescribed === "pass" || method.toUpperCase() === "OPTIONS") return undefined;
    return found === "no-method"
      ? problem(405, "The path has no operation with this method")
      : problem(404, "There is no operation with this path");
  }

  /** Checks a request. Returns its values, or what is wrong. */
  check(
    { operation, path }: Routed,
    url: string,
    message: Pick<RequestMessage, "headers" | "body">,
  ): CheckedRequest | ProblemDetails {
    try {
      const { valid, issues, values } = operation.checkRequest({ ...message, path, query: queryOf(url) });
      return valid ? { operation, values } : problemDetails(issues);
    } catch (error) {
      // The request is too large for the limits of the instance. Whatever else is thrown is an error of the server.
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

  /** Checks a response. */
  checkResponse(operation: Operation, response: ResponseMessage): void {
    const { valid, issues } = operation.checkResponse(response);
    if (!valid) this.#options.responses?.onInvalid({ operation, status: response.status, issues });
  }

  /** Requests with HEAD are for the operation of GET, unless they have their own. */
  #find(method: string, path: string) {
    const found = this.#api.route(method, path);
    return typeof found !== "object" && method === "HEAD" ? this.#api.route("GET", path) : found;
  }
}

const pathOf = (url: string): string => url.split("?", 1)[0] as string;
const queryOf = (url: string): string => (url.includes("?") ? url.slice(url.indexOf("?") + 1) : "");

/** Whether a result is a problem. */
export const isProblem = (result: object): result is ProblemDetails => "status" in result;
