import type { Format } from "../define-format.js";
import { isDigit } from "../grammar/characters.js";
import { stringFormat } from "../string-format.js";

/**
 * Whether a text is a telephone number in the notation of E.123 or a common one: digits, perhaps in groups separated by
 * a space, a hyphen, a dot or a slash, some perhaps in parentheses, with an optional "+" before and extension after
 * them.
 */
export function isPhone(text: string): boolean {
  let open = false;
  let digits = 0;
  // A separator has a digit or a parenthesis on both sides.
  let separated = true;
  for (let at = text.startsWith("+") ? 1 : 0; at < text.length; at++) {
    const character = text[at] as string;
    if (isDigit(text.charCodeAt(at))) {
      digits++;
      separated = false;
    } else if (character === "(" && !open) {
      open = true;
      separated = true;
    } else if (character === ")" && open && !separated) open = false;
    else if (" -./".includes(character) && !separated) {
      if (digits > 0 && !open && isExtension(text, at)) return true;
      separated = true;
    } else return false;
  }
  return digits > 0 && !open && !separated;
}

/** Whether the rest of a text is " ext. " and digits. */
const isExtension = (text: string, at: number): boolean =>
  text.startsWith(" ext", at) && /^ ext\.? ?\d+$/.test(text.slice(at));

/** `phone` in draft-03. */
export const phone: Format = stringFormat(isPhone, "isPhone", 'must be a telephone number such as "+44 20 7946 0123"');
