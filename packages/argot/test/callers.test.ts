// What a developer sees of an error that nobody caught: who called, and names that mean something.
import { type Argot, assertValid, createArgot, DefinitionError, defineFormat, JsonType, ValidationError } from "argot";
import { createArgot as createLoop } from "argot/loop";
import { describe, expect, test } from "vitest";
import { errorOf, thrownBy } from "./thrown.js";

/** Schemas that are refused at different depths of the engine. */
const refused: readonly (readonly [string, unknown])[] = [
  ["the meta-schema", { properties: { a: { type: "strin" } } }],
  ["a pattern", { allOf: [{ items: { pattern: "(" } }] }],
  ["a reference", { $ref: "#/$defs/a" }],
  ["a missing document", { $ref: "https://example.com/a" }],
  ["an endless reference", { $ref: "#" }],
  ["a dialect", { $schema: "https://example.com/dialect" }],
  ["no schema", 1],
];

const stackOf = (call: () => unknown): string => (thrownBy(call) as Error).stack ?? "";
const firstFrame = (call: () => unknown): string =>
  stackOf(call)
    .split("\n")
    .find((line) => line.startsWith("    at ")) ?? "";

describe.each([
  ["argot", createArgot],
  ["argot/loop", createLoop],
])("errors of %s", (_, create) => {
  test.each(refused)("compile and plan show their caller: %s", (_name, schema) => {
    expect(firstFrame(() => myCompile(create(), schema))).toContain("myCompile");
    expect(firstFrame(() => myPlan(create(), schema))).toContain("myPlan");
  });

  test.each<[string, (argot: Argot) => unknown]>([
    ["add", (argot) => argot.add(1)],
    ["dialect", (argot) => argot.dialect("https://example.com/")],
    ["locate", (argot) => argot.locate(1 as never)],
    ["withKeywords", (argot) => argot.withKeywords([1 as never])],
  ])("so does %s", (_name, call) => {
    const argot = create();
    expect(firstFrame(() => call(argot))).toContain("callers.test.ts");
  });
});

test("createArgot has few frames above those of its caller", () => {
  for (const options of [
    { dialct: "v1" },
    { dialect: "2020-21" },
    { dialect: "https://example.com/" },
    { limits: 1 },
  ]) {
    const stack = stackOf(() => createArgot(options as object));
    expect(stack.split("\n").slice(0, 8).join("\n"), stack).toContain("callers.test.ts");
  }
});

function myCompile(argot: Argot, schema: unknown): unknown {
  const validator = argot.compile(schema);
  return validator;
}

function myPlan(argot: Argot, schema: unknown): unknown {
  const plan = argot.plan(schema);
  return plan;
}

test("an exception of a function of the user keeps its own stack", () => {
  const format = defineFormat({
    appliesTo: JsonType.string,
    message: "must be mine",
    test: function custom(): boolean {
      throw new RangeError("mine");
    },
  });
  const isValid = createArgot({ formats: { f: format } }).compile({ format: "f" });
  const { cause } = thrownBy(() => isValid("x")) as Error;
  expect((cause as Error).stack).toContain("custom");
});

test.each<[schema: unknown, start: string]>([
  [{ properties: { a: { type: "strin" } } }, "#/properties/a/type: "],
  [{ $ref: "#" }, "#: references lead back to themselves without descending into the instance: # -> #"],
  [{ $ref: "#/$defs/a" }, "#/$ref: there is no schema at #/$defs/a"],
  [{ $id: "https://example.com/s", type: "strin" }, "https://example.com/s#/type: "],
  [1, "a schema must be an object"],
])("a schema without a URI is named by the pointer alone, as its references name it: %j", (schema, start) => {
  const { message, reason } = errorOf(() => createArgot().compile(schema));
  expect(message.startsWith(start), message).toBe(true);
  expect(message + reason).not.toContain("argot:/");
});

test("assertions show their callers", () => {
  const isValid = createArgot().compile({ type: "string" });
  const myAssert = (validator: typeof isValid): void => {
    assertValid(validator, 1);
  };
  expect(
    stackOf(() => {
      myAssert(isValid);
    })
      .split("\n")
      .slice(0, 4)
      .join("\n"),
  ).toContain("myAssert");
  expect(() => {
    myAssert(isValid);
  }).toThrow(ValidationError);
  expect(() => {
    myAssert(1 as never);
  }).toThrow(DefinitionError);
});
