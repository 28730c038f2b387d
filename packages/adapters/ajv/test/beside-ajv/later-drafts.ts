// oxlint-disable typescript/no-explicit-any -- both classes take the same calls
// The class for 2020-12.
import { type Row, results, thrown } from "./row.js";

const tree = {
  $id: "https://example.com/tree",
  $dynamicAnchor: "node",
  type: "object",
  properties: { data: true, children: { type: "array", items: { $dynamicRef: "#node" } } },
};
const strictTree = {
  $id: "https://example.com/strict-tree",
  $dynamicAnchor: "node",
  $ref: "tree",
  unevaluatedProperties: false,
};

export const rows: readonly Row[] = [
  [
    "2020-12: tuples",
    (ajv) =>
      results(
        ajv.compile({ type: "array", prefixItems: [{ type: "string" }], items: false, minItems: 1 }),
        ["x", 1],
        [1],
        [],
      ),
    { allErrors: true },
  ],
  [
    "2020-12: items that are counted",
    (ajv) =>
      results(
        ajv.compile({ type: "array", contains: { type: "number" }, minContains: 2, maxContains: 3 }),
        [1],
        [1, 2],
        [1, 2, 3, 4],
      ),
    { allErrors: true },
  ],
  [
    "2020-12: a schema that others extend",
    (_, Class) =>
      results(
        new Class({ schemas: [tree, strictTree] }).getSchema("https://example.com/strict-tree"),
        { children: [{ daat: 1 }] },
        { children: [{ data: 1 }] },
      ),
  ],
  [
    "2020-12: dependent keywords",
    (ajv) =>
      results(
        ajv.compile({
          type: "object",
          properties: { a: { type: "string" } },
          unevaluatedProperties: false,
          dependentRequired: { a: ["b"] },
          dependentSchemas: { a: { required: ["c"] } },
        }),
        { a: "x", q: 1 },
      ),
    { allErrors: true, strictRequired: false },
  ],
  ["2020-12: an anchor", (ajv) => thrown(() => ajv.compile({ $anchor: "part", type: "string" }))],
  [
    "2020-12: references of 2019-09",
    (ajv) => thrown(() => ajv.compile({ type: "object", properties: { part: { $recursiveRef: "#" } } })),
  ],
];
