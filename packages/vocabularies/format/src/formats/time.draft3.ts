import type { Format } from "../define-format.js";
import { numberAt } from "../grammar/characters.js";
import { stringFormat } from "../string-format.js";

/** Whether a text is a time of day without an offset, hh:mm:ss (draft-03, section 5.23). */
export function isTimeDraft3(text: string): boolean {
  if (text.length !== 8 || text.charAt(2) !== ":" || text.charAt(5) !== ":") return false;
  const [hour, minute, second] = [numberAt(text, 0, 2), numberAt(text, 3, 2), numberAt(text, 6, 2)];
  return hour >= 0 && hour < 24 && minute >= 0 && minute < 60 && second >= 0 && second <= 60;
}

/** `time` in draft-03. */
export const timeDraft3: Format = stringFormat(
  isTimeDraft3,
  "isTimeDraft3",
  'must be a time of day such as "13:45:00"',
);
