import { draft07, familyTests } from "../../../test/merge-cases.js";

familyTests([
  [{ required: ["a", "b"] }, { required: ["b", "__proto__"] }, { required: ["a", "b", "__proto__"] }],
  [
    { dependentRequired: { a: ["b"] } },
    { dependentRequired: { a: ["c"], d: ["e"] } },
    { dependentRequired: { a: ["b", "c"], d: ["e"] } },
  ],
  [
    { dependentSchemas: { a: { minProperties: 1 } } },
    { dependentSchemas: { a: { minProperties: 2 } } },
    { dependentSchemas: { a: { minProperties: 2 } } },
  ],
  [
    { $schema: draft07, dependencies: { a: ["b"], c: { minProperties: 1 } } },
    { dependencies: { a: ["d"], c: { maxProperties: 2 } } },
    { $schema: draft07, dependencies: { a: ["b", "d"], c: { minProperties: 1, maxProperties: 2 } } },
  ],
  [{ $schema: draft07, dependencies: { a: ["b"] } }, { dependencies: { a: { maxProperties: 2 } } }, undefined],
]);
