// oxlint-disable typescript/no-explicit-any -- both classes take the same calls
// Keywords that change values, within schemas that are applied in place.
import type { Row } from "./row.js";

type Change = (given: any, data: any) => unknown;

const modifying = (keyword: string, type: string, change: Change): object => ({
  keyword,
  type,
  modifying: true,
  validate: (given: unknown, data: unknown, _: unknown, { parentData, parentDataProperty }: any) => {
    parentData[parentDataProperty] = change(given, data);
    return true;
  },
});

const keywords = [
  modifying("trim", "string", (_, text: string) => text.trim()),
  modifying("add", "number", (amount: number, data: number) => data + amount),
  {
    keyword: "date",
    type: "string",
    modifying: true,
    errors: true,
    compile: () =>
      function validate(this: any, text: string, { parentData, parentDataProperty, instancePath }: any) {
        const date = new Date(text);
        const isDate = !Number.isNaN(date.getTime());
        (validate as any).errors = isDate ? null : [{ keyword: "date", instancePath, message: "no date", params: {} }];
        if (isDate) parentData[parentDataProperty] = date;
        return isDate;
      },
  },
  {
    keyword: "fill",
    type: "object",
    modifying: true,
    valid: true,
    compile: (members: object, _: unknown, { compositeRule }: any) =>
      compositeRule ? () => true : (data: object) => Object.assign(data, members, { ...data }),
  },
];

/** Schemas that apply one to a value. */
const around: Readonly<Record<string, (schema: object) => object>> = {
  itself: (schema) => schema,
  allOf: (schema) => ({ allOf: [schema] }),
  "allOf, before a limit": (schema) => ({ allOf: [schema, { minLength: 3, minimum: 3 }] }),
  "allOf, after a limit": (schema) => ({ allOf: [{ maxLength: 4 }, schema] }),
  "allOf twice": (schema) => ({ allOf: [schema, { allOf: [schema] }] }),
  anyOf: (schema) => ({ anyOf: [schema] }),
  "the second of anyOf": (schema) => ({ anyOf: [{ type: "null" }, schema] }),
  "the second of anyOf, which is not reached": (schema) => ({ anyOf: [true, schema] }),
  "anyOf, before a failure": (schema) => ({
    anyOf: [{ type: "null" }, { allOf: [schema, { const: 0 }] }, { not: { const: 0 } }],
  }),
  "anyOf twice": (schema) => ({ anyOf: [schema, schema] }),
  oneOf: (schema) => ({ oneOf: [{ type: "null" }, schema] }),
  if: (schema) => ({ if: schema, then: { not: { const: "never" } } }),
  then: (schema) => ({ if: { not: { type: "null" } }, then: schema }),
  else: (schema) => ({ if: { type: "null" }, else: schema }),
  not: (schema) => ({ not: { allOf: [schema, false] } }),
  "a reference": (schema) => ({ $ref: "#/definitions/a", definitions: { a: schema } }),
  "allOf in anyOf": (schema) => ({ anyOf: [{ allOf: [{ allOf: [schema] }] }] }),
};

const inner: Readonly<Record<string, object>> = {
  trim: { type: "string", trim: true },
  add: { add: 1 },
  date: { type: "string", date: true },
  fill: { type: "object", fill: { a: 1, b: 2 } },
};

const values = (): unknown[] => [" x ", "abcd", 1, 3, "2020-01-02", "no date", { b: 3 }, null];

/** A schema with another one for a property, or for the items. */
const outer: Readonly<Record<string, readonly [schema: (part: object) => object, value: (part: unknown) => unknown]>> =
  {
    property: [({ definitions, ...part }: any) => ({ properties: { v: part }, definitions }), (v) => ({ v })],
    item: [({ definitions, ...part }: any) => ({ items: part, definitions }), (item) => [item, item]],
  };

export const rows: readonly Row[] = Object.entries(around).flatMap(([where, wrap]) =>
  Object.entries(inner).flatMap(([keyword, schema]) =>
    Object.entries(outer).map(([part, [schemaOf, valueOf]]): Row => [
      `${keyword} within ${where}, of a ${part}`,
      (ajv) => {
        const validate = ajv.addVocabulary(keywords).compile(schemaOf(wrap(schema)));
        return values().map((each) => {
          const value = valueOf(each);
          return [validate(value), validate.errors, value];
        });
      },
      { strict: false, allErrors: keyword === "trim" },
    ]),
  ),
);
