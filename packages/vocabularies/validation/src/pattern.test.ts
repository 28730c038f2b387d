import { cases } from "@argot/testing";
import { pattern } from "./pattern.js";

cases(pattern, {
  holds: [
    ["^a*$", "aaa"],
    ["a+", "xxaayy"],
    ["", ""],
    ["^a*$", true],
    ["^a*$", 123],
    ["^a*$", {}],
    ["^a*$", []],
    ["^a*$", null],
    ["^.$", "\u{1F432}"],
    ["^\\p{Letter}+$", "häß"],
    ["^\\Z$", "Z"],
    ["\\d", "a1"],
  ],
  fails: [
    ["^a*$", "abc", 'must match the pattern "^a*$", is "abc"'],
    ["^\\d+$", "12a", 'must match the pattern "^\\d+$", is "12a"'],
    ["^\\d$", "\u0b66", 'must match the pattern "^\\d$", is "୦"'],
    ["^a$", "a\n", 'must match the pattern "^a$", is "a\\n"'],
    ["A", "a", 'must match the pattern "A", is "a"'],
  ],
  invalidValues: [
    [1, '"pattern" must be a regular expression'],
    ["^(abc]", '"^(abc]" is not a valid regular expression'],
    ["*", "is not a valid regular expression"],
  ],
});
