import { cases } from "@argot/testing";
import { minLength } from "./min-length.js";

cases(minLength, {
  holds: [
    [2, "foo"],
    [2, "fo"],
    [2.0, "fo"],
    [0, ""],
    [2, "e\u0301"],
    [2, "\ud83d\ud83d"],
    [2n, "fo"],
    [2, 1],
    [2, 1n],
    [2, []],
  ],
  fails: [
    [2, "f", "must have at least 2 characters, has 1"],
    [2, "\u{1F4A9}", "must have at least 2 characters, has 1"],
    [1, "", "must have at least 1 character, has 0"],
    [9007199254740993n, "a", "must have at least 9007199254740993 characters, has 1"],
  ],
  invalidValues: [
    [-1, '"minLength" must be a non-negative integer'],
    [-1n, '"minLength" must be a non-negative integer'],
    [1.5, "non-negative integer"],
    ["1", '"minLength" must be a non-negative integer'],
  ],
});
