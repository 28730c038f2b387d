import { cases } from "@argot/testing";
import { minimum } from "./minimum.js";

cases(minimum, {
  holds: [
    [1.1, 2.6],
    [1.1, 1.1],
    [-2, -2.0],
    [0, -0],
    [3, "1"],
    [3, {}],
    [3, 3n],
    [3n, 3],
    [2.5, 9007199254740993n],
    [9007199254740993n, 9007199254740993n],
  ],
  fails: [
    [1e23, 5, "must be at least 99999999999999991611392, is 5"],
    [1e30, 5, "must be at least 1e30, is 5"],
    [2 ** 60, 1.5, "must be at least 1152921504606846976, is 1.5"],
    [-1, -1e308, "must be at least -1, is -1e308"],
    [10n ** 308n, 5, "must be at least 1e308, is 5"],
    [0, -25n * 10n ** 300n, "must be at least 0, is -2.5e301"],
    [123456789012345678901234567890n, 1, "must be at least 123456789012345678901234567890, is 1"],
    [1e20, 1, "must be at least 100000000000000000000, is 1"],
    [1, 1e-7, "must be at least 1, is 1e-7"],
    [3, 2, "must be at least 3, is 2"],
    [-2, -2.0001, "must be at least -2, is -2.0001"],
    [9007199254740993n, 9007199254740992n, "must be at least 9007199254740993, is 9007199254740992"],
    [9007199254740993n, 9007199254740992, "must be at least 9007199254740993, is 9007199254740992"],
    [2.5, 2n, "must be at least 2.5, is 2"],
  ],
  invalidValues: [
    ["3", '"minimum" must be a number'],
    [true, '"minimum" must be a number'],
  ],
});
