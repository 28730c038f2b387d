// Schemas with many faults: the work grows with their size. Schemas without faults are counted with those of all tools.
import { growthOf } from "../../../../checks/test/runner/steps.js";
import { SchemaIndex } from "../schema-index/index.js";
import { expect, test } from "vitest";
import { createArgot } from "../../test/lint/argot.js";
import { lint } from "./lint.js";

const $schema = "https://json-schema.org/draft/2020-12/schema";
const list = <T>(n: number, of: (i: number) => T): T[] => Array.from({ length: n }, (_, i) => of(i));
const object = <T>(n: number, of: (i: number) => T): Record<string, T> =>
  Object.fromEntries(list(n, (i) => [`p${i}`, of(i)]));

function nested(n: number): unknown {
  let value: unknown = 1;
  for (let i = 0; i < n; i++) value = { a: value };
  return value;
}

const large = (i: number): object => ({ properties: object(10, (k) => ({ const: `a long text ${i % 5} ${k}` })) });

const families: Readonly<Record<string, (n: number) => object>> = {
  "invalid schemas": (n) => ({ anyOf: list(n, () => ({ prefixItems: [] })) }),
  "values of keywords that are not valid": (n) => ({ properties: object(n, () => ({ minLength: "1", allOf: {} })) }),
  "a deep constant": (n) => ({ const: nested(n) }),
  "items that fixes make equal": (n) => ({ anyOf: list(n, (i) => ({ type: "object", minLength: i })) }),
  "unknown keywords": (n) => object(n, () => 1),
  "references to nothing": (n) => ({
    properties: object(n, (i) => ({ $ref: `#/$defs/q${i}` })),
    $defs: object(n, () => ({})),
  }),
  "identifiers that are used twice": (n) => ({ allOf: list(n, () => ({ $id: "https://example.com/same" })) }),
  "circles of references": (n) => ({
    $defs: object(n, (i) => ({ allOf: [{ $ref: `#/$defs/p${(i + 1) % n}` }] })),
    $ref: "#/$defs/p0",
  }),
  "wrong patterns": (n) => ({ properties: object(n, (i) => ({ pattern: `(${i}` })) }),
  "slow patterns": (n) => ({ properties: object(n, (i) => ({ pattern: `^(a+)+${i}$` })) }),
  contradictions: (n) => ({ allOf: list(n, (i) => ({ type: i % 2 === 0 ? "string" : "number" })) }),
  "impossible values": (n) => ({ type: "string", enum: list(n, (i) => i) }),
  "inapplicable keywords": (n) => ({ properties: object(n, () => ({ type: "number", minLength: 1 })) }),
  "ignored keywords": (n) => ({ properties: object(n, () => ({ then: true, else: true })) }),
  "unreachable definitions": (n) => ({ type: "object", $defs: object(n, () => ({})) }),
  duplicates: (n) => ({ properties: object(n, large) }),
};

test.each(Object.entries(families))("%s", (_, schemaOf) => {
  const work = (schema: object): void => {
    const uri = "https://example.com/schema";
    const value = { $schema, ...schema } as never;
    const argot = createArgot();
    const index = new SchemaIndex([{ uri, value }], argot);
    for (const document of index.documents) lint(document, { index, argot });
  };
  // The meta-schema is compiled once.
  for (let i = 0; i < 3; i++) work(schemaOf(200));
  expect(growthOf(schemaOf, work, 200)).toBeLessThan(2.6);
});
