import { cases } from "@argot/testing";
import { invariantsOf } from "@argot/testing/invariants";
import { bounds, quantities } from "../test/quantities.js";
import { minimumQuantity } from "./minimum-quantity.js";
import { unit } from "./unit.js";

cases(minimumQuantity, {
  with: { unit },
  holds: [
    ["5 km", "5 km"],
    ["5 km", "5000 m"],
    // Without a unit, a number is no quantity.
    ["5 km", 4],
    ["5 km", ["4 km"]],
  ],
  fails: [
    ["5 km", "4999 m", 'must be at least 5 km, is "4999 m"'],
    // What cannot be compared is not at least that much.
    ["5 km", "6 kg", 'must be at least 5 km, is "6 kg"'],
    ["5 km", "far", 'must be at least 5 km, is "far"'],
  ],
  schemas: {
    holds: [
      [{ minimumQuantity: "5 km", unit: "m" }, 5000],
      [{ minimumQuantity: "5 km", unit: "kg" }, 1],
    ],
    fails: [[{ minimumQuantity: "5 km", unit: "m" }, 4999, "must be at least 5 km, is 4999"]],
  },
  invalidValues: [
    ["far", 'must be a quantity, such as "5 km"'],
    [5, "must be a quantity"],
  ],
});

invariantsOf(minimumQuantity, {
  with: { unit },
  values: quantities,
  schemas: bounds("minimumQuantity"),
  instances: quantities,
});
