import { cases } from "@argot/testing";
import { type } from "./type.js";

const names = '("array", "boolean", "integer", "null", "number", "object" or "string")';

cases(type, {
  holds: [
    ["array", []],
    ["boolean", false],
    ["integer", 1],
    ["integer", 1.0],
    ["integer", -0],
    ["integer", 1e308],
    ["null", null],
    ["number", 1],
    ["number", 1.5],
    ["object", {}],
    ["string", ""],
    [["string"], "a"],
    [["integer", "string"], 1],
    [["integer", "string"], "1"],
    [["number", "integer"], 1.5],
  ],
  fails: [
    ["array", {}, "must be of type array, is of type object"],
    ["boolean", 0, "must be of type boolean, is of type integer"],
    ["boolean", null],
    ["integer", 1.5, "must be of type integer, is of type number"],
    ["integer", "1"],
    ["null", false],
    ["null", 0],
    ["null", "", "must be of type null, is of type string"],
    ["number", "1"],
    ["number", true],
    ["object", [], "must be of type object, is of type array"],
    ["object", null, "must be of type object, is of type null"],
    ["string", 1, "must be of type string, is of type integer"],
    [["string"], null, "must be of type string, is of type null"],
    [["string", "null"], true, "must be of one of the types string, null, is of type boolean"],
    [["number", "integer"], "1", "must be of one of the types number, integer, is of type string"],
  ],
  refuses: [
    ["float", `"type" must be a type name ${names} or a non-empty array of distinct type names`],
    ["any"],
    ["toString"],
    [1, `must be a type name ${names} or a non-empty array of distinct type names`],
    [{ type: "string" }],
    [[], "or a non-empty array of distinct type names"],
    [["string", "string"], "or a non-empty array of distinct type names"],
    [["string", "text"], `must be a type name ${names}`],
    [["string", {}], `must be a type name ${names}`],
  ],
});
