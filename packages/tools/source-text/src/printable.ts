import { requireArgument } from "@argot/core/json";

/**
 * Escapes control characters, line ends, controls of the writing direction, and what begins a command to the runner of a CI
 * service (`::` at the start of a line, `##[` anywhere): names in data and schemas are untrusted. They must neither control a
 * terminal or a runner nor make text look like another. In JSON these characters stand in strings only, so JSON stays JSON with
 * the same value.
 */
export function printable(text: string): string {
  requireArgument(typeof text === "string", "printable", "a text: a string", text);
  return isPlain(text)
    ? text
    : text.replace(
        /[\p{Cc}\p{Bidi_Control}\u2028\u2029]|#(?=#\[)|(?<=^\s*):(?=:)/gu,
        (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`,
      );
}

/** Most texts are Latin, perhaps cut, without any of these, which is found faster. */
const isPlain = (text: string): boolean =>
  /^[\x20-\x7e\xa0-\u02ff…]*$/.test(text) && !text.includes("::") && !text.includes("##[");
