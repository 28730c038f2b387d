// Issues as programs use them: paths, one issue for each missing property, messages by field, and nothing secret for clients.
import { compileModule } from "../src/module.js";
import {
  createArgot,
  flattenIssues,
  localise,
  messagesByLocation,
  primaryIssue,
  toClient,
  type ValidationIssue,
} from "../src/index.js";
import { and, defineKeyword, has, json, not, or, JsonType } from "@argot/core/keyword";
import { withErrorMessages } from "@argot/more-keywords/error-message";
import { german } from "../../tools/messages/src/de/index.js";
import { languages } from "../../tools/messages/test/translation/languages.js";
import { argotWith } from "@argot/testing";
import { draft202012 } from "@argot/dialects/2020-12";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { loadModule } from "./load-module.js";

const errorsOf = (schema: unknown, value: unknown): readonly ValidationIssue[] =>
  createArgot().compile(schema).validate(value).errors;

const signUp = {
  type: "object",
  properties: {
    email: { type: "string", minLength: 3 },
    age: { minimum: 18 },
    address: { type: "object", required: ["street", "city"] },
  },
  required: ["email", "password"],
};

describe("path", () => {
  test("has names and indices, where a pointer has texts", () => {
    const schema = { properties: { "a/b": { additionalProperties: { items: { type: "string" } } } } };
    const [error] = errorsOf(schema, { "a/b": { "0": ["x", 1] } });
    expect(error?.instanceLocation).toBe("/a~1b/0/1");
    expect(error?.path).toEqual(["a/b", "0", 1]);
    expect(errorsOf({ type: "string" }, 1)[0]?.path).toEqual([]);
  });

  test("is part of causes, alternatives, copies, texts, translations and modules", async () => {
    const schema = { properties: { a: { anyOf: [{ items: { minimum: 1 } }, { type: "null" }] } } };
    const errors = errorsOf(schema, { a: [1, 0] });
    expect(errors[0]?.path).toEqual(["a"]);
    expect(errors[0]?.causes[0]?.path).toEqual(["a", 1]);
    expect(errors[0]?.alternatives?.[1]?.[0]?.path).toEqual(["a"]);
    expect(JSON.parse(JSON.stringify(errors))[0].causes[0].path).toEqual(["a", 1]);
    expect(localise(errors, german)[0]?.causes[0]?.path).toEqual(["a", 1]);
    const module = await loadModule(compileModule(createArgot(), { check: schema }, { errors: true }).code);
    const check = module["check"] as { validate(value: unknown): { errors: readonly ValidationIssue[] } };
    expect(check.validate({ a: [1, 0] }).errors[0]?.causes[0]?.path).toEqual(["a", 1]);
  });

  test("is an array of the issue alone: to change it changes no other issue", () => {
    const validator = createArgot().compile({ properties: { a: { type: "string" } } });
    const [first] = validator.validate({ a: 1 }).errors;
    ((first?.path ?? []) as (string | number)[]).length = 0;
    expect(validator.validate({ a: 1 }).errors[0]?.path).toEqual(["a"]);
  });

  test("of more than 100 keys is listed when it is read, also of a translation", () => {
    const deepIn = (depth: number): unknown => (depth === 0 ? 1 : { a: deepIn(depth - 1) });
    const schema = {
      $id: "https://example.com/tree",
      anyOf: [{ type: "string" }, { properties: { a: { $ref: "#" } }, type: "object" }],
    };
    for (const depth of [100, 101, 300]) {
      const errors = errorsOf(schema, deepIn(depth));
      const innermost = primaryIssue(errors);
      expect(innermost?.path).toEqual(Array.from({ length: depth }, () => "a"));
      expect(primaryIssue(localise(errors, german))?.path).toEqual(innermost?.path);
      expect(Object.keys(innermost ?? {}).includes("path")).toBe(depth === 100);
    }
  });

  test("agrees with the location for every issue, whatever names there are", () => {
    const value = { "": { "~1": [[{ "/": 1 }]] } };
    const schema = {
      $id: "https://example.com/all",
      type: ["object", "array"],
      additionalProperties: { $ref: "#" },
      items: { $ref: "#" },
    };
    const [error] = errorsOf(schema, value);
    expect(error?.path).toEqual(["", "~1", 0, 0, "/"]);
    const pointer = error?.path.map((key) => `/${String(key).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
    expect(error?.instanceLocation).toBe(pointer);
  });
});

describe("flattenIssues", () => {
  const flat = (schema: unknown, value: unknown): unknown[] =>
    flattenIssues(errorsOf(schema, value)).map(({ instanceLocation, message }) => [instanceLocation, message]);

  test("gives each missing property an issue at its own location", () => {
    expect(flat(signUp, { age: 1, address: {} })).toEqual([
      ["/email", "is missing"],
      ["/password", "is missing"],
      ["/age", "must be at least 18, is 1"],
      ["/address/street", "is missing"],
      ["/address/city", "is missing"],
    ]);
    const [issue] = flattenIssues(errorsOf(signUp, { email: "a@b.c" }));
    expect(issue).toMatchObject({ path: ["password"], keyword: "required", keywordLocation: "/required" });
  });

  test("keeps what else is known about a missing property", () => {
    const typo = { properties: { email: {} }, required: ["email"] };
    expect(flat(typo, { emial: 1 })).toEqual([["/email", 'is missing; is "emial" a typo?']]);
    expect(flat({ dependentRequired: { card: ["address"] } }, { card: 1 })).toEqual([
      ["/address", 'is missing, because "card" is there'],
    ]);
    const kinds = {
      oneOf: ["circle", "square"].map((kind) => ({ properties: { kind: { const: kind } }, required: ["kind"] })),
    };
    expect(flat(kinds, {})).toEqual([["/kind", 'must be one of "circle", "square", is missing']]);
    const conditional = { if: { required: ["a"] }, then: { required: ["b"] } };
    expect(flat(conditional, { a: 1 })).toEqual([["/b", 'is missing, because "a" is there']]);
  });

  test("leaves an issue as it is if one of several properties would be enough", () => {
    const either = { anyOf: [{ required: ["phone"] }, { required: ["email"] }] };
    expect(flat(either, {})).toEqual([["", 'must have one of "phone", "email", has none of them']]);
    const contact = defineKeyword({
      id: "https://example.com/keyword/contact",
      value: json,
      appliesTo: JsonType.object,
      predicate: () => or([has("phone"), has("email")]),
      message: "must have one of {missing}",
    });
    const both = defineKeyword({
      id: "https://example.com/keyword/both",
      value: json,
      appliesTo: JsonType.object,
      predicate: () => and([has("phone"), or([not(has("vip")), has("email")])]),
      message: "must have {missing}",
    });
    const validator = argotWith({ contact, both });
    const locations = (schema: unknown, value: unknown): string[] =>
      flattenIssues(validator.compile(schema).validate(value).errors).map((each) => each.instanceLocation);
    expect(locations({ contact: true }, {})).toEqual([""]);
    expect(locations({ both: true }, { vip: 1 })).toEqual(["/phone", "/email"]);
    expect(locations({ both: true }, {})).toEqual(["/phone"]);
  });

  test("puts causes in the place of what they cause, once each", () => {
    const schema = { anyOf: [{ properties: { a: { minimum: 1 }, b: { type: "string" } } }, { type: "null" }] };
    expect(flat({ allOf: [schema, schema] }, { a: 0, b: 0 })).toEqual([
      ["/a", "must be at least 1, is 0"],
      ["/b", "must be string, is integer"],
      ["/a", "must be at least 1, is 0"],
      ["/b", "must be string, is integer"],
    ]);
    expect(messagesByLocation(errorsOf({ allOf: [schema, schema] }, { a: 0, b: 0 }))).toEqual({
      "/a": ["must be at least 1, is 0"],
      "/b": ["must be string, is integer"],
    });
  });

  test("keeps the words of the schema's author, and what is flat already", () => {
    const argot = createArgot({ dialects: [withErrorMessages(draft202012)] });
    const schema = {
      properties: { a: { anyOf: [{ minimum: 1 }, { type: "null" }], errorMessage: "pick a number" } },
      required: ["b", "c"],
      errorMessage: { required: { b: "give us a b" } },
    };
    const { errors } = argot.compile(schema).validate({ a: 0 });
    const once = flattenIssues(errors);
    expect(once.map((each) => [each.instanceLocation, each.message])).toEqual([
      ["/b", "give us a b"],
      ["/c", "is missing"],
      ["/a", "pick a number"],
    ]);
    expect(flattenIssues(once)).toEqual(once);
  });

  test("is translated afterwards", () => {
    const messages = messagesByLocation(localise(flattenIssues(errorsOf(signUp, { email: "a" })), german));
    expect(messages).toEqual({ "/email": ["muss mindestens 3 Zeichen haben, hat aber 1"], "/password": ["fehlt"] });
  });

  test("copes with issues of any depth", () => {
    let deep: unknown = 0;
    for (let i = 0; i < 2000; i++) deep = [deep];
    const schema = {
      $id: "https://example.com/tree",
      anyOf: [{ type: "string" }, { type: "array", items: { $ref: "#" } }],
    };
    const flatIssues = flattenIssues(errorsOf(schema, deep));
    expect(flatIssues.map((each) => each.path.length)).toEqual([2000]);
    expect(toClient(errorsOf(schema, deep))).toHaveLength(1);
  });
});

describe("toClient", () => {
  const messages = (schema: unknown, value: unknown): string[] =>
    toClient(errorsOf(schema, value)).map(({ message }) => message);

  test("has locations, keyword and messages, and nothing else", () => {
    const value = { email: "no", password: "hunter2", age: 3 };
    expect(toClient(errorsOf({ ...signUp, required: ["email", "name"] }, value))).toEqual([
      {
        message: "is missing",
        messageId: "argot:message/missing",
        instanceLocation: "/name",
        path: ["name"],
        keyword: "required",
      },
      {
        message: "must have at least 3 characters",
        messageId: "https://json-schema.org/keyword/minLength",
        instanceLocation: "/email",
        path: ["email"],
        keyword: "minLength",
      },
      {
        message: "must be at least 18",
        messageId: "https://json-schema.org/keyword/minimum",
        instanceLocation: "/age",
        path: ["age"],
        keyword: "minimum",
      },
    ]);
  });

  test.each<[schema: unknown, value: unknown, message: string]>([
    [{ type: "string" }, 1, "must be string, is integer"],
    [{ type: ["string", "null"] }, 1, "must be one of string, null, is integer"],
    [{ const: "key" }, "kye", "must be …"],
    [{ enum: ["red", "green"] }, "gren", "must be one of …"],
    [{ enum: [12] }, 13, "must be …"],
    [{ const: 12 }, 13, "must be …"],
    [{ pattern: "^k" }, "x", "must match the pattern …"],
    [{ multipleOf: 5 }, 7, "must be a multiple of 5"],
    [{ maxItems: 1 }, [1, 2], "must have at most 1 item"],
    [{ type: "integer" }, 1.5, "must be integer, is number"],
    [{ type: "integer" }, "7", "must be integer, is string"],
    [{ uniqueItems: true }, [1, 1], "must have unique items, items 0 and 1 are equal"],
    [{ additionalProperties: false }, { secret: 1 }, "is not a known property"],
    [
      { properties: { name: {} }, additionalProperties: false },
      { nmae: 1 },
      'is not a known property; did you mean "name"?',
    ],
    [{ enum: ["integer", "number"] }, "string", "must be one of …"],
    [{ not: { type: "string" } }, "number", "must not be of type string"],
    [{ const: "object" }, "array", "must be …"],
    [{ const: ["object"] }, "array", "must be …"],
    [false, 1, "is not allowed: the schema accepts no value"],
    [{ not: { const: 1 } }, 1, "must not be …"],
    [{ not: { required: ["a"] } }, { a: 1 }, 'must not have "a"'],
    [{ anyOf: [{ maximum: 3 }, { minimum: 7 }] }, 5, "must be at most 3, or must be at least 7"],
    [
      { propertyNames: { maxLength: 1 } },
      { ab: 1 },
      'has a property named "ab", and that name must have at most 1 character',
    ],
    [
      { if: { properties: { a: { const: "x" } }, required: ["a"] }, then: { properties: { b: { minimum: 3 } } } },
      { a: "x", b: 2 },
      "must be at least 3",
    ],
    [{ contains: { const: "x" } }, ["y"], "must contain …"],
  ])("%j of %j", (schema, value, message) => {
    expect(messages(schema, value)).toEqual([message]);
  });

  test("does not depend on a text of the value that is the name of a type", () => {
    const texts = ["string", "number", "array", "object"];
    const constraint = fc.oneof(
      fc.record({ const: fc.constantFrom(...texts, ...texts.map((text) => [text])) }),
      fc.record({ enum: fc.array(fc.constantFrom(...texts), { minLength: 1, maxLength: 3 }) }),
      fc.record({ type: fc.constantFrom("number", "object", ["array", "null"]) }),
      fc.record({ not: fc.record({ type: fc.constantFrom("string", ["string", "array"]) }) }),
      fc.record({ pattern: fc.constant("^$") }),
    );
    const schemas = fc.oneof(
      constraint,
      fc.record({ anyOf: fc.array(constraint, { minLength: 1, maxLength: 3 }) }),
      fc.record({ allOf: fc.array(constraint, { minLength: 1, maxLength: 3 }) }),
    );
    fc.assert(
      fc.property(schemas, fc.constantFrom(...texts), (schema, text) => {
        const [named, other] = [text, "x".repeat(text.length)].map((each) => errorsOf(schema, each));
        const shape = (errors: readonly ValidationIssue[] = []): unknown =>
          errors.map(({ messageId, causes }) => [messageId, shape(causes)]);
        fc.pre(JSON.stringify(shape(named)) === JSON.stringify(shape(other)));
        expect(toClient(named ?? [])).toEqual(toClient(other ?? []));
      }),
    );
  });

  test("has the words of the schema's author, without values", () => {
    const argot = createArgot({ dialects: [withErrorMessages(draft202012)] });
    const message = (schema: unknown, value: unknown): string | undefined =>
      toClient(argot.compile(schema).validate(value).errors)[0]?.message;
    expect(message({ minimum: 3, errorMessage: { minimum: "too small" } }, 2)).toBe("too small");
    expect(message({ minimum: 3, errorMessage: { minimum: "at least {value}, not {actual}" } }, 2)).toBe("at least 3");
    expect(message({ const: "k", errorMessage: { const: "pick {value}" } }, 2)).toBe("pick …");
    expect(message({ type: "string", errorMessage: "bad: {actual}" }, 2)).toBe("bad");
  });

  test("names the keyword where it has no words for it", () => {
    const odd = defineKeyword({
      id: "https://json-schema.org/keyword/minimum",
      value: json,
      test: () => false,
      message: "is odd: {actual}",
    });
    expect(toClient(argotWith({ odd }).compile({ odd: 1 }).validate("secret").errors)[0]?.message).toBe(
      'must satisfy "odd"',
    );
  });

  test.each([
    ["de", "fehlt", "muss mindestens 3 Zeichen haben", "muss vom Typ null oder einer der Werte … sein"],
    ["es", "falta", "debe tener al menos 3 caracteres", "debe ser de tipo null o uno de los valores …"],
    ["fr", "est absent", "doit avoir au moins 3 caractères", "doit être de type null ou l’une des valeurs …"],
    ["ja", "存在しません", "3 文字以上でなければなりません", "null 型、または … のいずれかでなければなりません"],
    ["zh", "缺失", "至少要有 3 个字符", "必须是 null 类型或 … 之一"],
  ])("speaks another language: %s", (tag, ...expected) => {
    const choice = { anyOf: [{ enum: ["a", "b"] }, { type: "null" }] };
    const issues = [...errorsOf(signUp, { email: "a" }), ...errorsOf(choice, 1)];
    const said = new Set(toClient(issues, languages[tag]).map(({ message }) => message));
    expect([...said].slice(0, 3)).toEqual(expected);
  });

  test("has no text or number of a value, and no constant, pattern or URI of a schema: random schemas", () => {
    const argot = createArgot({ dialects: [withErrorMessages(draft202012)], formats: "assert" });
    let issues = 0;
    fc.assert(
      fc.property(schemas, fc.array(values, { minLength: 3, maxLength: 6 }), (schema, instances) => {
        const validator = argot.compile(schema);
        for (const instance of instances) {
          const { errors } = validator.validate(instance);
          for (const table of [undefined, ...Object.values(languages), {}]) {
            const forClient = toClient(errors, table);
            issues += forClient.length;
            expect(JSON.stringify(forClient)).not.toMatch(/secret|hidden|7\d{6}/i);
          }
        }
      }),
      { numRuns: 200, seed: 7 },
    );
    // Otherwise nothing was tested.
    expect(issues).toBeGreaterThan(1000);
  });
});

/** Names of properties, which may be sent. */
const name = fc.constantFrom("a", "b", "c", "kind");
const secretText = fc.constantFrom("secret", "SECRET 2", "secret@example.com", "secret-3", "secret\n4");
const secretNumber = fc.integer({ min: 7_000_000, max: 7_999_999 });
const values: fc.Arbitrary<unknown> = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    secretText,
    secretNumber,
    fc.constantFrom(true, null),
    fc.array(tie("value"), { maxLength: 3 }),
    fc.dictionary(name, tie("value"), { maxKeys: 4 }),
  ),
})).value;

const hiddenValue = fc.oneof(fc.constantFrom("hidden", "hidden 2"), secretNumber, fc.constant({ a: "hidden" }));
const limit = fc.integer({ min: 0, max: 5 });
const schemas: fc.Arbitrary<object> = fc.letrec<{ schema: object }>((tie) => {
  const schema = tie("schema");
  const several = fc.array(schema, { minLength: 1, maxLength: 3 });
  return {
    schema: fc.oneof(
      { maxDepth: 3 },
      fc.record({ const: hiddenValue }),
      fc.record({ enum: fc.array(hiddenValue, { maxLength: 3 }) }),
      fc.record({ type: fc.constantFrom("string", "object", ["array", "null"]) }),
      fc.record({ pattern: fc.constantFrom("^hidden$", "hidden") }),
      fc.record({ format: fc.constantFrom("date", "uuid", "hidden") }),
      fc.record({ minimum: fc.integer({ min: 8_000_000, max: 8_000_009 }) }),
      fc.record({ minLength: fc.integer({ min: 20, max: 30 }) }),
      fc.record({ maxItems: limit, maxProperties: limit, multipleOf: fc.constant(3) }),
      fc.record({ uniqueItems: fc.constant(true) }),
      fc.record({ required: fc.uniqueArray(name, { minLength: 1 }) }),
      fc.record({ dependentRequired: fc.dictionary(name, fc.uniqueArray(name)) }),
      fc.record({ const: hiddenValue, errorMessage: fc.constant({ const: "pick {value}, not {actual}" }) }),
      fc.record({ properties: fc.dictionary(name, schema), additionalProperties: schema }),
      fc.record({ properties: fc.dictionary(name, schema), unevaluatedProperties: fc.constant(false) }),
      fc.record({ propertyNames: schema }),
      fc.record({ items: schema, contains: schema, minContains: limit }),
      fc.record({ if: schema, then: schema, else: schema }),
      fc.record({ anyOf: several }),
      fc.record({ oneOf: several }),
      fc.record({ allOf: several }),
      fc.record({ not: schema }),
      fc.record({ $comment: fc.constant("hidden"), title: fc.constant("hidden"), not: fc.constant({}) }),
    ),
  };
}).schema;
