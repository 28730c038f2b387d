import { cases } from "@argot/testing";
import { minimum, otherItems } from "@argot/testing/keywords";
import { maxContains, minContains } from "../test/quota.js";
import { allOf } from "./all-of.js";
import { contains } from "./contains.js";

const n = { minimum: 5 };

cases(contains, {
  with: { minimum, minContains, maxContains, allOf, otherItems },
  holds: [
    [n, [1, 5]],
    [n, [5, 5]],
    [true, [null]],
    [n, { "0": 1 }],
    [false, "text"],
    [{ contains: n }, [[], [1, 5]]],
  ],
  fails: [
    [n, [1, 2], "must contain a matching item"],
    [n, [], "must contain a matching item"],
    [true, [], "must contain a matching item"],
    [false, [1], "must contain a matching item"],
    [{ contains: n }, [[], [1]], "must contain a matching item"],
  ],
  schemas: {
    holds: [
      [{ contains: n, minContains: 2 }, [5, 1, 6]],
      [{ minContains: 2, contains: n }, [5, 1, 6]],
      [{ contains: n, minContains: 0 }, []],
      [{ contains: n, minContains: 0 }, [1]],
      [{ contains: false, minContains: 0 }, [1]],
      [{ contains: n, maxContains: 2 }, [5, 1, 6]],
      [{ contains: n, minContains: 0, maxContains: 1 }, [1]],
      [{ contains: n, minContains: 2, maxContains: 2 }, [5, 6]],
      // Without `contains` nothing is counted.
      [{ minContains: 2 }, []],
      [{ maxContains: 0 }, [5]],
      // Only what stands in the same schema object counts.
      [{ allOf: [{ minContains: 2 }], contains: n }, [5]],
      // Items that are contained are evaluated, also more than `minContains`.
      [{ otherItems: false, contains: n }, [5, 6]],
      [{ otherItems: false, contains: n, minContains: 0 }, [5, 6]],
      [{ otherItems: n, contains: { minimum: 1 } }, [1, 5]],
    ],
    fails: [
      [{ contains: n, minContains: 2 }, [5, 1], "must contain at least 2 matching items, contains 1 (item 0)"],
      [{ minContains: 2, contains: n }, [1], "must contain at least 2 matching items, contains none"],
      [{ contains: n, maxContains: 2 }, [5, 6, 7], "must contain 1 to 2 matching items, contains 3 (items 0, 1 and 2)"],
      [{ contains: n, maxContains: 2 }, [1], "must contain 1 to 2 matching items, contains none"],
      [
        { contains: n, minContains: 0, maxContains: 1 },
        [5, 6, 7],
        "must contain at most 1 matching item, contains 3 (items 0, 1 and 2)",
      ],
      [{ contains: n, maxContains: 1 }, [5, 6], "must contain exactly 1 matching item, contains 2 (items 0 and 1)"],
      [
        { contains: n, minContains: 0, maxContains: 0 },
        [5],
        "must contain exactly 0 matching items, contains 1 (item 0)",
      ],
      [
        { contains: n, minContains: 3, maxContains: 2 },
        [5, 6, 7],
        "must contain 3 to 2 matching items, contains 3 (items 0, 1 and 2)",
      ],
      [{ otherItems: false, contains: n }, [5, 1], "is too many: at most 1 item is allowed"],
      [{ otherItems: false, contains: n, minContains: 0 }, [1], "is too many: at most 0 items are allowed"],
    ],
  },
  invalidValues: [
    [[], '"contains" must be a schema (an object or a boolean)'],
    [null, "a schema"],
  ],
});
