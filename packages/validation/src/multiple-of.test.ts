import { cases } from "@argot/testing";
import { multipleOf } from "./multiple-of.js";

cases(multipleOf, {
  holds: [
    [2, 10],
    [2, 0],
    [2, -4],
    [2.0, 4.0],
    [1.5, 4.5],
    [0.01, 4.02],
    [0.0001, 0.0075],
    [0.5, 1e308],
    [1e-8, 12391239123],
    [1e20, 3e21],
    [0.1, 9007199254740992],
    [2, "not a number"],
    [2, null],
  ],
  fails: [
    [2, 7, "must be a multiple of 2, is 7"],
    [0.0001, 0.00751, "must be a multiple of 0.0001, is 0.00751"],
    [0.01, 4.021],
    [1.5, 35],
    [3, 0.3],
    [0.123456789, 1e308, "must be a multiple of 0.123456789, is 1e+308"],
    [1e300, 1e-300],
  ],
  refuses: [
    [0, '"multipleOf" must be a number above 0'],
    [-2, "a number above 0"],
    ["2", "a number above 0"],
  ],
});
