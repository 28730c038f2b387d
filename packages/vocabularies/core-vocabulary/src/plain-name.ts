import { type Json, simpleShape, type Shape } from "@argot/core/keyword";

// NCName of XML 1.1, as in v1. The meta-schemas of older drafts allow less.
const start =
  "A-Z_a-z\\u{C0}-\\u{D6}\\u{D8}-\\u{F6}\\u{F8}-\\u{2FF}\\u{370}-\\u{37D}\\u{37F}-\\u{1FFF}\\u{200C}\\u{200D}" +
  "\\u{2070}-\\u{218F}\\u{2C00}-\\u{2FEF}\\u{3001}-\\u{D7FF}\\u{F900}-\\u{FDCF}\\u{FDF0}-\\u{FFFD}\\u{10000}-\\u{EFFFF}";
const more = "0-9.\\-\\u{B7}\\u{300}-\\u{36F}\\u{203F}\\u{2040}";

/**
 * A name for a schema: letters of any script, digits, and punctuation of which `others` may add to `.`, `-` and `_`; a
 * letter or `_` first.
 */
/* @__NO_SIDE_EFFECTS__ */
export function plainName(others: string): Shape<string> {
  const expression = new RegExp(`^[${start}][${start}${more}${others}]*$`, "u");
  return simpleShape(
    `a plain name: letters, digits, and .${others}_-, a letter or _ first`,
    (json: Json): json is string => typeof json === "string" && expression.test(json),
  );
}
