import { cases } from "@argot/testing";
import { contains } from "../test/contains.js";
import { minContains } from "./min-contains.js";
import { maxContains } from "./max-contains.js";

cases(maxContains, {
  with: { contains, minContains },
  holds: [
    [0, [1, 2]],
    [0, []],
    [1, "x"],
  ],
  invalidValues: [
    [-1, '"maxContains" must be a non-negative integer'],
    [1.5, '"maxContains" must be a non-negative integer'],
    ["1", '"maxContains" must be a non-negative integer'],
  ],
  schemas: {
    holds: [
      [{ contains: true, maxContains: 2 }, [1, 2]],
      [{ maxContains: 2.0, contains: true }, [1]],
      [{ contains: true, minContains: 0, maxContains: 0 }, []],
    ],
    fails: [
      [{ contains: true, maxContains: 2 }, [1, 2, 3], "1 to 2, found 3"],
      [{ contains: true, maxContains: 2 }, [], "1 to 2, found 0"],
      [{ contains: true, minContains: 3, maxContains: 1 }, [1, 2], "3 to 1, found 2"],
    ],
  },
});
