import { cases } from "@argot/testing";
import { exclusiveMaximumDraft4 } from "./exclusive-maximum.draft4.js";
import { maximumDraft4 } from "./maximum.draft4.js";

cases(maximumDraft4, {
  with: { exclusiveMaximum: exclusiveMaximumDraft4 },
  holds: [
    [3, 2.9],
    [3, 3.0],
    [3, "x"],
  ],
  fails: [[3, 3.5, "must be at most 3, is 3.5"]],
  invalidValues: [["3", '"maximum" must be a number']],
  schemas: {
    holds: [
      [{ maximum: 3, exclusiveMaximum: true }, 2.9],
      [{ maximum: 3, exclusiveMaximum: false }, 3],
      [{ exclusiveMaximum: true, maximum: 3 }, "x"],
    ],
    fails: [
      [{ maximum: 3, exclusiveMaximum: true }, 3, "must be less than 3, is 3"],
      [{ exclusiveMaximum: true, maximum: 3 }, 3.5, "must be less than 3, is 3.5"],
      [{ maximum: 3, exclusiveMaximum: false }, 3.5, "must be at most 3, is 3.5"],
    ],
  },
});
