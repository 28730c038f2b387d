import { requireArgument } from "argot";
import type { MessageIssue } from "../api/issue.js";

/** One thing that is wrong with a request. */
export interface ProblemIssue extends Pick<MessageIssue, "in" | "name" | "pointer"> {
  /** What is wrong: the end of a sentence about the part. It contains no values of the request. */
  readonly detail: string;
}

/**
 * A problem that servers send to clients with the media type `application/problem+json`.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc9457 | RFC 9457}
 */
export interface ProblemDetails {
  /** Always `"about:blank"`: the status says what kind of problem it is. */
  readonly type: "about:blank";
  /** The name of the status. */
  readonly title: string;
  /** The status code. */
  readonly status: number;
  /** What is wrong, in a sentence: the first of `errors`. */
  readonly detail: string;
  /** Everything that is wrong. */
  readonly errors: readonly ProblemIssue[];
}

/** The media type of problem details. */
export const problemType = "application/problem+json";

const titles = {
  400: "Bad Request",
  401: "Unauthorized",
  403: "Forbidden",
  404: "Not Found",
  405: "Method Not Allowed",
  413: "Content Too Large",
  414: "URI Too Long",
  415: "Unsupported Media Type",
} as const;

/** A problem without a list of issues. */
export const problem = (
  status: keyof typeof titles,
  detail: string,
  errors: readonly ProblemIssue[] = [],
): ProblemDetails => ({
  type: "about:blank",
  title: titles[status],
  status,
  detail,
  errors,
});

/**
 * The problem details of a request that is not valid: status 415 if its media type is not described, else 400. They contain no values
 * of the request.
 *
 * @param issues - Those of `checkRequest`: at least one.
 */
export function problemDetails(issues: readonly MessageIssue[]): ProblemDetails {
  requireArgument(Array.isArray(issues), "problemDetails", "the `issues` of `checkRequest`", issues);
  const errors = issues.map(({ in: part, name, pointer, message }): ProblemIssue => ({
    in: part,
    ...(name !== undefined && { name }),
    pointer,
    detail: message,
  }));
  const [first] = errors;
  const isMediaType = first?.in === "header" && first.name === "content-type";
  return problem(isMediaType ? 415 : 400, first ? sentence(first) : "The request is not valid", errors);
}

const sentence = ({ in: part, name, pointer, detail }: ProblemIssue): string =>
  [part, name === undefined ? "" : JSON.stringify(name), pointer, detail].filter((each) => each !== "").join(" ");

/** The texts about a body that cannot be read, by status. Messages of parsers would contain parts of the body. */
const bodyDetails = {
  400: "The body cannot be read as its media type says",
  413: "The body is too large",
  415: "The media type of the body is not supported",
} as const;

/** The problem if a body cannot be read by its media type. */
export const malformedBody: ProblemDetails = problem(400, bodyDetails[400]);

/**
 * The problem details of an error that a parser of bodies throws before the middleware: text that is not JSON, a body
 * that is too large, a character set that is not supported. For the error handlers of Express and Fastify. They contain
 * no part of the request.
 *
 * @returns `undefined` for errors without one of the statuses 400, 413 and 415: these are errors of the server.
 */
export function problemOfError(error: unknown): ProblemDetails | undefined {
  if (typeof error !== "object" || error === null) return undefined;
  const { status, statusCode = status } = error as { readonly status?: unknown; readonly statusCode?: unknown };
  return statusCode === 400 || statusCode === 413 || statusCode === 415
    ? problem(statusCode, bodyDetails[statusCode])
    : undefined;
}
