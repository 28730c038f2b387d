import type { MessageIssue } from "../api/issue.js";
import type { Operation } from "../api/operation.js";
import { DefinitionError, refuseUnknownOptions } from "argot";
import type { OperationHandlers } from "./operation-handlers.js";
import type { SecurityOption } from "./security.js";

/** A response that is not valid. */
export interface InvalidResponse {
  /** The operation that was requested. */
  readonly operation: Operation;
  /** The status code. */
  readonly status: number;
  /** What is wrong. */
  readonly issues: readonly MessageIssue[];
}

/** Which responses are checked, and what happens if one is invalid. */
export interface ResponseOptions {
  /** The share of responses that are checked, from 0 to 1. Default: 1. */
  readonly share?: number;
  /** Called with each that is not valid. The response is sent as it is, unless this throws. */
  readonly onInvalid: (invalid: InvalidResponse) => void;
}

/**
 * Options of all middleware.
 *
 * @typeParam Request - The request of the framework; with Hono, its context.
 * @typeParam Handler - A handler of the framework.
 */
export interface MiddlewareOptions<Request = unknown, Handler = never> {
  /**
   * The path before those of the description, such as `"/v1"`. `"servers"` takes it from the URLs of the servers that
   * the description lists, with their variables; servers of single paths and operations are ignored. Default: none.
   */
  readonly basePath?: string;
  /**
   * How requests that no operation describes are treated: `"refuse"` answers 404 or 405, `"pass"` leaves them to the
   * server. Requests with `OPTIONS` are always left to the server. Default: `"refuse"`.
   */
  readonly undescribed?: "refuse" | "pass";
  /**
   * Whether requests with a path are left to the server, even if an operation describes them: neither their credentials nor their
   * values are checked. The path is that of the request, without percent-encodings that have no meaning. Default: none are.
   */
  readonly ignorePaths?: (path: string) => boolean;
  /** Checks responses with JSON. Default: none are checked. */
  readonly responses?: ResponseOptions;
  /**
   * Handlers that check credentials, by the names of the security schemes; `"elsewhere"` if other code enforces security.
   * Every scheme that an operation requires must have one.
   */
  readonly security?: SecurityOption<Request>;
  /**
   * Handlers of operations, by their names: `operationId`s, or methods with paths. They are called for requests that are valid. What has no
   * handler here is left to the router of the server.
   */
  readonly operations?: OperationHandlers<Handler>;
}

const names = [
  "basePath",
  "undescribed",
  "ignorePaths",
  "responses",
  "security",
  "operations",
] satisfies (keyof MiddlewareOptions)[];

/** @throws DefinitionError if an option is unknown, or has a value that it cannot have. */
export function checkOptions(options: MiddlewareOptions<never, unknown>): void {
  refuseUnknownOptions("openApi", options, names);
  const { basePath = "/", undescribed = "refuse", ignorePaths, responses, security = {}, operations = {} } = options;
  if (typeof basePath !== "string" || !(basePath === "servers" || basePath.startsWith("/")))
    refuse('`basePath` must begin with "/", or be "servers"');
  if (undescribed !== "refuse" && undescribed !== "pass") refuse('`undescribed` must be "refuse" or "pass"');
  if (ignorePaths !== undefined && typeof ignorePaths !== "function")
    refuse("`ignorePaths` must be a function that returns whether a path is ignored");
  if (security !== "elsewhere" && !isHandlers(security))
    refuse('`security` must be an object of functions by the names of security schemes, or "elsewhere"');
  if (!isHandlers(operations)) refuse("`operations` must be an object of functions by the names of operations");
  if (responses === undefined) return;
  refuseUnknownOptions("responses", responses, ["share", "onInvalid"] satisfies (keyof ResponseOptions)[]);
  const { share = 1, onInvalid } = responses;
  if (typeof share !== "number" || !(share >= 0 && share <= 1))
    refuse("`responses.share` must be a number from 0 to 1");
  if (typeof onInvalid !== "function") refuse("`responses.onInvalid` must be a function");
}

const isHandlers = (value: unknown): boolean =>
  typeof value === "object" && value !== null && Object.values(value).every((each) => typeof each === "function");

function refuse(reason: string): never {
  throw new DefinitionError(`OpenAPI middleware: ${reason}.`);
}
