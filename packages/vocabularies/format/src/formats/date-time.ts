import type { Format } from "../define-format.js";
import { beginsWithDate, isTimeFrom } from "../grammar/rfc3339.js";
import { stringFormat } from "../string-format.js";

/** Whether a text is a date and a time with an offset (RFC 3339, section 5.6, `date-time`). */
export const isDateTime = (text: string): boolean =>
  (text.charCodeAt(10) | 0x20) === 0x74 && beginsWithDate(text) && isTimeFrom(text, 11);

/** `date-time`, in all drafts. */
export const dateTime: Format = stringFormat(
  isDateTime,
  "isDateTime",
  'must be a date and time that exist, with an offset, such as "2024-02-29T13:45:00Z"',
);
