import { familyTests } from "../../../test/merge-cases.js";

familyTests([
  [{ multipleOf: 4 }, { multipleOf: 6 }, { multipleOf: 12 }],
  [{ multipleOf: 0.01 }, { multipleOf: 0.015 }, { multipleOf: 0.03 }],
  [{ multipleOf: 1e3 }, { multipleOf: 0.3 }, { multipleOf: 3000 }],
  // The least common multiple has no exact number.
  [{ multipleOf: 9007199254740991 }, { multipleOf: 9007199254740990 }, undefined],
  [{ multipleOf: 1e-300 }, { multipleOf: 3 }, undefined],
]);
