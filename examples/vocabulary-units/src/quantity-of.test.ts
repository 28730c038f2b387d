import {
  defineKeyword,
  type Application,
  type Keyword,
  claimedProperties,
  members,
  schema,
  JsonType,
} from "@argot/core/keyword";
import { cases } from "@argot/testing";
import { invariantsOf } from "@argot/testing/invariants";
import * as fc from "fast-check";
import { quantityOf } from "./quantity-of.js";
import { quantity } from "./quantity.js";

/** Keywords like `additionalProperties` and `unevaluatedProperties`. */
const additional: Keyword<Application> = defineKeyword({
  id: "https://example.com/keyword/additional",
  value: schema,
  appliesTo: JsonType.object,
  lower: (k) => members({ rest: k.value, except: k.read(claimedProperties) }),
});
const unevaluated: Keyword<Application> = defineKeyword({
  id: "https://example.com/keyword/unevaluated",
  value: schema,
  appliesTo: JsonType.object,
  lower: (k) => members({ rest: k.value, except: "evaluated" }),
});

const any = { amount: true, unit: true };

cases(quantityOf, {
  with: { additional, unevaluated, quantity },
  holds: [
    [any, { amount: 5, unit: "km" }],
    [any, { amount: 5, unit: "km", note: "about" }],
    [any, "5 km"],
  ],
  fails: [
    [any, { amount: 5 }, 'must have "unit"'],
    [any, {}, 'must have "amount", "unit"'],
    [
      { amount: { quantity: "mass" }, unit: true },
      { amount: "5 km", unit: "" },
      "must have a valid amount and a valid unit",
    ],
    [{ amount: false, unit: true }, { amount: 5, unit: "km" }, "must have a valid amount and a valid unit"],
  ],
  schemas: {
    holds: [
      [
        { quantityOf: any, additional: false },
        { amount: 5, unit: "km" },
      ],
      [
        { quantityOf: any, unevaluated: false },
        { amount: 5, unit: "km" },
      ],
    ],
    fails: [
      [{ quantityOf: any, additional: false }, { amount: 5, unit: "km", note: "about" }, "is not a known property"],
      [{ quantityOf: any, unevaluated: false }, { amount: 5, unit: "km", note: "about" }, "is not a known property"],
    ],
  },
  invalidValues: [
    [{ amount: true }, 'must be an object of two schemas, "amount" and "unit"'],
    [{ amount: true, unit: 1 }, "must be a schema"],
    [[], "must be an object of two schemas"],
  ],
});

const part = fc.constantFrom(true, false, {}, { quantityOf: any });
invariantsOf(quantityOf, {
  with: { additional, unevaluated },
  values: fc.record({ amount: part, unit: part }),
  schemas: fc.record(
    { quantityOf: fc.record({ amount: part, unit: part }), additional: part, unevaluated: part },
    { requiredKeys: ["quantityOf"] },
  ),
  instances: fc.record({ amount: fc.integer(), unit: fc.string(), note: fc.string() }, { requiredKeys: [] }),
});
