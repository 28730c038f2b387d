import {
  type Api,
  DocumentError,
  type MessageIssue,
  openDocument,
  type Operation,
  OperationError,
} from "@argot/openapi";
import { pointerOf } from "@argot/core/json";
import { type SourceText, spanOfIssue } from "@argot/source-text/text";
import { docsUrl } from "argot";
import { type Finding, findingsOf } from "../../reports/finding.js";
import { readText } from "../../inputs/read-text.js";
import { openFindingReports } from "../../reports/finding-reports.js";
import type { ExitCode } from "../../terminal/exit-code.js";
import type { Io } from "../../terminal/io.js";
import type { Streams } from "../../terminal/output-stream.js";
import { Problem } from "../../terminal/problem.js";
import { closestName } from "../closest-name.js";
import type { DescriptionOptions } from "./check-descriptions.js";
import { descriptionProblem } from "./description-problem.js";
import { type LoadedDescription, loadDescription } from "./load-description.js";

/** Options of `argot openapi validate`. */
export interface ValidateMessageOptions extends DescriptionOptions {
  readonly operation: string | undefined;
  readonly request: string | undefined;
  readonly response: string | undefined;
  /** The status of a response that is only a body. */
  readonly status: number;
}

/**
 * Checks a request or response of an operation.
 *
 * @returns `invalid` if it is not valid.
 * @throws Problem if the description or the file cannot be used.
 */
export async function validateMessage(
  descriptions: readonly string[],
  options: ValidateMessageOptions,
  io: Io,
  streams: Streams,
): Promise<ExitCode> {
  const [description = "", ...more] = descriptions;
  if (more.length > 0) throw new Problem("there are several descriptions", "name one");
  const file = options.request ?? options.response;
  if (options.operation === undefined || file === undefined)
    throw new Problem("no message is named", "give --operation with its name, and --request or --response with a file");
  const operation = await operationOf(description, options.operation, options, io);
  const text = await readText(file, io);
  const parts = partsOf(text.value, options.request === undefined ? responseParts : requestParts);
  const { issues } = check(operation, parts ?? { body: text.value }, options);
  const findings = issues.map((issue) => issueFinding(issue, text, file, parts !== undefined));
  const reports = await openFindingReports(options, { passed: "valid", failed: "not valid" }, io, streams);
  const outcome = findings.length > 0 ? "failed" : "passed";
  await reports.add({ name: file, file, outcome, findings: (most) => findingsOf(findings, most) });
  await reports.end();
  return reports.exitCode;
}

const requestParts: readonly string[] = ["path", "query", "headers", "body"];
const responseParts: readonly string[] = ["status", "headers", "body"];

/** The parts of a message; `undefined` if the value is only the body. */
function partsOf(value: unknown, names: readonly string[]): Readonly<Record<string, unknown>> | undefined {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
  const own = Object.keys(value);
  return own.length > 0 && own.every((name) => names.includes(name))
    ? (value as Readonly<Record<string, unknown>>)
    : undefined;
}

function check(operation: Operation, parts: Readonly<Record<string, unknown>>, options: ValidateMessageOptions) {
  const { body } = parts;
  const headers = textsIn(parts["headers"]);
  if (options.request === undefined) {
    const { status = options.status } = parts;
    return operation.checkResponse({ status: Number(status), headers, body });
  }
  const { query } = parts;
  const text = typeof query === "string" ? query.replace(/^\?/, "") : new URLSearchParams(textsIn(query)).toString();
  return operation.checkRequest({ path: textsIn(parts["path"], encodeURIComponent), query: text, headers, body });
}

/** The members of an object as texts. Numbers and booleans may be written as such. */
function textsIn(value: unknown, write: (text: string) => string = String): Record<string, string> {
  const members = typeof value === "object" && value !== null ? Object.entries(value) : [];
  return Object.fromEntries(members.map(([name, each]) => [name, write(String(each))]));
}

async function operationOf(file: string, name: string, { formats }: DescriptionOptions, io: Io): Promise<Operation> {
  const description = await loadDescription(file, io);
  const api = opened(description, formats);
  try {
    return api.operation(name);
  } catch (error) {
    if (!(error instanceof OperationError)) throw error;
    const names = [...api.operations, ...api.webhooks].flatMap(({ operationId, method, path }) =>
      [operationId ?? [], `${method} ${path}`].flat(),
    );
    const close = closestName(name, names);
    const advice =
      close === undefined ? 'name it by its operationId, or as in "GET /pets/{id}"' : `did you mean ${close}?`;
    throw new Problem(`${file} has no operation ${name}`, advice);
  }
}

function opened(description: LoadedDescription, formats: DescriptionOptions["formats"]): Api {
  try {
    return openDocument(description.text, { ...description.options, ...(formats && { formats }) });
  } catch (error) {
    if (error instanceof DocumentError) throw descriptionProblem(error, description);
    throw error;
  }
}

const placeOf: Readonly<Record<MessageIssue["in"], string>> = {
  path: "path",
  query: "query",
  header: "headers",
  cookie: "headers",
  body: "body",
  status: "status",
};

function issueFinding(issue: MessageIssue, source: SourceText, file: string, hasParts: boolean): Finding {
  const { in: part, name, pointer, message } = issue;
  const within = [placeOf[part], ...(name === undefined || part === "query" || part === "cookie" ? [] : [name])];
  const isBody = part === "body";
  const at = hasParts ? pointerOf(within) + (isBody ? pointer : "") : isBody ? pointer : "";
  const found = issue.issue?.message ?? message;
  const subject = isBody
    ? ""
    : [part, name === undefined ? "" : JSON.stringify(name), pointer].filter((each) => each !== "").join(" ");
  return {
    severity: "error",
    rule: issue.issue?.keyword ?? part,
    docs: issue.issue && docsUrl(issue.issue.messageId),
    message: subject === "" ? found : `${subject} ${found}`,
    file,
    pointer: at,
    span: spanOfIssue(source, { ...issue.issue, instanceLocation: at }),
    source,
  };
}
