import { formatCases } from "../../test/format-cases.js";
import { relativeJsonPointer } from "./relative-json-pointer.js";

formatCases(
  { "relative-json-pointer": relativeJsonPointer },
  {
    message: 'must be a Relative JSON Pointer such as "1/name" or "0#": a number, then "#" or a JSON Pointer',
    holds: ["0", "10", "0#", "1/a", "2/~0", 12],
    fails: ["", "#", "/a", "01", "-1", "+1", "1a", "1#/a", "0##", "1/~", " 1", "٣"],
  },
);
