import { digitsEnd, numberAt } from "./characters.js";

const hyphen = 0x2d;
const colon = 0x3a;
const daysOfMonths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Whether a text begins with a date, which is ten characters long (RFC 3339, section 5.6, `full-date`). */
export function beginsWithDate(text: string): boolean {
  const year = numberAt(text, 0, 4);
  const month = numberAt(text, 5, 2);
  const day = numberAt(text, 8, 2);
  if (year < 0 || month < 1 || month > 12 || day < 1) return false;
  if (text.charCodeAt(4) !== hyphen || text.charCodeAt(7) !== hyphen) return false;
  const leap = month === 2 && year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return day <= (daysOfMonths[month - 1] as number) + (leap ? 1 : 0);
}

/** Whether a text is, from an index to its end, a time with an offset (RFC 3339, section 5.6, `full-time`). */
export function isTimeFrom(text: string, from: number): boolean {
  const hour = numberAt(text, from, 2);
  const minute = numberAt(text, from + 3, 2);
  const second = numberAt(text, from + 6, 2);
  if (hour < 0 || hour > 23 || minute < 0 || minute > 59 || second < 0 || second > 60) return false;
  if (text.charCodeAt(from + 2) !== colon || text.charCodeAt(from + 5) !== colon) return false;
  const at = fractionEnd(text, from + 8);
  const offset = offsetFrom(text, at);
  if (offset === undefined) return false;
  // A leap second is the last one of a day in UTC (RFC 3339, section 5.7).
  return second < 60 || (hour * 60 + minute - offset + 1440) % 1440 === 1439;
}

/** The index after a fraction of a second; the same index if there is none. */
function fractionEnd(text: string, at: number): number {
  if (text.charCodeAt(at) !== 0x2e) return at;
  const end = digitsEnd(text, at + 1);
  return end === at + 1 ? at : end;
}

/** The minutes by which the local time is ahead of UTC; `undefined` if the rest of the text is not an offset. */
function offsetFrom(text: string, at: number): number | undefined {
  const sign = text.charCodeAt(at);
  if ((sign | 0x20) === 0x7a) return text.length === at + 1 && sign < 0x80 ? 0 : undefined;
  if (sign !== 0x2b && sign !== hyphen) return undefined;
  if (text.length !== at + 6 || text.charCodeAt(at + 3) !== colon) return undefined;
  const hours = numberAt(text, at + 1, 2);
  const minutes = numberAt(text, at + 4, 2);
  if (hours < 0 || hours > 23 || minutes < 0 || minutes > 59) return undefined;
  return (hours * 60 + minutes) * (sign === hyphen ? -1 : 1);
}
