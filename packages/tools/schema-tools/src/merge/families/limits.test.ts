import { draft04, familyTests } from "../../../test/merge-cases.js";

familyTests([
  [
    { maximum: 3, minimum: 1 },
    { maximum: 2, minimum: 2 },
    { maximum: 2, minimum: 2 },
  ],
  [{ maximum: 3 }, { exclusiveMaximum: 3 }, { maximum: 3, exclusiveMaximum: 3 }],
  [{ maximum: 2n ** 60n }, { maximum: 2 ** 40 }, { maximum: 2 ** 40 }],
  [
    { minLength: 1, maxLength: 3 },
    { minLength: 2, maxLength: 4 },
    { minLength: 2, maxLength: 3 },
  ],
  [
    { minItems: 1, maxItems: 3 },
    { minItems: 2, maxItems: 4 },
    { minItems: 2, maxItems: 3 },
  ],
  [{ minProperties: 1, maxProperties: 3 }, { minProperties: 2 }, { minProperties: 2, maxProperties: 3 }],
  [
    { $schema: draft04, maximum: 3 },
    { maximum: 3, exclusiveMaximum: true },
    { $schema: draft04, maximum: 3, exclusiveMaximum: true },
  ],
  [{ $schema: draft04, minimum: 3, exclusiveMinimum: true }, { minimum: 4 }, { $schema: draft04, minimum: 4 }],
  [
    { $schema: draft04, exclusiveMinimum: true, minimum: 5 },
    { minimum: 4 },
    { $schema: draft04, exclusiveMinimum: true, minimum: 5 },
  ],
]);
