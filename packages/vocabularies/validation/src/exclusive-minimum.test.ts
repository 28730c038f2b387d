import { cases } from "@argot/testing";
import { exclusiveMinimum } from "./exclusive-minimum.js";

cases(exclusiveMinimum, {
  holds: [
    [1.1, 1.2],
    [3, "x"],
    [0, 5e-324],
    [9007199254740992, 9007199254740993n],
    [9007199254740992n, 9007199254740993n],
  ],
  fails: [
    [1.1, 1.1, "must be greater than 1.1, is 1.1"],
    [1.1, 0.6, "must be greater than 1.1, is 0.6"],
    [0, -0, "must be greater than 0, is 0"],
    [3, 3n, "must be greater than 3, is 3"],
    [9007199254740993n, 9007199254740993n, "must be greater than 9007199254740993, is 9007199254740993"],
  ],
  invalidValues: [
    [true, '"exclusiveMinimum" must be a number'],
    ["3", '"exclusiveMinimum" must be a number'],
  ],
});
