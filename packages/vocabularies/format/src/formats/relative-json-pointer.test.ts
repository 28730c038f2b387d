import { cases } from "@argot/testing";
import { formatAssertion } from "../format-assertion.js";
import { relativeJsonPointer } from "./relative-json-pointer.js";

cases(formatAssertion({ "relative-json-pointer": relativeJsonPointer }), {
  holds: [
    ["relative-json-pointer", "0"],
    ["relative-json-pointer", "10"],
    ["relative-json-pointer", "0#"],
    ["relative-json-pointer", "1/a"],
    ["relative-json-pointer", "2/~0"],
    ["relative-json-pointer", 12],
  ],
  fails: [
    [
      "relative-json-pointer",
      "",
      'must be a Relative JSON Pointer such as 1/name or 0#: a number, then "#" or a JSON Pointer, is ""',
    ],
    ["relative-json-pointer", "#"],
    ["relative-json-pointer", "/a"],
    ["relative-json-pointer", "01"],
    ["relative-json-pointer", "-1"],
    ["relative-json-pointer", "+1"],
    ["relative-json-pointer", "1a"],
    ["relative-json-pointer", "1#/a"],
    ["relative-json-pointer", "0##"],
    ["relative-json-pointer", "1/~"],
    ["relative-json-pointer", " 1"],
    ["relative-json-pointer", "٣"],
  ],
});
