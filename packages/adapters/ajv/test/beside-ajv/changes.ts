// oxlint-disable typescript/no-explicit-any -- both classes take the same calls
// Options that change values.
import type { Options } from "../../src/index.js";
import { type Row, thrown } from "./row.js";

/** The verdict, the errors, and the value afterwards. */
const after = (ajv: any, schema: object, ...values: readonly unknown[]): unknown[] => {
  const validate = ajv.compile(schema);
  return values.map((value) => [validate(value), validate.errors, value]);
};
const loose = { strict: false } as const;
const defaults: Options = { useDefaults: true, ...loose };
const coerced: Options = { coerceTypes: true, ...loose };
const arrays: Options = { coerceTypes: "array", ...loose };
const removed: Options = { removeAdditional: true, ...loose };
const typed = (type: unknown): object => ({ type: "object", properties: { a: { type } } });

export const rows: readonly Row[] = [
  [
    "useDefaults with a value of earlier versions",
    (ajv) => {
      const data = {};
      return [ajv.compile({ type: "object", properties: { a: { default: 1 } } })(data), data];
    },
    { useDefaults: "shared" as never, strict: false },
  ],
  [
    "defaults of objects are copies",
    (ajv) => {
      const v = ajv.compile({ type: "object", properties: { a: { default: { b: [] } } } });
      const [x, y]: any[] = [{}, {}];
      v(x);
      v(y);
      x.a.b.push(1);
      return [x, y];
    },
    defaults,
  ],
  [
    "defaults of null and undefined",
    (ajv) =>
      after(
        ajv,
        { type: "object", properties: { a: { default: 1 }, b: { default: null } } },
        { a: null },
        { a: undefined },
        { a: "" },
      ),
    defaults,
  ],
  [
    "defaults, empty",
    (ajv) =>
      after(
        ajv,
        { type: "object", properties: { a: { default: 1 }, b: { type: "object", default: {} } } },
        { a: null, b: "" },
        { a: undefined },
        { a: "", b: null },
        { a: 0, b: {} },
      ),
    { useDefaults: "empty", ...loose },
  ],
  [
    "a default that is wrong",
    (ajv) => after(ajv, { type: "object", properties: { a: { type: "string", default: 1 } } }, {}),
    defaults,
  ],
  [
    "a default that is coerced",
    (ajv) => after(ajv, { type: "object", properties: { a: { type: "string", default: 1 } } }, {}),
    { ...defaults, ...coerced },
  ],
  [
    "a default in a default",
    (ajv) =>
      after(
        ajv,
        { type: "object", properties: { a: { type: "object", default: {}, properties: { b: { default: 2 } } } } },
        {},
      ),
    defaults,
  ],
  [
    "a default beside a reference",
    (ajv) =>
      after(
        ajv,
        {
          type: "object",
          properties: { a: { $ref: "#/definitions/d", default: 1 } },
          definitions: { d: { type: "number" } },
        },
        {},
      ),
    defaults,
  ],
  [
    "a default behind a reference",
    (ajv) =>
      after(
        ajv,
        {
          type: "object",
          properties: { a: { $ref: "#/definitions/d" } },
          definitions: { d: { type: "number", default: 1 } },
        },
        {},
      ),
    defaults,
  ],
  [
    "a default of items",
    (ajv) => after(ajv, { type: "array", items: [{ default: 1 }, { default: 2 }, {}] }, [], [5], [undefined, 3]),
    defaults,
  ],
  [
    "a default of a recursive schema",
    (ajv) =>
      after(ajv, { type: "object", properties: { next: { $ref: "#" }, a: { default: 1 } } }, { next: { next: {} } }),
    defaults,
  ],
  [
    "a default and dependencies",
    (ajv) => after(ajv, { type: "object", properties: { a: { default: 1 } }, dependencies: { a: ["b"] } }, {}),
    defaults,
  ],
  [
    "a default and minProperties",
    (ajv) => after(ajv, { type: "object", properties: { a: { default: 1 } }, minProperties: 1 }, {}),
    defaults,
  ],
  [
    "a default under allOf",
    (ajv) =>
      after(
        ajv,
        { type: "object", allOf: [{ properties: { a: { default: 1 } } }, { properties: { b: { default: 2 } } }] },
        {},
      ),
    defaults,
  ],
  [
    "a default under then",
    (ajv) =>
      after(
        ajv,
        {
          type: "object",
          if: { required: ["k"] },
          then: { properties: { a: { default: 1 } } },
          else: { properties: { b: { default: 2 } } },
        },
        { k: 1 },
        {},
      ),
    defaults,
  ],
  [
    "a default under alternatives",
    (ajv) => after(ajv, { type: "object", anyOf: [{ properties: { a: { default: 1 } } }] }, {}),
    defaults,
  ],
  [
    "a default under not",
    (ajv) => after(ajv, { type: "object", not: { properties: { a: { default: 1 } }, required: ["b"] } }, {}),
    defaults,
  ],
  ["a default at the root", (ajv) => after(ajv, { type: "object", default: { a: 1 } }, {}), defaults],
  [
    "a default of a property of the prototype",
    (ajv) => after(ajv, { type: "object", properties: { toString: { default: 1 } } }, {}),
    defaults,
  ],
  [
    "strict and a default under alternatives",
    (ajv) => thrown(() => ajv.compile({ type: "object", anyOf: [{ properties: { a: { default: 1 } } }] })),
    { useDefaults: true },
  ],
  ...[
    "string",
    "number",
    "integer",
    "boolean",
    "null",
    "array",
    "object",
    ["string", "number"],
    ["number", "string"],
    ["integer", "null"],
    ["null", "boolean"],
    ["array", "string"],
  ].flatMap((type): Row[] => [
    [
      `coercion to ${JSON.stringify(type)}`,
      (ajv) =>
        after(
          ajv,
          typed(type),
          ...[
            "1",
            "1.5",
            "a",
            "",
            "true",
            "false",
            "null",
            " 1",
            "1e3",
            0,
            1,
            1.5,
            -0,
            true,
            false,
            null,
            [],
            {},
            ["1"],
            [1],
          ].map((a) => ({ a })),
        ),
      coerced,
    ],
  ]),
  [
    "coercion to arrays",
    (ajv) => after(ajv, typed("array"), { a: 1 }, { a: "x" }, { a: null }, { a: {} }, { a: true }, { a: [1] }),
    arrays,
  ],
  [
    "coercion of arrays",
    (ajv) => after(ajv, typed("number"), { a: [1] }, { a: ["1"] }, { a: [] }, { a: [1, 2] }, { a: [[1]] }),
    arrays,
  ],
  ["coercion of items", (ajv) => after(ajv, { type: "array", items: { type: "number" } }, ["1", 2], ["x"]), coerced],
  ["coercion of the whole", (ajv) => after(ajv, { type: "number" }, "1", "x"), coerced],
  [
    "coercion of the whole in its parent",
    (ajv) => {
      const parent: any = { x: "1" };
      const v = ajv.compile({ type: "number" });
      return [
        v(parent.x, { instancePath: "/x", parentData: parent, parentDataProperty: "x", rootData: parent }),
        parent,
      ];
    },
    coerced,
  ],
  [
    "coercion, then constants",
    (ajv) =>
      after(
        ajv,
        { type: "object", properties: { a: { type: "number", enum: [1, 2] }, b: { type: "boolean", const: true } } },
        { a: "1", b: "true" },
        { a: "3", b: "true" },
      ),
    { ...coerced, allErrors: true },
  ],
  [
    "coercion with nullable",
    (ajv) =>
      after(
        ajv,
        { type: "object", properties: { a: { type: "number", nullable: true } } },
        { a: "" },
        { a: "1" },
        { a: null },
      ),
    coerced,
  ],
  [
    "coercion and errors",
    (ajv) => after(ajv, { type: "object", properties: { a: { type: "integer", minimum: 5 } } }, { a: "3" }, { a: "x" }),
    { ...coerced, verbose: true },
  ],
  ["coercion of dates", (ajv) => after(ajv, typed("string"), { a: new Date(0) }), coerced],
  [
    "coercion under allOf",
    (ajv) =>
      after(
        ajv,
        { type: "object", properties: { a: { allOf: [{ type: "number" }, { minimum: 3 }] } } },
        { a: "5" },
        { a: "1" },
      ),
    coerced,
  ],
  [
    "coercion and properties of patterns",
    (ajv) =>
      after(
        ajv,
        { type: "object", patternProperties: { "^a": { type: "number" } }, additionalProperties: { type: "boolean" } },
        { ab: "1", c: "true" },
      ),
    coerced,
  ],
  [
    "removal",
    (ajv) => after(ajv, { type: "object", properties: { a: {} }, additionalProperties: false }, { a: 1, b: 2 }),
    removed,
  ],
  [
    "removal with patterns",
    (ajv) =>
      after(
        ajv,
        { type: "object", properties: { a: {} }, patternProperties: { "^x": {} }, additionalProperties: false },
        { a: 1, xb: 2, c: 3 },
      ),
    removed,
  ],
  [
    "removal by a schema",
    (ajv) =>
      after(
        ajv,
        { type: "object", properties: { a: {} }, additionalProperties: { type: "string" } },
        { a: 1, b: 2 },
        { a: 1, b: "x" },
      ),
    removed,
  ],
  [
    "removal of what fails",
    (ajv) =>
      after(
        ajv,
        { type: "object", properties: { a: {} }, additionalProperties: { type: "string" } },
        { a: 1, b: 2, c: "x" },
      ),
    { removeAdditional: "failing", ...loose },
  ],
  [
    "removal of what fails below",
    (ajv) =>
      after(
        ajv,
        {
          type: "object",
          additionalProperties: { type: "object", properties: { a: { type: "string" } }, additionalProperties: false },
        },
        { x: { a: "y", b: 1 }, z: { a: 1 } },
      ),
    { removeAdditional: "failing", ...loose },
  ],
  [
    "removal of all",
    (ajv) =>
      after(
        ajv,
        { type: "object", properties: { a: {}, b: { type: "object", properties: { c: {} } } } },
        { a: 1, b: { c: 1, d: 2 }, e: 3 },
      ),
    { removeAdditional: "all", ...loose },
  ],
  [
    "removal of all without properties",
    (ajv) => after(ajv, { type: "object", patternProperties: { "^a": {} } }, { a: 1, b: 2 }),
    { removeAdditional: "all", ...loose },
  ],
  [
    "removal of all with additionalProperties: true",
    (ajv) => after(ajv, { type: "object", properties: { a: {} }, additionalProperties: true }, { a: 1, b: 2 }),
    { removeAdditional: "all", ...loose },
  ],
  [
    "removal of all where no properties are defined",
    (ajv) => after(ajv, { type: "object", properties: {} }, { a: 1 }),
    { removeAdditional: "all", ...loose },
  ],
  [
    "removal of a required property",
    (ajv) => after(ajv, { type: "object", required: ["a"], additionalProperties: false }, { a: 1 }),
    removed,
  ],
  [
    "removal and maxProperties",
    (ajv) =>
      after(
        ajv,
        { type: "object", properties: { a: {} }, additionalProperties: false, maxProperties: 1 },
        { a: 1, b: 2 },
      ),
    removed,
  ],
  [
    "removal under alternatives",
    (ajv) =>
      after(
        ajv,
        {
          type: "object",
          oneOf: [
            { properties: { k: { const: 1 }, a: {} }, additionalProperties: false },
            { properties: { k: { const: 2 }, b: {} }, additionalProperties: false },
          ],
        },
        { k: 2, b: 1, c: 1 },
      ),
    removed,
  ],
  [
    "all options",
    (ajv) =>
      after(
        ajv,
        {
          type: "object",
          properties: { a: { type: "integer", default: 1 }, b: { type: "string" } },
          additionalProperties: false,
          required: ["a", "b"],
        },
        { b: 5, c: 1 },
        { a: "x" },
      ),
    { ...defaults, ...coerced, ...removed, allErrors: true },
  ],
  [
    "all options and the first error",
    (ajv) =>
      after(
        ajv,
        {
          type: "object",
          properties: { a: { type: "integer", default: 1 }, b: { type: "string" } },
          additionalProperties: false,
          required: ["a", "b"],
        },
        { b: 5, c: 1 },
      ),
    { ...defaults, ...coerced, ...removed },
  ],
  [
    "a frozen value that needs no change",
    (ajv) => after(ajv, { type: "object", properties: { a: { default: 1 } } }, Object.freeze({ a: 2 })),
    defaults,
  ],
  [
    "a frozen value",
    (ajv) =>
      (
        thrown(() => after(ajv, { type: "object", properties: { a: { default: 1 } } }, Object.freeze({}))) as unknown[]
      )[0],
    defaults,
  ],
  [
    "schemas are not changed by the options",
    (ajv) => [
      thrown(() => ajv.compile({ type: "object", properties: { a: { type: "string", minLength: "5" } } })),
      thrown(() => ajv.compile({ type: "string", title: 1 })),
    ],
    { ...defaults, ...coerced, ...removed },
  ],
  [
    "a referred document",
    (ajv) => (
      ajv.addSchema({
        $id: "https://example.com/d",
        type: "object",
        properties: { n: { type: "number", default: 5 } },
      }),
      after(ajv, { type: "object", properties: { d: { $ref: "https://example.com/d" } } }, { d: {} }, { d: { n: "6" } })
    ),
    { ...defaults, ...coerced },
  ],
  [
    "the same schema without the options",
    (ajv) => [
      after(
        ajv,
        { type: "object", properties: { a: { type: "number", default: 1 } }, additionalProperties: false },
        {},
        { a: "1" },
        { b: 1 },
      ),
    ],
    loose,
  ],
];
