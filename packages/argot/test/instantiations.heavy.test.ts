// What types from schemas cost, by TypeScript's own count, and that no schema is an error however large it is.
import { describe, expect, test } from "vitest";
import { check } from "./type-cost.js";

const list = <Item>(length: number, item: (index: number) => Item): Item[] => Array.from({ length }, (_, i) => item(i));
const lines = (length: number, line: (index: number) => string): string => list(length, line).join("\n");

const node = `{
  type: "object",
  properties: { value: { type: "string" }, next: { $ref: "#/$defs/node" } },
  required: ["value"],
}`;
const simple = ["string", "integer", "boolean"];

/** 150 properties, half of them required, one of them a list of nodes. */
const properties = `{
  type: "object",
  properties: {
    ${lines(149, (i) => `p${i}: { type: "${simple[i % 3]}", description: "The ${i}th" },`)}
    p149: { $ref: "#/$defs/node" },
  },
  required: [${list(75, (i) => `"p${2 * i}"`).join(", ")}],
  $defs: { node: ${node} },
}`;
const readProperties = `
  export const first: string = value.p0;
  export const second: number | undefined = value.p1;
  export const last: string | undefined = value.p149?.next?.next?.value;
`;
/** 60 objects, with a tag and a property of their own. */
const alternatives = `{ anyOf: [
  ${lines(60, (i) => `{ type: "object", properties: { kind: { const: "k${i}" }, a${i}: { type: "string" } }, required: ["kind", "a${i}"] },`)}
] }`;
const readAlternatives = `
  export const read = (): string => (value.kind === "k7" ? value.a7 : value.kind);
`;
/** 60 objects that are one. */
const parts = `{ allOf: [
  ${lines(60, (i) => `{ type: "object", properties: { a${i}: { type: "string" } }, required: ["a${i}"] },`)}
] }`;
const readParts = lines(60, (i) => `export const read${i}: string = value.a${i};`);

const declared = (schema: string, use: string): string => `
  import type { FromSchema } from "../src/index.js";
  const schema = ${schema} as const;
  declare const value: FromSchema<typeof schema>;
  ${use}
`;
const inline = (schema: string, use: string): string => `
  import { createArgot } from "../src/index.js";
  const isValid = createArgot().compile(${schema});
  export function use(value: unknown): void {
    if (!isValid(value)) return;
    ${use.replaceAll("export ", "")}
  }
`;

describe("TypeScript instantiates few types", () => {
  test.each([
    ["150 properties, a definition, a recursive reference", declared(properties, readProperties), 5000],
    [
      "the same with each property read",
      declared(
        properties,
        lines(150, (i) => `void value.p${i};`),
      ),
      5000,
    ],
    ["60 alternatives", declared(alternatives, readAlternatives), 9000],
    ["60 parts, each property read", declared(parts, readParts), 12_000],
    ["the 150 properties, inline", inline(properties, readProperties), 5500],
  ])("%s", (_, text, most) => {
    const { problems, instantiations } = check(text);
    expect(problems).toEqual([]);
    expect(instantiations).toBeLessThanOrEqual(most);
    // There is something to count.
    expect(instantiations).toBeGreaterThan(300);
  });
});

/** Beyond about 50 levels, TypeScript refuses `as const` itself. */
const deep = 40;
/** A schema in another, many times. */
const nested = (depth: number, open: string, inner: string, close: string): string =>
  open.repeat(depth) + inner + close.repeat(depth);
const string = `{ type: "string" }`;
const pair = (i: number): string =>
  `{ anyOf: [{ type: "object", properties: { a${i}: ${string} } }, { type: "object", properties: { b${i}: ${string} } }] }`;

describe("a schema that is too large or too deep for TypeScript has a wider type, and is no error", () => {
  test.each([
    ["allOf, nested", nested(deep, "{ allOf: [", string, "] }")],
    ["anyOf, nested", nested(deep, `{ anyOf: [{ type: "null" }, `, string, "] }")],
    ["oneOf within allOf, nested", nested(20, "{ allOf: [{ oneOf: [", string, "] }] }")],
    ["conditions, nested", nested(deep, "{ if: true, then: ", string, ", else: false }")],
    ["objects, nested", nested(deep, `{ type: "object", properties: { a: `, string, ` }, required: ["a"] }`)],
    ["arrays, nested", nested(deep, `{ type: "array", items: `, string, " }")],
    ["tuples, nested", nested(deep, `{ type: "array", prefixItems: [`, string, "], minItems: 1 }")],
    ["maps, nested", nested(deep, `{ type: "object", additionalProperties: `, string, " }")],
    ["a long tuple", `{ type: "array", prefixItems: [${list(500, () => string).join()}] }`],
    [
      "a long tuple of required items",
      `{ type: "array", prefixItems: [${list(500, () => string).join()}], minItems: 500 }`,
    ],
    ["many alternatives", `{ anyOf: [${list(200, (i) => `{ const: ${i} }`).join()}] }`],
    ["many parts", `{ allOf: [${list(200, (i) => `{ type: "object", properties: { a${i}: ${string} } }`).join()}] }`],
    ["alternatives of alternatives", `{ allOf: [${list(30, pair).join()}] }`],
    [
      "alternatives of several kinds",
      `{ anyOf: [${list(99, pair).join()}], oneOf: [${list(99, pair).join()}], allOf: [${list(9, pair).join()}] }`,
    ],
    [
      "alternatives behind references",
      `{ allOf: [${list(30, (i) => `{ $ref: "#/$defs/d${i}" }`).join()}], $defs: { ${list(30, (i) => `d${i}: { allOf: [${pair(i)}] }`).join()} } }`,
    ],
    [
      "alternatives of types",
      `{ allOf: [${list(30, (i) => `{ type: ["object", "array"], minItems: ${i} }`).join()}] }`,
    ],
    ["alternatives of values", `{ allOf: [${list(30, (i) => `{ enum: [{ a: ${i} }, { b: ${i} }] }`).join()}] }`],
    [
      "a chain of references",
      `{ $ref: "#/$defs/d0", $defs: { ${list(300, (i) => `d${i}: { $ref: "#/$defs/d${i + 1}" }`).join()}, d300: ${string} } }`,
    ],
    ["an endless reference", `{ $ref: "#" }`],
    ["endless alternatives", `{ anyOf: [{ $ref: "#" }, { allOf: [{ $ref: "#" }, { $ref: "#" }] }, ${string}] }`],
    ["a tuple of itself", `{ type: "array", prefixItems: [{ $ref: "#" }, { $ref: "#" }], items: { $ref: "#" } }`],
    ["a long path", `{ $ref: "#${"/$defs/a".repeat(20)}", ${nested(20, "$defs: { a: { ", `type: "string"`, " } }")} }`],
  ])("%s", (_, schema) => {
    const text = `
      import { createArgot, type FromSchema } from "../src/index.js";
      const schema = ${schema} as const;
      declare const value: FromSchema<typeof schema> | null;
      export const known: unknown = value;
      // @ts-expect-error -- it is not \`any\`
      export const other: symbol = value;
      export const inline = createArgot().compile(${schema});
    `;
    expect(check(text).problems).toEqual([]);
  });
});
