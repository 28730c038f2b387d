import { cases } from "@argot/testing";
import { exclusiveMinimumDraft4 } from "./exclusive-minimum.draft4.js";

cases(exclusiveMinimumDraft4, {
  holds: [
    [true, 3],
    [false, 3],
    [true, "x"],
  ],
  invalidValues: [
    [3, '"exclusiveMinimum" must be a boolean'],
    ["true", '"exclusiveMinimum" must be a boolean'],
  ],
});
