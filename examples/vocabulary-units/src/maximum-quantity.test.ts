import { cases } from "@argot/testing";
import { invariantsOf } from "@argot/testing/invariants";
import { bounds, quantities } from "../test/quantities.js";
import { maximumQuantity } from "./maximum-quantity.js";
import { unit } from "./unit.js";

cases(maximumQuantity, {
  with: { unit },
  holds: [
    ["2 h", "120 min"],
    ["2 h", 121],
    ["2 h", null],
  ],
  fails: [
    ["2 h", "121 min", 'must be at most 2 h, is "121 min"'],
    ["2 h", "1 kg", 'must be at most 2 h, is "1 kg"'],
  ],
  schemas: {
    holds: [[{ maximumQuantity: "2 h", unit: "min" }, 120]],
    fails: [[{ maximumQuantity: "2 h", unit: "min" }, 121, "must be at most 2 h, is 121"]],
  },
  invalidValues: [["2 hours", "must be a quantity"]],
});

invariantsOf(maximumQuantity, {
  with: { unit },
  values: quantities,
  schemas: bounds("maximumQuantity"),
  instances: quantities,
});
