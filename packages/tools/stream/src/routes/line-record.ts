import { decodeText } from "../texts/parse-text.js";
import type { LineResult } from "./line-result.js";

const encoder = new TextEncoder();
const lineFeed = encoder.encode("\n");
const end = encoder.encode("}\n");

/** What is written about a line, in pieces: a line of NDJSON. */
export function lineRecord(result: LineResult): readonly Uint8Array[] {
  const { route, line, bytes } = result;
  switch (route) {
    case "valid":
      return [bytes, lineFeed];
    case "invalid":
      // The value as it was written: parsed and written again, it may differ.
      return [
        encoder.encode(`{"line":${line},"errors":${JSON.stringify(result.errors)},"value":`),
        trimmed(bytes),
        end,
      ];
    case "broken": {
      const { code, reason } = result;
      return [encoder.encode(`${JSON.stringify({ line, code, reason, ...textOf(bytes) })}\n`)];
    }
  }
}

const carriageReturn = 0x0d;
const trimmed = (bytes: Uint8Array): Uint8Array => (bytes.at(-1) === carriageReturn ? bytes.subarray(0, -1) : bytes);

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
