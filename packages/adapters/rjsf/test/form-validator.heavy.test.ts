import { german } from "@argot/messages/de";
import type { ErrorSchema, RJSFSchema, UiSchema } from "@rjsf/utils";
import { createArgot, flattenIssues, type SchemaError, stringifyJson } from "argot";
import * as fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { createFormValidator } from "../src/index.js";

const account: RJSFSchema = {
  type: "object",
  properties: {
    name: { type: "string", title: "Full name", minLength: 1 },
    "e.mail": { type: "string" },
    tags: { type: "array", items: { type: "object", properties: { label: { type: "string" } }, required: ["label"] } },
    address: { $ref: "#/definitions/address" },
  },
  required: ["name", "e.mail"],
  definitions: {
    address: { type: "object", properties: { city: { type: "string", title: "City" } }, required: ["city"] },
  },
};
const wrong = { tags: [{ label: "a" }, {}], address: {} };

/** The messages of fields, by path. */
function messagesIn(errorSchema: ErrorSchema<unknown>, path = ""): Record<string, readonly string[]> {
  const { __errors, ...fields } = errorSchema as Record<string, unknown> & { __errors?: string[] };
  return Object.assign(
    __errors && __errors.length > 0 ? { [path]: __errors } : {},
    ...Object.entries(fields).map(([name, inner]) => messagesIn(inner as ErrorSchema<unknown>, `${path}/${name}`)),
  ) as Record<string, readonly string[]>;
}

describe("validateFormData", () => {
  test("has an error for each missing property, at its field", () => {
    const { errors, errorSchema } = createFormValidator().validateFormData(wrong, account);
    expect(messagesIn(errorSchema)).toEqual({
      "/name": ["is missing"],
      "/e.mail": ["is missing"],
      "/tags/1/label": ["is missing"],
      "/address/city": ["is missing"],
    });
    expect(errors).toEqual([
      expect.objectContaining({ name: "required", property: ".name", schemaPath: "#/required", title: "Full name" }),
      expect.objectContaining({ property: "['e.mail']", message: "is missing", stack: "['e.mail'] is missing" }),
      expect.objectContaining({ property: ".tags[1].label", schemaPath: "#/properties/tags/items/required" }),
      expect.objectContaining({ property: ".address.city", title: "City", stack: "'City' is missing" }),
    ]);
  });
  test("has no errors for valid data", () => {
    const data = { name: "Ada", "e.mail": "ada@example.com", address: undefined };
    expect(createFormValidator().validateFormData(data, account)).toEqual({ errors: [], errorSchema: {} });
  });
  test("takes titles from the uiSchema first", () => {
    const uiSchema: UiSchema = {
      name: { "ui:title": "What shall we call you?" },
      tags: { items: { label: { "ui:options": { title: "Tag" } } } },
    };
    const { errors } = createFormValidator().validateFormData(wrong, account, undefined, undefined, uiSchema);
    expect(errors.map(({ stack }) => stack)).toEqual([
      "'What shall we call you?' is missing",
      "['e.mail'] is missing",
      "'Tag' is missing",
      "'City' is missing",
    ]);
  });
  test("has the issues of the alternative that matches best, at its fields", () => {
    const schema: RJSFSchema = {
      oneOf: [
        { properties: { kind: { const: "card" }, number: { type: "string", minLength: 12 } }, required: ["kind"] },
        { properties: { kind: { const: "cash" } }, required: ["kind"], additionalProperties: false },
      ],
    };
    const { errorSchema } = createFormValidator().validateFormData({ kind: "card", number: "1" }, schema);
    expect(messagesIn(errorSchema)).toEqual({ "/number": ["must have at least 12 characters, has 1"] });
  });
  test("hands all errors to transformErrors, with the uiSchema", () => {
    const uiSchema: UiSchema = { name: {} };
    const transform = vi.fn<(errors: readonly object[], ui?: UiSchema) => object[]>((errors) =>
      errors.map((error) => ({ ...error, message: "please fill in" })),
    );
    const { errors, errorSchema } = createFormValidator().validateFormData(
      wrong,
      account,
      undefined,
      transform as never,
      uiSchema,
    );
    expect(transform).toHaveBeenCalledExactlyOnceWith(expect.any(Array), uiSchema);
    expect(errors).toHaveLength(4);
    expect(messagesIn(errorSchema)).toMatchObject({ "/e.mail": ["please fill in"], "/name": ["please fill in"] });
  });
  test("adds the errors of customValidate", () => {
    interface Data {
      password?: string;
      again?: string;
    }
    const schema: RJSFSchema = {
      type: "object",
      properties: { password: { type: "string", default: "secret" }, again: { type: "string", minLength: 3 } },
    };
    const { errors, errorSchema } = createFormValidator<Data>().validateFormData(
      { again: "x" },
      schema,
      (data, found) => {
        // Defaults are there.
        if (data?.password !== data?.again) found.again?.addError("differs");
        return found;
      },
    );
    expect(messagesIn(errorSchema)).toEqual({ "/again": ["must have at least 3 characters, has 1", "differs"] });
    expect(errors.map(({ stack }) => stack)).toEqual([
      ".again must have at least 3 characters, has 1",
      ".again differs",
    ]);
  });
  test("shows what is wrong with the schema", () => {
    const { errors, errorSchema } = createFormValidator().validateFormData({}, { type: "strnig" as never });
    expect(errors).toEqual([{ stack: expect.stringMatching(/#\/type/) }]);
    expect(messagesIn(errorSchema)).toEqual({ "/$schema": [expect.stringMatching(/#\/type/)] });
  });
  test("speaks the language of the templates", () => {
    const { errors } = createFormValidator({ messages: german }).validateFormData(wrong, account);
    expect(errors[0]?.stack).toBe("'Full name' fehlt");
  });
  test("keeps each error, whatever the names of properties are", () => {
    const names = ["__proto__", "constructor", "a.b", "a[0]", "", "0", "__errors", "$schema"];
    const properties = Object.fromEntries(names.map((name) => [name, { type: "string" }]));
    const schema = JSON.parse(stringifyJson({ type: "object", properties, required: names })) as RJSFSchema;
    const { errors } = createFormValidator().validateFormData({}, schema);
    expect(errors).toHaveLength(names.length);
    expect(new Set(errors.map(({ property }) => property)).size).toBe(names.length);
    expect(({} as Record<string, unknown>)["__errors"]).toBeUndefined();
  });
});

describe("rawValidation", () => {
  test("returns flat issues with their data", () => {
    const { errors, validationError } = createFormValidator().rawValidation(account, wrong);
    expect(validationError).toBeUndefined();
    expect(errors).toHaveLength(4);
    expect(errors?.[0]).toMatchObject({ path: ["name"], messageId: "argot:message/missing" });
    expect(createFormValidator().rawValidation({ type: "string" }, "a")).toEqual({});
  });
  test("returns the error of a schema", () => {
    expect(createFormValidator().rawValidation({ $ref: "#/definitions/none" }, 1).validationError?.message).toMatch(
      /none/,
    );
  });
});

describe("isValid", () => {
  test("resolves references in the whole schema", () => {
    const validator = createFormValidator();
    expect(validator.isValid({ $ref: "#/definitions/address" }, { city: "Oslo" }, account)).toBe(true);
    expect(validator.isValid({ $ref: "#/definitions/address" }, {}, account)).toBe(false);
    // A form adds requirements to a part, and leaves out others.
    const part = { allOf: [{ $ref: "#/definitions/address" }], items: undefined, required: ["zip"] } as RJSFSchema;
    expect(validator.isValid(part, { city: "Oslo" }, account)).toBe(false);
    expect(validator.isValid(part, { city: "Oslo", zip: "1" }, account)).toBe(true);
  });
  test("tells whole schemas apart", () => {
    const validator = createFormValidator();
    const root = (type: "string" | "number"): RJSFSchema => ({ definitions: { a: { type } } });
    const part: RJSFSchema = { $ref: "#/definitions/a" };
    const [texts, numbers] = [root("string"), root("number")];
    expect([validator.isValid(part, "a", texts), validator.isValid(part, "a", numbers)]).toEqual([true, false]);
    expect([validator.isValid(part, 1, texts), validator.isValid(part, 1, numbers)]).toEqual([false, true]);
  });
  test("takes parts with identifiers, also if a form has changed them", () => {
    const validator = createFormValidator();
    const option: RJSFSchema = { $id: "https://example.com/a", type: "object", properties: { a: { type: "string" } } };
    const root: RJSFSchema = { $id: "https://example.com/root", oneOf: [option] };
    expect(validator.isValid(option, { a: "b" }, root)).toBe(true);
    expect(validator.isValid({ ...option, required: ["b"] }, { a: "b" }, root)).toBe(false);
    expect(validator.isValid(root, { a: 1 }, root)).toBe(false);
  });
  test("reads parts in the dialect of the whole", () => {
    const validator = createFormValidator();
    const root: RJSFSchema = { $schema: "https://json-schema.org/draft/2020-12/schema" };
    const part = { prefixItems: [{ type: "string" }] } as RJSFSchema;
    expect([validator.isValid(part, [1], root), validator.isValid(part, [1], {})]).toEqual([false, true]);
  });
  test("says no if the schema is none, and reports why", () => {
    const onSchemaError = vi.fn<(error: SchemaError) => void>();
    const validator = createFormValidator({ onSchemaError });
    expect(validator.isValid({ type: "strnig" as never }, 1, {})).toBe(false);
    expect(validator.isValid({ type: "string" }, "a", { $ref: "#/definitions/none" })).toBe(true);
    expect(onSchemaError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: "invalid-schema" }));
    expect(validator.isValid(false as never, 1, {})).toBe(false);
  });
});

test("every issue reaches its field, in every schema", () => {
  const name = fc.constantFrom("a", "b", "first.name", "a[0]", "0", "items", "constructor");
  const schema = fc.letrec<{ schema: RJSFSchema }>((tie) => ({
    schema: fc.oneof(
      { maxDepth: 3 },
      fc.constantFrom<RJSFSchema>({ type: "string", minLength: 2 }, { type: "number" }, { enum: ["x"] }),
      fc
        .record({
          names: fc.uniqueArray(name, { maxLength: 3 }),
          inner: fc.array(tie("schema"), { minLength: 3, maxLength: 3 }),
        })
        .map(({ names, inner }): RJSFSchema => {
          const properties = Object.fromEntries(names.map((each, i) => [each, inner[i] ?? true]));
          return { type: "object", properties, required: names };
        }),
      tie("schema").map((items): RJSFSchema => ({ type: "array", items })),
      fc.array(tie("schema"), { minLength: 1, maxLength: 2 }).map((anyOf): RJSFSchema => ({ anyOf })),
    ),
  })).schema;
  const data = fc.letrec<{ data: unknown }>((tie) => ({
    data: fc.oneof(
      { maxDepth: 3 },
      fc.constantFrom<unknown>("", "abc", 1, null),
      fc.array(tie("data"), { maxLength: 2 }),
      fc.dictionary(name, tie("data"), { maxKeys: 3, noNullPrototype: true }),
    ),
  })).data;
  let issues = 0;
  fc.assert(
    fc.property(schema, data, (given, formData) => {
      const { errors, errorSchema } = createFormValidator().validateFormData(formData, given);
      const { errors: own } = createArgot({ dialect: "draft-07" }).compile(given).validate(formData);
      const wanted: Record<string, string[]> = {};
      for (const { path, message } of flattenIssues(own)) {
        const messages = (wanted[path.map((token) => `/${token}`).join("")] ??= []);
        if (!messages.includes(message)) messages.push(message);
        issues++;
      }
      expect(messagesIn(errorSchema)).toEqual(wanted);
      expect(errors).toHaveLength(flattenIssues(own).length);
    }),
    { numRuns: 300 },
  );
  expect(issues).toBeGreaterThan(100);
});

test("reset makes a changed schema count", () => {
  const validator = createFormValidator();
  const schema: RJSFSchema = { type: "string" };
  expect(validator.isValid(schema, "a", schema)).toBe(true);
  expect(validator.rawValidation(schema, "a")).toEqual({});
  schema.type = "number";
  expect(validator.rawValidation(schema, "a")).toEqual({});
  validator.reset?.();
  expect(validator.rawValidation(schema, "a").errors).toHaveLength(1);
  expect(validator.isValid(schema, "a", schema)).toBe(false);
});

test("options that are wrong are refused at once", () => {
  expect(() => createFormValidator({ tier: "fast" as never })).toThrow(/tier/);
  expect(() => createFormValidator({ formats: 1 as never })).toThrow(/formats/);
});
