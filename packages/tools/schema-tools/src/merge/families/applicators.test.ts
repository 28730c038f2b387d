import { familyTests } from "../../../test/merge-cases.js";

const [a, b] = [{ minimum: 1 }, { maximum: 2 }];

familyTests([
  [{ not: a }, { not: b }, { not: { anyOf: [a, b] } }],
  [{ propertyNames: a }, { propertyNames: b }, { propertyNames: { ...a, ...b } }],
  [{ uniqueItems: false }, { uniqueItems: true }, { uniqueItems: true }],
  [{ anyOf: [a, b] }, { oneOf: [a, b] }, { anyOf: [a, b], oneOf: [a, b] }],
  [{ anyOf: [a, b] }, { anyOf: [a, b] }, { anyOf: [a, b] }],
  [{ anyOf: [a, b] }, { anyOf: [b] }, undefined],
  [{ oneOf: [a, b] }, { oneOf: [b] }, undefined],
  [{ title: "T" }, { if: a, then: b }, { title: "T", if: a, then: b }],
  [{ if: a, then: b }, { if: a, else: b }, undefined],
  [{ contains: a, maxContains: 2 }, { contains: a }, undefined],
]);
