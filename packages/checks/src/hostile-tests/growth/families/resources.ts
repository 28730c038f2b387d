// Schema resources.
import { jsonContent, list, object, type Row, small } from "./family.js";

export const resources: readonly Row[] = [
  [
    "resources",
    300,
    (n) => ({
      $defs: object(n, "d", (i) => ({ $id: `https://example.com/${i}`, required: [`q${i}`] })),
      anyOf: list(n, (i) => ({ $ref: `https://example.com/${i}` })),
    }),
    small,
  ],
  [
    "resources of schemas that all hold",
    300,
    (n) => ({
      $defs: object(n, "d", (i) => ({ $id: `https://example.com/${i}`, title: `t${i}`, ...jsonContent })),
      allOf: list(n, (i) => ({ $ref: `https://example.com/${i}` })),
    }),
    "[1]",
  ],
  [
    "resources of another dialect",
    100,
    (n) => ({
      $defs: object(n, "d", (i) => ({
        $id: `https://example.com/${i}`,
        $schema: "https://json-schema.org/draft/2020-12/schema",
        required: [`q${i}`],
      })),
      anyOf: list(n, (i) => ({ $ref: `https://example.com/${i}` })),
    }),
    small,
  ],
  [
    "resources that share one dynamic anchor with as many schemas",
    100,
    (n) => ({
      $id: "https://example.com/root",
      $dynamicAnchor: "a",
      $defs: object(n, "d", (i) => ({
        $id: `https://example.com/${i}`,
        $dynamicAnchor: "a",
        properties: { [`q${i}`]: { $dynamicRef: "#a" } },
      })),
      anyOf: list(n, (i) => ({ $ref: `https://example.com/${i}`, required: [`q${i}`] })),
    }),
    small,
  ],
];
