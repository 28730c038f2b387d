import type { Format } from "../define-format.js";
import { stringFormat } from "../string-format.js";

/** The names of colours (CSS 2.1, section 4.3.6) and of the colours of a system (section 18.2), in lower case. */
const names: ReadonlySet<string> = /* @__PURE__ */ new Set(
  /* @__PURE__ */ (
    "aqua black blue fuchsia gray green lime maroon navy olive orange purple red silver teal white yellow " +
    "activeborder activecaption appworkspace background buttonface buttonhighlight buttonshadow buttontext captiontext " +
    "graytext highlight highlighttext inactiveborder inactivecaption inactivecaptiontext infobackground infotext menu " +
    "menutext scrollbar threeddarkshadow threedface threedhighlight threedlightshadow threedshadow window windowframe " +
    "windowtext"
  ).split(" "),
);

/** Whether a text is a colour of CSS 2.1: a name, `#` with three or six digits, or `rgb(…)`. */
export function isColor(text: string): boolean {
  if (text.startsWith("#")) return /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(text);
  if (text.length <= 19 && names.has(text.toLowerCase())) return true;
  if (!/^rgb\(/i.test(text) || !text.endsWith(")")) return false;
  const parts = text.slice(4, -1).split(",", 4).map(trimmed);
  return parts.length === 3 && (parts.every(isInteger) || parts.every(isPercentage));
}

/** Without the white space of CSS at its ends; `trim` would remove more. */
function trimmed(part: string): string {
  let [from, to] = [0, part.length];
  while (from < to && whiteSpace.includes(part[from] as string)) from++;
  while (to > from && whiteSpace.includes(part[to - 1] as string)) to--;
  return part.slice(from, to);
}

const whiteSpace = " \t\n\r\f";
const isInteger = (part: string): boolean => /^[-+]?\d+$/.test(part);
const isPercentage = (part: string): boolean => /^[-+]?(?:\d+|\d*\.\d+)%$/.test(part);

/** `color` in draft-03. */
export const color: Format = stringFormat(
  isColor,
  "isColor",
  'must be a colour of CSS 2.1, such as "red" or "#ff0000"',
);
