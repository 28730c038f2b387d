import { requireArgument } from "argot";
import { decodeText } from "./parse-text.js";
import type { BrokenText, InvalidText } from "./text-result.js";

const encoder = new TextEncoder();

/**
 * The record of a text that is not valid: a JSON object with the members of `origin`, then `errors` and `value` of an
 * invalid text, or `code`, `reason` and `text` of a broken one. A text that is not UTF-8 is in `base64` instead. An
 * invalid value is copied as text, since numbers may differ after parsing and writing.
 *
 * @param origin - The origin of the text. Its values are JSON.
 * @param bytes - The text; `undefined` if it is not kept. The object has no text then.
 */
export function failureRecord(
  origin: Readonly<Record<string, unknown>>,
  bytes: Uint8Array | undefined,
  failure: Pick<InvalidText, "route" | "errors"> | BrokenText,
): Uint8Array {
  const isFailure = typeof (failure as BrokenText | undefined)?.route === "string";
  requireArgument(isFailure, "failureRecord", "a result that is not valid", failure);
  if (failure.route === "broken") {
    const { code, reason } = failure;
    return encoder.encode(JSON.stringify({ ...origin, code, reason, ...textOf(bytes) }));
  }
  const head = JSON.stringify({ ...origin, errors: failure.errors });
  if (!bytes) return encoder.encode(head);
  const [start, end] = [encoder.encode(`${head.slice(0, -1)},"value":`), encoder.encode("}")];
  const record = new Uint8Array(start.length + bytes.length + end.length);
  record.set(start);
  record.set(bytes, start.length);
  record.set(end, start.length + bytes.length);
  return record;
}

/** The text of a broken line, without loss. */
function textOf(bytes: Uint8Array | undefined): { readonly text?: string; readonly base64?: string } {
  if (!bytes) return {};
  const text = decodeText(bytes);
  return text === undefined ? { base64: base64Of(bytes) } : { text };
}

function base64Of(bytes: Uint8Array): string {
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
}
