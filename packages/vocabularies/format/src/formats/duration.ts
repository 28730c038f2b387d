import type { Format } from "../define-format.js";
import { digitsEnd, standsAt } from "../grammar/characters.js";
import { stringFormat } from "../string-format.js";

/** Whether a text is a duration (RFC 3339, appendix A): units go from greater to smaller, without gaps. */
export function isDuration(text: string): boolean {
  if (!text.startsWith("P")) return false;
  const weeks = unitsEnd(text, 1, "W");
  if (weeks > 1) return weeks === text.length;
  const days = unitsEnd(text, 1, "YMD");
  if (!standsAt(text, days, "T")) return days > 1 && days === text.length;
  const seconds = unitsEnd(text, days + 1, "HMS");
  return seconds > days + 1 && seconds === text.length;
}

/** The index after numbers with units: consecutive ones of the given units. */
function unitsEnd(text: string, from: number, units: string): number {
  let end = from;
  for (let unit = 0; unit < units.length;) {
    const at = digitsEnd(text, end);
    if (at === end || at === text.length) return end;
    // The first unit may be any of them; each further one is the next.
    const found =
      end === from ? units.indexOf(text[at] as string) : standsAt(units, unit, text[at] as string) ? unit : -1;
    if (found < 0) return end;
    unit = found + 1;
    end = at + 1;
  }
  return end;
}

/** `duration`, since 2019-09. */
export const duration: Format = stringFormat(
  isDuration,
  "isDuration",
  'must be a duration such as "P3DT12H30M", with units from greater to smaller and none left out between',
);
