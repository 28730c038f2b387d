import { cases } from "@argot/testing";
import { formatAssertion } from "../format-assertion.js";
import { jsonPointer } from "./json-pointer.js";

cases(formatAssertion({ "json-pointer": jsonPointer }), {
  holds: [
    ["json-pointer", ""],
    ["json-pointer", "/"],
    ["json-pointer", "/a/0"],
    ["json-pointer", "/~0~1"],
    ["json-pointer", "/ü/ /%7e"],
    ["json-pointer", "//"],
    ["json-pointer", 12],
  ],
  fails: [
    [
      "json-pointer",
      "a",
      'must be a JSON Pointer such as /items/0: empty, or starting with "/", with "~" only in "~0" and "~1", is "a"',
    ],
    ["json-pointer", "#"],
    ["json-pointer", "#/a"],
    ["json-pointer", "/~"],
    ["json-pointer", "/~2"],
    ["json-pointer", "/a~"],
    ["json-pointer", "/~~0"],
    ["json-pointer", " /a"],
  ],
});
