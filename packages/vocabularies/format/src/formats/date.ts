import { beginsWithDate } from "../grammar/rfc3339.js";
import type { Format } from "../define-format.js";
import { stringFormat } from "../string-format.js";

/** Whether a text is a date that the calendar has (RFC 3339, section 5.6, `full-date`). */
export const isDate = (text: string): boolean => text.length === 10 && beginsWithDate(text);

/** `date`, since draft-07, and in draft-03. */
export const date: Format = stringFormat(isDate, "isDate", 'must be a date that exists, such as "2024-02-29"');
