import { cases } from "@argot/testing";
import { exclusiveMaximumDraft4 } from "./exclusive-maximum.draft4.js";

cases(exclusiveMaximumDraft4, {
  holds: [
    [true, 3],
    [false, 3],
    [true, "x"],
  ],
  invalidValues: [
    [3, '"exclusiveMaximum" must be a boolean'],
    ["true", '"exclusiveMaximum" must be a boolean'],
  ],
});
