import { cases } from "@argot/testing";
import { maxLength } from "./max-length.js";

cases(maxLength, {
  holds: [
    [2, "f"],
    [2, "fo"],
    [2.0, "fo"],
    [0, ""],
    [2, "\u{1F4A9}\u{1F4A9}"],
    [1, "\ud83d"],
    [2, 100],
    [2, [1, 2, 3]],
  ],
  fails: [
    [2, "foo", "must have at most 2 characters, has 3"],
    [0, "a", "must have at most 0 characters, has 1"],
    [1, "e\u0301", "must have at most 1 character, has 2"],
    [1, "\udca9\ud83d", "must have at most 1 character, has 2"],
  ],
  invalidValues: [
    [-1, '"maxLength" must be a non-negative integer'],
    [1.5, "non-negative integer"],
    ["1", '"maxLength" must be a non-negative integer'],
    [1e-5, '"maxLength" must be a non-negative integer'],
  ],
});
