import { cases } from "@argot/testing";
import { exclusiveMinimum } from "./exclusive-minimum.js";

cases(exclusiveMinimum, {
  holds: [
    [1.1, 1.2],
    [3, "x"],
    [0, 5e-324],
  ],
  fails: [
    [1.1, 1.1, "must be greater than 1.1, is 1.1"],
    [1.1, 0.6, "must be greater than 1.1, is 0.6"],
    [0, -0],
  ],
  refuses: [[true, '"exclusiveMinimum" must be a number'], ["3"]],
});
