import type { Format } from "../define-format.js";
import { isTimeFrom } from "../grammar/rfc3339.js";
import { stringFormat } from "../string-format.js";

/** Whether a text is a time of day with its offset from UTC (RFC 3339, section 5.6, `full-time`). */
export const isTime = (text: string): boolean => isTimeFrom(text, 0);

/** `time`, since draft-07. */
export const time: Format = stringFormat(
  isTime,
  "isTime",
  'must be a time of day that exists, with an offset, such as "13:45:00Z" or "13:45:00+01:00"',
);
