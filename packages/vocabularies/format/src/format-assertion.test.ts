import { argotWith, cases } from "@argot/testing";
import { atMost, characterCount, JsonType } from "@argot/core/keyword";
import { describe, expect, test } from "vitest";
import { defineFormat } from "./define-format.js";
import { format } from "./format.js";
import { formatAssertion, knownFormatAssertion } from "./format-assertion.js";
import { email } from "./formats/email.js";
import { time } from "./formats/time.js";

const even = defineFormat({
  appliesTo: JsonType.number,
  test: (n) => Number(n) % 2 === 0,
  message: "must be even, is {actual}",
});
const brief = defineFormat({ predicate: atMost(characterCount, 3), message: "must be brief" });
const present = defineFormat({
  appliesTo: JsonType.any,
  test: (value) => value !== null,
  message: "must be something",
});
const formats = { email, even, brief, present };

cases(formatAssertion(formats), {
  holds: [
    ["email", "ada@example.com"],
    ["email", 12],
    ["even", 2],
    ["even", "text"],
    ["brief", "abc"],
    ["present", 0],
    ["no such format", "x"],
    ["toString", "x"],
    ["__proto__", "x"],
  ],
  fails: [
    ["email", "ada", 'must be an e-mail address such as "ada@example.com", is "ada"'],
    ["even", 3, "must be even, is 3"],
    ["brief", "abcd", "must be brief"],
    ["present", null, "must be something, is null"],
  ],
  invalidValues: [[1, '"format" must be a string']],
});

cases(knownFormatAssertion({ time, email }), {
  holds: [["email", "ada@example.com"]],
  fails: [["email", "ada", 'must be an e-mail address such as "ada@example.com", is "ada"']],
  invalidValues: [
    ["uuid", '"format" must be the name of a format that is known here: email, time; it is "uuid"'],
    ["toString", "known here"],
    [1, '"format" must be a string'],
  ],
});

test("it stands in for the annotation", () => {
  expect(formatAssertion(formats).id).toBe(format.id);
  expect(knownFormatAssertion(formats).id).toBe(format.id);
});

test("a message is identified by the keyword and the name of the format", () => {
  const validator = argotWith({ format: formatAssertion(formats) }).compile({ format: "even" });
  expect(validator.validate(1).errors).toMatchObject([
    { messageId: "https://json-schema.org/keyword/format#even", data: { value: "even", actual: 1 } },
  ]);
});

test("what holds is an annotation of values of every type", () => {
  const text = argotWith({ format: formatAssertion(formats) })
    .compile({ format: "email" })
    .plan();
  expect(text).toContain(
    'test or(not is string, custom https://json-schema.org/keyword/format#email) annotation "email"',
  );
});

test("a function with further parameters of its own gets the value alone", () => {
  const lenient = (text: string, options: { least: number } = { least: 2 }): boolean => text.length >= options.least;
  const table = { long: defineFormat({ test: lenient, message: "must be long" }) };
  const isLong = argotWith({ format: formatAssertion(table) }).compile({ format: "long" });
  expect([isLong("ab"), isLong("a")]).toEqual([true, false]);
});

test("a table of something else is refused", () => {
  const table = { sku: () => true } as never;
  expect(() => formatAssertion(table)).toThrow('The format "sku" is none; make one with `defineFormat`.');
});

describe("a definition is refused that", () => {
  const message = "must be right";
  const rows: readonly (readonly [what: string, definition: object, reason: string])[] = [
    ["has no message", { test: () => true }, "needs a `message`"],
    ["has no meaning", { message }, "one of `test` and `predicate`"],
    [
      "has two meanings",
      { message, test: () => true, predicate: atMost(characterCount, 1) },
      "one of `test` and `predicate`",
    ],
    ["tests with no function", { message, test: true }, "`test` to be a function"],
    ["is a text", "sku" as never, "to be defined by an object"],
    ["is nothing", null as never, "to be defined by an object"],
    ["says more", { message, test: () => true, also: 1 }, 'needs no "also"; there are'],
    ["holds an object", { message, predicate: {} }, "`predicate` to be a predicate"],
    ["holds a text", { message, predicate: "op" }, "`predicate` to be a predicate"],
    ["applies to a name", { message, test: () => true, appliesTo: "string" }, "`appliesTo` to be a type"],
    ["exports without a name", { message, test: () => true, importFrom: { specifier: "x" } }, "`importFrom` to be"],
    ["exports a text", { message, test: () => true, importFrom: "x" }, "`importFrom` to be like"],
    ["holds no predicate", { message, predicate: 1 }, "`predicate` to be a predicate"],
    ["applies to no type", { message, test: () => true, appliesTo: 0 }, "`appliesTo` to be a type"],
    ["applies to unknown types", { message, test: () => true, appliesTo: 1024 }, "`appliesTo` to be a type"],
    ["exports what is no function", { message, predicate: atMost(characterCount, 1), importFrom: {} }, "a `test` for"],
    ["exports from nowhere", { message, test: () => true, importFrom: { name: "x" } }, "`importFrom` to be like"],
  ];
  test.each(rows)("%s", (_, definition, reason) => {
    expect(() => defineFormat(definition as never)).toThrow(reason);
  });
});
