import type { InnerMessage } from "@argot/core/keyword";
import { ContentError } from "../content-error.js";
import { type ContentProblem, contentProblem } from "../content-problem.js";

/** A way to write octets in a string. */
export interface Encoding {
  /**
   * The octets of a text.
   *
   * @param lenient - Whether a text may deviate from the form unambiguously.
   * @throws ContentError when the text does not have the form.
   */
  decode(text: string, lenient: boolean): Uint8Array;
  /**
   * The text of octets, in the strict form.
   *
   * @throws ContentError when the encoding has no text for them.
   */
  encode(bytes: Uint8Array): string;
}

/**
 * The octets of a text. If only a lenient reader accepts it, the error says so.
 *
 * @param name - The name of the encoding, for the error.
 * @throws ContentError when the text does not have the form.
 */
export function decodeText(name: string, encoding: Encoding, text: string, lenient: boolean): Uint8Array {
  try {
    return encoding.decode(text, lenient);
  } catch (error) {
    if (!(error instanceof ContentError) || !error.problem) throw error;
    const { position } = error;
    const problem =
      !lenient && accepts(encoding, text) ? contentProblem("lenient", { problem: error.problem }) : error.problem;
    throw new ContentError("malformed-encoding", `not ${name}: ${problem.message}`, { position, problem });
  }
}

function accepts(encoding: Encoding, text: string): boolean {
  try {
    encoding.decode(text, true);
    return true;
  } catch {
    return false;
  }
}

/** Throws the error for a text at a position. `decodeText` adds the name of the encoding. */
export function malformed(name: ContentProblem, position: number, data: InnerMessage["data"] = {}): never {
  const problem = contentProblem(name, { position, ...data });
  throw new ContentError("malformed-encoding", problem.message, { position, problem });
}

/** The data of an error about a character. */
export const characterAt = (text: string, position: number): InnerMessage["data"] => ({
  character: String.fromCodePoint(text.codePointAt(position) ?? 0),
});
