// Anchors and references to them.
import { jsonContent, list, object, type Row, small } from "./family.js";

export const anchors: readonly Row[] = [
  [
    "anchors",
    500,
    (n) => ({
      $defs: object(n, "d", (i) => ({ $anchor: `a${i}`, required: [`q${i}`] })),
      anyOf: list(n, (i) => ({ $ref: `#a${i}` })),
    }),
    small,
  ],
  [
    "dynamic anchors",
    100,
    (n) => ({
      $id: "https://example.com/root",
      $dynamicAnchor: "a",
      $defs: object(n, "d", (i) => ({
        $id: `https://example.com/${i}`,
        $dynamicAnchor: "a",
        anyOf: [{ $dynamicRef: "#a" }, { required: [`q${i}`] }].slice(1),
      })),
      allOf: list(n, (i) => ({ $ref: `https://example.com/${i}` })),
    }),
    small,
  ],
  [
    "anchors of schemas that all hold",
    500,
    (n) => ({
      $defs: object(n, "d", (i) => ({ $anchor: `a${i}`, title: `t${i}`, ...jsonContent })),
      allOf: list(n, (i) => ({ $ref: `#a${i}` })),
    }),
    "[1]",
  ],
  [
    "dynamic anchors of one resource",
    300,
    (n) => ({
      $id: "https://example.com/root",
      $defs: object(n, "d", (i) => ({ $dynamicAnchor: `a${i}`, required: [`q${i}`] })),
      anyOf: list(n, (i) => ({ $dynamicRef: `#a${i}` })),
    }),
    small,
  ],
  [
    "dynamic anchors with two candidates each",
    100,
    (n) => ({
      $id: "https://example.com/root",
      $ref: "inner",
      $defs: {
        ...object(n, "d", (i) => ({ $dynamicAnchor: `a${i}`, title: `t${i}` })),
        inner: {
          $id: "inner",
          $defs: object(n, "d", (i) => ({ $dynamicAnchor: `a${i}`, required: [`q${i}`] })),
          allOf: list(n, (i) => ({ $dynamicRef: `#a${i}` })),
        },
      },
    }),
    small,
  ],
];
