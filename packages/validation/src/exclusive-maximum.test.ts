import { cases } from "@argot/testing";
import { exclusiveMaximum } from "./exclusive-maximum.js";

cases(exclusiveMaximum, {
  holds: [
    [3, 2.2],
    [3, 2.9999999999],
    [3, "x"],
  ],
  fails: [
    [3, 3, "must be less than 3, is 3"],
    [3, 3.5, "must be less than 3, is 3.5"],
    [0, -0],
  ],
  refuses: [[true, '"exclusiveMaximum" must be a number'], ["3"]],
});
