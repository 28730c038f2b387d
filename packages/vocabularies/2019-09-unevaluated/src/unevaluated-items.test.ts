import { cases } from "@argot/testing";
import { minimum } from "@argot/testing/keywords";
import { applicators } from "../test/applicators.js";
import { unevaluatedItems } from "./unevaluated-items.js";

const first = { prefixItems: [true] };
const two = { prefixItems: [true, true] };
const n = { minimum: 1 };

cases(unevaluatedItems, {
  with: { ...applicators, minimum },
  holds: [
    [true, [1]],
    [false, []],
    [false, { "0": 1 }],
    [false, "text"],
    [n, [1, 2]],
  ],
  fails: [
    [false, [1], "is too many: at most 0 items are allowed"],
    [n, [1, 0], "must be at least 1, is 0"],
  ],
  schemas: {
    holds: [
      [{ unevaluatedItems: false, ...two }, [1, 2]],
      [{ ...first, unevaluatedItems: n }, [0, 1]],
      [{ unevaluatedItems: false, items: true }, [1, 2]],
      [{ unevaluatedItems: false, allOf: [first, { allOf: [two] }] }, [1, 2]],
      [{ unevaluatedItems: false, anyOf: [first, two] }, [1, 2]],
      [{ unevaluatedItems: false, oneOf: [first, false] }, [1]],
      [{ unevaluatedItems: false, ref: "#/allOf/0", allOf: [two] }, [1, 2]],
      [{ unevaluatedItems: false, allOf: [{ unevaluatedItems: true }] }, [1]],
      // What `contains` marks may lie anywhere.
      [{ unevaluatedItems: false, contains: n }, [1, 2]],
      [{ unevaluatedItems: false, contains: n, ...first }, [0, 1]],
      [{ unevaluatedItems: { minimum: 0 }, contains: n }, [0, 1, 0]],
      [{ unevaluatedItems: n, containsUnmarked: { minimum: 5 } }, [1, 5]],
    ],
    fails: [
      [{ unevaluatedItems: false, ...first }, [1, 2], "is too many: at most 1 item is allowed"],
      [{ ...first, unevaluatedItems: n }, [0, 0], "must be at least 1, is 0"],
      [
        { unevaluatedItems: false, anyOf: [first, { prefixItems: [true, n] }] },
        [1, 0],
        "is too many: at most 1 item is allowed",
      ],
      [{ unevaluatedItems: false, not: { not: two } }, [1], "is too many: at most 0 items are allowed"],
      [{ allOf: [first, { unevaluatedItems: false }] }, [1], "is too many: at most 0 items are allowed"],
      [{ unevaluatedItems: false, prefixItems: [{ items: true }] }, [[1], 1], "is too many: at most 1 item is allowed"],
      [{ unevaluatedItems: false, contains: n }, [1, 0, 1], "must not be present"],
      // `contains` of 2019-09 marks nothing.
      [{ unevaluatedItems: false, containsUnmarked: n }, [1], "is too many: at most 0 items are allowed"],
    ],
  },
  invalidValues: [
    [[{}], '"unevaluatedItems" must be a schema (an object or a boolean)'],
    [1, "a schema"],
  ],
});
