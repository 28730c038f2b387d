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
    ["array", {}, "must be array, is object"],
    ["boolean", 0, "must be boolean, is integer"],
    ["boolean", null],
    ["integer", 1.5, "must be integer, is number"],
    ["integer", "1"],
    ["null", false],
    ["null", 0],
    ["null", "", "must be null, is string"],
    ["number", "1"],
    ["number", true],
    ["object", [], "must be object, is array"],
    ["object", null, "must be object, is null"],
    ["string", 1, "must be string, is integer"],
    [["string"], null, "must be string, is null"],
    [["string", "null"], true, "must be one of string, null, is boolean"],
    [["number", "integer"], "1", "must be one of number, integer, is string"],
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
