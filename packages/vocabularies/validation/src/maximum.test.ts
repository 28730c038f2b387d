import { cases } from "@argot/testing";
import { maximum } from "./maximum.js";

cases(maximum, {
  holds: [
    [3, 2.6],
    [3, 3.0],
    [300, 300],
    [-2, -2],
    [0, -0],
    [3, "10"],
    [3, [1, 2, 3, 4]],
    [3, 3n],
    [9007199254740993n, 9007199254740993n],
    [9007199254740993n, 1.5],
  ],
  fails: [
    [3, 3.5, "must be at most 3, is 3.5"],
    [-2, -1.5, "must be at most -2, is -1.5"],
    [0, 5e-324, "must be at most 0, is 5e-324"],
    [9007199254740992, 9007199254740993n, "must be at most 9007199254740992, is 9007199254740993"],
    [-9007199254740993n, -9007199254740992n, "must be at most -9007199254740993, is -9007199254740992"],
  ],
  invalidValues: [
    ["3", '"maximum" must be a number'],
    [null, '"maximum" must be a number'],
  ],
});
