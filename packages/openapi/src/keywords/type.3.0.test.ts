import { cases } from "@argot/testing";
import { type30 } from "./type.3.0.js";

cases(type30, {
  name: "type",
  holds: [
    ["integer", 1.0],
    ["number", 1],
    ["number", 1.5],
    ["object", {}],
    ["array", []],
    ["boolean", false],
    ["string", ""],
  ],
  fails: [
    ["integer", 1.5, "must be integer, is 1.5"],
    ["object", [], "must be object, is array"],
    ["string", null, "must be string, is null"],
  ],
  invalidValues: [
    ["null", '"type" must be a type name ("array", "boolean", "integer", "number", "object" or "string")'],
    [["string"], '"type" must be a type name'],
  ],
});
