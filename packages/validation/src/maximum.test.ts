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
  ],
  fails: [
    [3, 3.5, "must be at most 3, is 3.5"],
    [-2, -1.5, "must be at most -2, is -1.5"],
    [0, 5e-324],
  ],
  refuses: [["3", '"maximum" must be a number'], [null]],
});
