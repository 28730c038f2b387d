import { cases } from "@argot/testing";
import { minimum } from "./minimum.js";
import { typeDraft3 } from "./type.draft3.js";

cases(typeDraft3, {
  name: "type",
  with: { minimum },
  holds: [
    ["integer", 1],
    ["integer", 1.0],
    ["number", 1],
    ["any", null],
    ["any", { a: 1 }],
    // Unknown names allow every type.
    ["money", 1],
    ["toString", 1],
    [["string", "money"], 1],
    [["string", "null"], null],
    [["string", { minimum: 3 }], "a"],
    [["string", { minimum: 3 }], 3],
    // A schema without rules for strings is valid for them.
    [["null", { minimum: 3 }], "a"],
    [[{ type: "string" }, { type: ["array", "null"] }], []],
    [["any", { minimum: 3 }], 1],
  ],
  fails: [
    ["integer", 1.5, "must be integer, is 1.5"],
    ["string", null, "must be string, is null"],
    [["string"], 1, "must be string, is integer"],
    [["string", "null"], 1, "must be one of string, null, is integer"],
    [["string", { minimum: 3 }], 1, 'must be at least 3, is 1 (must be one of string, {"minimum": 3})'],
    [[{ type: "string" }, { type: "null" }], 1, "must be one of null, string, is integer"],
    [[], 1, "is not allowed: the list of allowed types is empty"],
  ],
  invalidValues: [
    [1, '"type" must be a string or an array of distinct type names or schemas'],
    [{ type: "string" }, "must be a string or an array"],
    [["string", 1], "must be a string or a schema"],
    [["string", "string"], "distinct"],
    [[{ minimum: "1" }], '"minimum" must be a number'],
  ],
});
