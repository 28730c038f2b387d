import { cases } from "@argot/testing";
import { formatAssertion } from "../format-assertion.js";
import { regex } from "./regex.js";

cases(formatAssertion({ regex }), {
  holds: [
    ["regex", ""],
    ["regex", "^a+$"],
    ["regex", "(?<year>\\d{4})\\k<year>"],
    ["regex", "[]"],
    ["regex", "[^]"],
    ["regex", "(?<!a)b"],
    ["regex", "\\p{L}"],
    ["regex", "\\p{L}[\\p{L}\\P{L}]\\p{L}+"],
    ["regex", "\\\\p\\{L\\}"],
    ["regex", "\\u{1F600}"],
    ["regex", "\\P{L}\\p{L}"],
    ["regex", "[\\p{L}]"],
    ["regex", 12],
  ],
  fails: [
    ["regex", "(", 'must be a regular expression of ECMA-262, is "("'],
    ["regex", "["],
    ["regex", "a**"],
    ["regex", "\\a"],
    ["regex", "\\p{Nonsense}"],
    ["regex", "\\p{L}\\p{Nonsense}"],
    ["regex", "\\p{L}[\\p{L}-z]"],
    ["regex", "\\p{L}\\\\p{L}"],
    ["regex", "(?<a>x)(?<a>y)"],
    ["regex", "(?P<a>x)"],
    ["regex", "(?i)a"],
    ["regex", "\\k<a>"],
    ["regex", "{"],
    ["regex", "\\p{}"],
    ["regex", "\\P{Nonsense}"],
    ["regex", "\\"],
    ["regex", "\\p{L}("],
  ],
});
