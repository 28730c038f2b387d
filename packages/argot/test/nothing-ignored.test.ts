// What is mistyped has no effect otherwise: every function refuses what it does not know, and says what to do.
import { annotateFormats } from "@argot/dialects";
import { draft03 } from "@argot/dialects";
import { contentAssertion } from "@argot/content";
import { describe, expect, test } from "vitest";
import {
  type Argot,
  type ArgotOptions,
  createArgot,
  DefinitionError,
  removeKeywords,
  replaceKeywords,
  replacePresentKeywords,
  SchemaError,
} from "../src/index.js";
import { compileModule } from "../src/module.js";

const message = (action: () => unknown): string => {
  try {
    action();
  } catch (error) {
    if (error instanceof DefinitionError || error instanceof SchemaError) return error.message;
    throw error;
  }
  throw new Error("nothing was thrown");
};

describe("createArgot", () => {
  test.each<[options: unknown, message: string]>([
    [{ dialct: "v1" }, '`createArgot` has no option "dialct"; did you mean "dialect"?'],
    [{ allErrors: true }, '`createArgot` has no option "allErrors"; its options are dialect, pin, dialects, '],
    [{ Strict: true }, '`createArgot` has no option "Strict"; did you mean "strict"?'],
    ["v1", "The options of `createArgot` must be an object."],
    [null, "The options of `createArgot` must be an object."],
    [
      { contentKeywords: "asert" },
      '`contentKeywords` must be "annotate", "assert" or an object of options; it is "asert".',
    ],
    [{ contentKeywords: { maxSise: 1 } }, "maxSise"],
    [{ formats: "asert" }, '`formats` must be "annotate", "assert" or an object of formats; it is "asert".'],
    [{ regex: "safe" }, '`regex` must be a function such as `safe` of @argot/regex; got "safe".'],
    [{ regex: null }, "`regex` must be a function"],
    [{ regex: /a/ }, "`regex` must be a function"],
    [{ strict: "false" }, '`strict` must be true or false; got "false".'],
    [{ pin: 1 }, "`pin` must be true or false; got 1."],
    [{ tier: "compild" }, 'The tier "compild" is not known; did you mean "compiled"?'],
    [{ limits: { dept: 1 } }, 'The limit "dept" is not known; did you mean "depth"?'],
    [{ limits: 3 }, "`limits` must be an object of limits; got 3."],
    [{ dialect: "draft7" }, 'The dialect "draft7" is not known; did you mean "draft-07"?'],
    [{ dialect: "2020" }, 'The dialect "2020" is not known; known are v1, 2020-12, 2019-09, '],
    [{ dialect: "constructor" }, 'The dialect "constructor" is not known'],
    [{ dialect: 7 }, "The dialect 7 is not known"],
    [
      { dialect: "https://json-schema.org/draft/2020-12/shema" },
      '`dialect` must be the URI of one of `dialects`; got "https://json-schema.org/draft/2020-12/shema"; did you mean https://json-schema.org/draft/2020-12/schema?',
    ],
    [{ dialects: [{}] }, "was not made by `defineDialect`"],
    [{ vocabularies: "x" }, "`vocabularies` must be an array."],
    [{ dialects: draft03 }, "`dialects` must be an array."],
  ])("%j", (options, expected) => {
    expect(message(() => createArgot(options as ArgotOptions))).toContain(expected);
  });
});

describe("functions of an instance", () => {
  const argot = createArgot();

  test("compile has no options", () => {
    const compile = argot.compile as (schema: unknown, options?: unknown) => unknown;
    expect(message(() => compile({}, { allErrors: true }))).toBe('`compile` has no option "allErrors"; it has none.');
    expect([{}, true].map(argot.compile).map((validator) => validator(1))).toEqual([true, true]);
  });

  test.each([
    [{ allErrors: true }, '`validate` has no option "allErrors"; did you mean "errors"?'],
    [{ maxErorrs: 1 }, '`validate` has no option "maxErorrs"; did you mean "maxErrors"?'],
    [{ errors: "al" }, 'errors must be "all" or "first"; it is "al".'],
    [7, "The options of `validate` must be an object."],
  ])("validate: %j", (options, expected) => {
    const validator = argot.compile({ type: "string" });
    for (const value of [1, "valid"])
      expect(message(() => validator.validate(value, options as object))).toBe(expected);
  });

  test.each([
    [{ part: "first" }, '`failures` has no option "part"; did you mean "parts"?'],
    [{ parts: "frist" }, 'parts must be "all" or "first"; it is "frist".'],
    [7, "The options of `failures` must be an object."],
  ])("failures: %j", (options, expected) => {
    const validator = argot.compile({ type: "string" });
    for (const value of [1, "valid"])
      expect(message(() => validator.failures(value, options as object))).toBe(expected);
  });

  test("compileModule", () => {
    const module = (options: object): unknown => compileModule(argot, { main: {} }, options);
    expect(message(() => module({ error: true }))).toBe(
      '`compileModule` has no option "error"; did you mean "errors"?',
    );
  });

  test.each<[what: string, add: (to: Argot) => unknown]>([
    ["a URI in place of the document", (to) => to.add("https://example.com/a")],
    ["a URI and a document", (to) => to.add("https://example.com/a", { type: "string" } as never)],
    ["a number", (to) => to.add(1, "https://example.com/a")],
    ["null", (to) => to.add(null, "https://example.com/a")],
    ["a URI that is none", (to) => to.add({ type: "string" }, 7 as never)],
  ])("add refuses %s", (_what, add) => {
    expect(() => add(createArgot())).toThrow(SchemaError);
  });
});

describe("replaceKeywords", () => {
  const draft07 = createArgot().dialect("http://json-schema.org/draft-07/schema");
  const assertions = Object.values(contentAssertion());

  test("refuses a keyword whose id the dialect does not have", () => {
    expect(message(() => replaceKeywords(draft03, assertions))).toMatch(
      /^Dialect http:\/\/json-schema\.org\/draft-03\/schema: there is no keyword with the id ".*" to replace/,
    );
    const withoutFormat = removeKeywords(draft07, ["format"]);
    const format = draft07.keywords.get("format")!.keyword;
    expect(message(() => replaceKeywords(withoutFormat, [format]))).toContain("there is no keyword with the id");
    expect(replaceKeywords(draft07, [format]).keywords.get("format")?.keyword).toBe(format);
  });

  test("replacePresentKeywords takes one list for several dialects", () => {
    expect(replacePresentKeywords(draft03, assertions).keywords.size).toBe(draft03.keywords.size);
    expect(annotateFormats(removeKeywords(draft07, ["format"])).keywords.has("format")).toBe(false);
  });
});
