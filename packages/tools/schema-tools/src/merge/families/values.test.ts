import { familyTests } from "../../../test/merge-cases.js";

familyTests([
  [{ enum: [1, 2, { a: 1 }] }, { enum: [{ a: 1 }, 2, 3] }, { enum: [2, { a: 1 }] }],
  [{ const: 1 }, { enum: [1, 2] }, { const: 1 }],
  [{ enum: [1, 2] }, { const: 2 }, { const: 2 }],
  [{ const: 1 }, { const: 2 }, undefined],
  [{ enum: [1] }, { enum: [2] }, undefined],
  [{ enum: [1, 2], const: 3 }, { const: 3 }, undefined],
]);
