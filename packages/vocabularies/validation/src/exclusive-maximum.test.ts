import { cases } from "@argot/testing";
import { exclusiveMaximum } from "./exclusive-maximum.js";

cases(exclusiveMaximum, {
  holds: [
    [3, 2.2],
    [3, 2.9999999999],
    [3, "x"],
    [3, 2n],
    [9007199254740993n, 9007199254740992n],
  ],
  fails: [
    [3, 3, "must be less than 3, is 3"],
    [3, 3.5, "must be less than 3, is 3.5"],
    [0, -0, "must be less than 0, is 0"],
    [3, 3n, "must be less than 3, is 3"],
    [9007199254740992, 9007199254740993n, "must be less than 9007199254740992, is 9007199254740993"],
  ],
  invalidValues: [
    [true, '"exclusiveMaximum" must be a number'],
    ["3", '"exclusiveMaximum" must be a number'],
  ],
});
