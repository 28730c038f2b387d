import { requireArgument } from "@argot/core/json";

/**
 * Escapes control characters, line ends, controls of the writing direction, and what begins a command to the runner of
 * a CI service (`::` at the start of a line, `##[` anywhere): names in data and schemas are untrusted, and must not
 * control a terminal or a runner, or change the appearance of text. In JSON these characters occur only in strings, so
 * JSON keeps its value.
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

/** A faster test for most texts, which are Latin, perhaps cut, and have none of these characters. */
const isPlain = (text: string): boolean =>
  /^[\x20-\x7e\xa0-\u02ff…]*$/.test(text) && !text.includes("::") && !text.includes("##[");
