import { cases } from "@argot/testing";
import { contains } from "../test/contains.js";
import { minContains } from "./min-contains.js";

cases(minContains, {
  with: { contains },
  holds: [
    [2, [1]],
    [2, []],
    [1, "x"],
  ],
  invalidValues: [
    [-1, '"minContains" must be a non-negative integer'],
    [1.5, '"minContains" must be a non-negative integer'],
    ["1", '"minContains" must be a non-negative integer'],
  ],
  schemas: {
    holds: [
      [{ contains: true, minContains: 2 }, [1, 2]],
      [{ minContains: 2.0, contains: true }, [1, 2, 3]],
      [{ contains: false, minContains: 0 }, [1]],
    ],
    fails: [
      [{ contains: true, minContains: 2 }, [1], "2 to Infinity, found 1"],
      [{ contains: true }, [], "1 to Infinity, found 0"],
    ],
  },
});
