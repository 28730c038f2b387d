import { formatCases } from "../../test/format-cases.js";
import { jsonPointer } from "./json-pointer.js";

formatCases(
  { "json-pointer": jsonPointer },
  {
    message: 'must be a JSON Pointer such as "/items/0": empty, or starting with "/", with "~" only in "~0" and "~1"',
    holds: ["", "/", "/a/0", "/~0~1", "/ü/ /%7e", "//", 12],
    fails: ["a", "#", "#/a", "/~", "/~2", "/a~", "/~~0", " /a"],
  },
);
