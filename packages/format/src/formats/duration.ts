import type { Format } from "../define-format.js";
import { digitsEnd } from "../grammar/characters.js";
import { stringFormat } from "../string-format.js";

/** Whether a text is a duration (RFC 3339, appendix A): units go from greater to smaller, and none is left out between. */
export function isDuration(text: string): boolean {
  if (text[0] !== "P") return false;
  const weeks = unitsEnd(text, 1, "W");
  if (weeks > 1) return weeks === text.length;
  const days = unitsEnd(text, 1, "YMD");
  if (text[days] !== "T") return days > 1 && days === text.length;
  const seconds = unitsEnd(text, days + 1, "HMS");
  return seconds > days + 1 && seconds === text.length;
}

/** The index behind numbers with units, which may be any of these that follow one another. */
function unitsEnd(text: string, from: number, units: string): number {
  let end = from;
  let unit = -1;
  for (;;) {
    const at = digitsEnd(text, end);
    const next = at > end && at < text.length ? units.indexOf(text[at] as string) : -1;
    if (next < 0 || (unit >= 0 && next !== unit + 1)) return end;
    unit = next;
    end = at + 1;
  }
}

/** `duration`, since 2019-09. */
export const duration: Format = stringFormat(
  isDuration,
  "isDuration",
  "must be a duration such as P3DT12H30M, with units from greater to smaller and none left out between",
);
