import { cases } from "@argot/testing";
import { exclusiveMinimumDraft4 } from "./exclusive-minimum.draft4.js";
import { minimumDraft4 } from "./minimum.draft4.js";

cases(minimumDraft4, {
  with: { exclusiveMinimum: exclusiveMinimumDraft4 },
  holds: [
    [3, 3.1],
    [3, 3.0],
    [3, "x"],
  ],
  fails: [[3, 2.5, "must be at least 3, is 2.5"]],
  invalidValues: [["3", '"minimum" must be a number']],
  schemas: {
    holds: [
      [{ minimum: 3, exclusiveMinimum: true }, 3.1],
      [{ minimum: 3, exclusiveMinimum: false }, 3],
      [{ exclusiveMinimum: true, minimum: 3 }, "x"],
    ],
    fails: [
      [{ minimum: 3, exclusiveMinimum: true }, 3, "must be greater than 3, is 3"],
      [{ exclusiveMinimum: true, minimum: 3 }, 2.5, "must be greater than 3, is 2.5"],
      [{ minimum: 3, exclusiveMinimum: false }, 2.5, "must be at least 3, is 2.5"],
    ],
  },
});
