import { cases } from "@argot/testing";
import { requiredDraft4 } from "./required.draft4.js";

cases(requiredDraft4, {
  holds: [
    [["a"], { a: 1 }],
    [["__proto__"], { ["__proto__"]: 1 }],
    [["a"], []],
  ],
  fails: [
    [["a", "b"], { a: 1 }, 'must have property "b"'],
    [["constructor"], {}, 'must have property "constructor"'],
  ],
  invalidValues: [
    [[], '"required" must be a non-empty array of distinct strings'],
    [["a", "a"], "a non-empty array of distinct strings"],
    [true, "a non-empty array of distinct strings"],
    [[1], "a string"],
  ],
});
