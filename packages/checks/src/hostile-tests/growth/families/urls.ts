// Long URLs in schemas.
import { type Row, small } from "./family.js";

export const urls: readonly Row[] = [
  [
    "a long identifier",
    5000,
    (n) => ({ $id: `https://example.com/${"a/".repeat(n)}`, $defs: { d: { $id: "b/c", type: "array" } }, $ref: "b/c" }),
    small,
  ],
  [
    "a long way up",
    5000,
    (n) => ({
      $id: `https://example.com/${"a/".repeat(n)}`,
      $defs: { d: { $id: "/b", type: "array" } },
      $ref: `${"../".repeat(n)}b`,
    }),
    small,
  ],
  [
    "dots",
    5000,
    (n) => ({
      $id: `https://example.com/${"./".repeat(n)}a`,
      $defs: { d: { $id: "b", type: "array" } },
      $ref: `${"x/../".repeat(n)}b`,
    }),
    small,
  ],
  [
    "percent-encodings",
    5000,
    (n) => ({
      $id: `https://example.com/${"%41%2f".repeat(n)}`,
      $defs: { [`a${"%~/".repeat(n)}`]: { type: "array" } },
      $ref: `#/$defs/a${"%25~0~1".repeat(n)}`,
    }),
    small,
  ],
  [
    "a reference to nothing",
    5000,
    (n) => ({ $id: `https://example.com/${"a/".repeat(n)}`, $ref: "b/".repeat(n) }),
    small,
  ],
];
