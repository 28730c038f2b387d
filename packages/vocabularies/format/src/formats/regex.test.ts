import { formatCases } from "../../test/format-cases.js";
import { regex } from "./regex.js";

formatCases(
  { regex },
  {
    message: "must be a regular expression of ECMA-262",
    holds: [
      "",
      "^a+$",
      "(?<year>\\d{4})\\k<year>",
      "[]",
      "[^]",
      "(?<!a)b",
      "\\p{L}",
      "\\p{L}[\\p{L}\\P{L}]\\p{L}+",
      "\\\\p\\{L\\}",
      "\\u{1F600}",
      "\\P{L}\\p{L}",
      "[\\p{L}]",
      12,
    ],
    fails: [
      "(",
      "[",
      "a**",
      "\\a",
      "\\p{Nonsense}",
      "\\p{L}\\p{Nonsense}",
      "\\p{L}[\\p{L}-z]",
      "\\p{L}\\\\p{L}",
      "(?<a>x)(?<a>y)",
      "(?P<a>x)",
      "(?i)a",
      "\\k<a>",
      "{",
      "\\p{}",
      "\\P{Nonsense}",
      "\\",
      "\\p{L}(",
    ],
  },
);
