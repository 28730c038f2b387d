import { type BrokenCode, failureRecord, type TextResult } from "@argot/stream";

/** Where a message is from. */
export interface MessageOrigin {
  /** The stream that the message is in. */
  readonly stream: string;
  /** The number of the message in its stream. */
  readonly sequence: number;
  readonly subject: string;
  /** Number of deliveries of the message, this one included. */
  readonly deliveries: number;
}

/** The schema that decided about a message. */
export interface MessageSchema {
  readonly name: string;
  readonly version: string;
}

/** Why a message was not validated. */
export interface UnansweredMessage {
  readonly route: "unanswered";
  readonly code: UnansweredCode;
  readonly reason: string;
}

/** Codes of {@link UnansweredMessage}. */
export type UnansweredCode =
  /** There is no schema for its subject. */
  | "no-schema"
  /** Too many programs ended while they validated it alone. */
  | "too-many-deliveries"
  /** A keyword of the program threw an exception. */
  | "exception"
  /** It is valid, but larger than the server accepts, with its headers. */
  | "too-large-to-forward";

/** The result for a message. */
export type MessageResult = TextResult | UnansweredMessage;

/** The answer to a message. */
export interface Answer {
  readonly subject: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

/** Maximum length of a text in a header: servers limit the size of all headers, and people read them in lists. */
const longestHeader = 200;

/** A message that is not forwarded, and why. */
export interface FailedMessage {
  readonly origin: MessageOrigin;
  readonly schema: MessageSchema | undefined;
  readonly result: Exclude<MessageResult, { readonly route: "valid" }>;
  readonly data: Uint8Array;
}

/**
 * The answer for the dead-letter subject. The body is a JSON object as {@link failureRecord} writes it.
 *
 * @param room - Maximum number of bytes of headers and body.
 */
export function deadLetter(prefix: string, { origin, schema, result, data }: FailedMessage, room: number): Answer {
  const headers = {
    ...originHeaders(origin, schema),
    "Argot-Reason": reasonOf(result),
    "Argot-Error": printable(errorOf(result)),
  };
  const failure =
    result.route === "unanswered" ? { ...result, route: "broken" as const, code: result.code as BrokenCode } : result;
  const members = { ...origin, ...(schema && { schema: schema.name, version: schema.version }) };
  const omitted = { ...members, omittedBytes: data.length };
  // The message is still in its stream, by its number.
  const bodies = [
    () => failureRecord(members, data, failure),
    () => failureRecord(omitted, undefined, failure),
    () => new TextEncoder().encode(JSON.stringify({ ...omitted, reason: headers["Argot-Error"] })),
  ];
  const space = room - sizeOfHeaders(headers);
  const body = firstThatFits(bodies, space);
  return { subject: `${prefix}.${origin.subject}`, headers, body };
}

function firstThatFits(bodies: readonly (() => Uint8Array)[], space: number): Uint8Array {
  let body: Uint8Array = new Uint8Array(0);
  for (const make of bodies) {
    body = make();
    if (body.length <= space) break;
  }
  return body;
}

/** The answer that forwards a valid message. */
export const forwarded = (prefix: string, origin: MessageOrigin, schema: MessageSchema, data: Uint8Array): Answer => ({
  subject: `${prefix}.${origin.subject}`,
  headers: originHeaders(origin, schema),
  body: data,
});

/** The headers that every answer has. */
function originHeaders(
  { stream, sequence, subject, deliveries }: MessageOrigin,
  schema: MessageSchema | undefined,
): Record<string, string> {
  return {
    "Argot-Stream": stream,
    "Argot-Sequence": String(sequence),
    "Argot-Subject": subject,
    "Argot-Deliveries": String(deliveries),
    ...(schema && { "Argot-Schema": `${schema.name}@${schema.version}` }),
  };
}

/** The reason of a result, for headers and metrics: the first keyword that fails, or a code. */
export function reasonOf(result: Exclude<MessageResult, { readonly route: "valid" }>): string {
  return result.route === "invalid" ? (result.errors.at(0)?.keyword ?? "false-schema") : result.code;
}

function errorOf(result: Exclude<MessageResult, { readonly route: "valid" }>): string {
  if (result.route !== "invalid") return result.reason;
  const [{ instanceLocation, message } = { instanceLocation: "", message: "" }, ...others] = result.errors;
  const more = others.length === 0 ? "" : `, and ${others.length} more`;
  return `${instanceLocation === "" ? "" : `${instanceLocation} `}${message}${more}`;
}

/** A text as the value of a header, which has printable ASCII characters only. */
const printable = (text: string): string => {
  const plain = text.replaceAll(/[^\x20-\x7e]+/g, "?");
  return plain.length <= longestHeader ? plain : `${plain.slice(0, longestHeader - 3)}...`;
};

/** Number of bytes of an answer with its headers. */
export const sizeOf = ({ headers, body }: Answer): number => sizeOfHeaders(headers) + body.length;

/** Number of bytes of headers in a message of NATS, with those that the client adds. */
const sizeOfHeaders = (headers: Answer["headers"]): number =>
  Object.entries(headers).reduce((size, [name, value]) => size + name.length + value.length + ": \r\n".length, 0) +
  addedByClient;

const addedByClient = 256;
