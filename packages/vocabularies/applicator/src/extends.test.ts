import { cases } from "@argot/testing";
import { minimum } from "@argot/testing/keywords";
import { extendsKeyword } from "./extends.js";
import { propertiesDraft3 } from "./properties.draft3.js";

cases(extendsKeyword, {
  with: { minimum, properties: propertiesDraft3 },
  holds: [
    [{}, 1],
    [[], 1],
    [{ minimum: 1 }, 1],
    [[{ minimum: 1 }, { minimum: 2 }], 2],
    [{ minimum: 1 }, "a"],
  ],
  fails: [
    [{ minimum: 1 }, 0, "must be at least 1, is 0"],
    [[{ minimum: 1 }, { minimum: 2 }], 1, "must be at least 2, is 1"],
  ],
  schemas: {
    fails: [[{ minimum: 1, extends: { minimum: 2 } }, 1, "must be at least 2, is 1"]],
  },
  invalidValues: [
    ["#", '"extends" must be an array of schemas or a schema (an object or a boolean)'],
    [[1], "must be a schema"],
  ],
});
