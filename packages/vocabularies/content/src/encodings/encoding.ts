import { ContentError } from "../content-error.js";

/** A way to write octets in a string. */
export interface Encoding {
  /**
   * The octets of a text.
   *
   * @param lenient - Whether a text may deviate from the form in ways that leave no doubt about what it says.
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

/** Refuses a text at a position. */
export function malformed(name: string, position: number, reason: string): never {
  throw new ContentError("malformed-encoding", `not ${name}: ${reason} at position ${position}`, { position });
}
