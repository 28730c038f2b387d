import { cases } from "@argot/testing";
import { disallow } from "./disallow.js";
import { minimum } from "./minimum.js";

cases(disallow, {
  with: { minimum },
  holds: [
    ["integer", 1.5],
    ["integer", "1"],
    [["integer", "boolean"], "1"],
    [["string", { minimum: 3 }], 2],
    [[], 1],
  ],
  fails: [
    ["integer", 1, "must not be integer"],
    ["any", 1, "must not be any"],
    [["integer", "boolean"], true, "must be none of integer, boolean"],
    [["string", { minimum: 3 }], "a", 'must be none of string, {"minimum": 3}'],
    [["string", { minimum: 3 }], 3, 'must be none of string, {"minimum": 3}'],
    // A schema without rules for null is valid for it.
    [["string", { minimum: 3 }], null, 'must be none of string, {"minimum": 3}'],
  ],
  invalidValues: [
    [true, '"disallow" must be a string or an array of distinct type names or schemas'],
    [["integer", "integer"], "distinct"],
  ],
});
