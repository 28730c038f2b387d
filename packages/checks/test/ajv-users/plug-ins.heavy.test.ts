// oxlint-disable typescript/no-explicit-any -- both classes take the same calls
// ajv-errors with its options, and `select` of ajv-keywords: Ajv and @argot/ajv side by side.
import { Ajv as OurAjv } from "@argot/ajv";
import { Ajv } from "ajv";
import ajvErrors from "ajv-errors";
import ajvKeywords from "ajv-keywords";
import { expect, test } from "vitest";

type Add = (ajv: any) => unknown;

// Each module is the function itself, which its types do not say.
const addErrors = ajvErrors as unknown as (ajv: any, options?: object) => unknown;
const addKeywords = ajvKeywords as unknown as (ajv: any, keywords?: string | readonly string[]) => unknown;

/** What each class makes of values. */
function outcomes(options: object, add: Add, schema: object, values: readonly unknown[]): readonly unknown[] {
  return [OurAjv, Ajv].map((Class: new (options: any) => any) => {
    const ajv = new Class({ logger: false, ...options });
    add(ajv);
    try {
      const validate = ajv.compile(schema);
      return values.map((value) => [validate(value), structuredClone(validate.errors)]);
    } catch (error) {
      return String(error);
    }
  });
}

const described = {
  type: "object",
  required: ["foo", "baz"],
  properties: { foo: { type: "integer", minimum: 2 }, bar: { type: "string" } },
  additionalProperties: false,
  minProperties: 2,
};
const messages: readonly unknown[] = [
  "all of it",
  { type: "no object ${0}", required: "more", additionalProperties: "less", minProperties: "few ${/foo}", _: "else" },
  { required: { foo: "foo!", baz: "baz!" }, type: "no object" },
  { type: "no object" },
  { properties: { foo: "bad foo ${0/foo}" }, minProperties: "few" },
];
const describedValues = [1, {}, { foo: 1 }, { foo: "x", bar: 1, q: 1 }, { foo: 3, baz: 1 }, { foo: 3, q: 2, bar: 2 }];

test.each([
  {},
  { keepErrors: true },
  { keepErrors: false, singleError: false },
  { singleError: true },
  { singleError: " and " },
  { singleError: '"' },
  { keepErrors: true, singleError: "; " },
])("the options %j of ajv-errors", (options) => {
  for (const errorMessage of messages) {
    const schema = { ...described, errorMessage };
    const nested = { type: "object", properties: { a: schema }, errorMessage: { properties: { a: "a is bad" } } };
    const add: Add = (ajv) => addErrors(ajv, options);
    for (const [each, values] of [
      [schema, describedValues],
      [nested, describedValues.map((a) => ({ a }))],
    ] as const) {
      const [ours, theirs] = outcomes({ allErrors: true }, add, each, values);
      expect(ours).toEqual(theirs);
    }
  }
});

const cases = {
  foo: { required: ["foo"], properties: { kind: {}, foo: { type: "string" } }, additionalProperties: false },
  bar: { required: ["bar"], properties: { bar: { type: "number" } } },
  1: false,
  true: { required: ["t"] },
  null: { $ref: "#/definitions/n" },
};
const selected: readonly unknown[] = [
  ...["foo", "bar", "other", 1, "1", 2, true, "true", false, null, "null", {}, [], undefined].flatMap((kind) => [
    { kind },
    { kind, foo: "a" },
    { kind, foo: 1, bar: "x" },
    { kind, bar: 1, t: 1, n: 1 },
  ]),
  { a: { b: "foo" }, foo: 1 },
  {},
  1,
];

/** Ajv names the last case in errors of `select`, whichever failed. */
const withoutCases = (outcome: unknown): unknown =>
  JSON.parse(
    JSON.stringify(outcome, (_, each: any) =>
      each?.keyword === "select" && !each.message.includes("$data") ? { ...each, params: {}, message: "" } : each,
    ),
  );

test.each([true, false])("select of ajv-keywords, allErrors: %s", (allErrors) => {
  const add: Add = (ajv) => addKeywords(ajv, "select");
  for (const selectDefault of [undefined, true, false, { propertyNames: { minLength: 4 } }])
    for (const select of [{ $data: "0/kind" }, { $data: "0/a/b" }, "foo", 1, true, "none"]) {
      const schema = { select, selectCases: cases, ...(selectDefault !== undefined && { selectDefault }) };
      const whole = { ...schema, definitions: { n: { required: ["n"] } } };
      const part = { properties: { p: schema }, definitions: whole.definitions };
      const alternative = { anyOf: [{ type: "number" }, schema], definitions: whole.definitions };
      for (const [each, values] of [
        [whole, selected],
        [part, selected.map((p) => ({ p }))],
        [alternative, selected],
      ] as const) {
        const [ours, theirs] = outcomes({ $data: true, strict: false, allErrors }, add, each, values);
        expect(withoutCases(ours)).toEqual(withoutCases(theirs));
      }
    }
});

test("select names the case that failed", () => {
  const ajv: any = new OurAjv({ $data: true, strict: false, allErrors: true });
  addKeywords(ajv, "select");
  const validate = ajv.compile({
    select: { $data: "0/kind" },
    selectCases: { a: false, b: true },
    selectDefault: false,
  });
  const failing = ["a", "b", "c"].map((kind) => (validate({ kind }) ? undefined : validate.errors.at(-1).params));
  expect(failing).toEqual([{ failingCase: "a" }, undefined, { failingDefault: true }]);
});

test("select of a value that is elsewhere is refused", () => {
  const ajv: any = new OurAjv({ $data: true, strict: false });
  addKeywords(ajv, "select");
  const schema = { properties: { p: { select: { $data: "1/kind" }, selectCases: { a: true } } } };
  for (let i = 0; i < 2; i++) expect(() => ajv.compile(schema)).toThrow('not "1/kind"');
});
