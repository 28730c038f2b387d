// What a developer sees of an error that nobody caught: who called, and names that mean something.
import { assertValid, createArgot, DefinitionError, JsonType, SchemaError, ValidationError } from "argot";
import { createArgot as createLoop } from "argot/loop";
import { describe, expect, test } from "vitest";
import { defineFormat } from "@argot/format";

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

function stackOf(call: () => unknown): string {
  try {
    call();
  } catch (error) {
    if (error instanceof Error) return error.stack ?? "";
  }
  throw new Error("no error");
}

const firstFrame = (stack: string): string => stack.split("\n").find((line) => line.startsWith("    at ")) ?? "";

describe.each([
  ["argot", createArgot],
  ["argot/loop", createLoop],
])("errors of %s", (_, create) => {
  test.each(refused)("compile and plan show their caller: %s", (_name, schema) => {
    expect(
      firstFrame(
        stackOf(function myCompile() {
          create().compile(schema as object);
        }),
      ),
    ).toContain("myCompile");
    expect(
      firstFrame(
        stackOf(function myPlan() {
          create().plan(schema);
        }),
      ),
    ).toContain("myPlan");
  });

  test("so do the other functions", () => {
    const argot = create();
    const calls: Record<string, () => unknown> = {
      create: () => create({ dialct: "v1" } as object),
      createWith: () => create({ dialect: "2020-21" as never }),
      add: () => argot.add(1 as never),
      dialect: () => argot.dialect("https://example.com/"),
      locate: () => argot.locate(1 as never),
      withKeywords: () => argot.withKeywords([1 as never]),
    };
    for (const call of Object.values(calls))
      expect(
        firstFrame(
          stackOf(function mine() {
            call();
          }),
        ),
      ).toContain("callers.test.ts");
  });
});

test("an exception of a function of the user keeps its own stack", () => {
  const format = defineFormat({
    appliesTo: JsonType.string,
    message: "must be mine",
    test: function custom(): boolean {
      throw new RangeError("mine");
    },
  });
  const isValid = createArgot({ formats: { f: format } }).compile({ format: "f" });
  try {
    isValid("x");
    expect.unreachable();
  } catch (error) {
    expect(((error as Error).cause as Error).stack).toContain("custom");
  }
});

test("a schema without a URI is named by the pointer alone, as its references name it", () => {
  for (const [schema, start] of [
    [{ properties: { a: { type: "strin" } } }, "#/properties/a/type: "],
    [{ $ref: "#" }, "#: references lead back to themselves without descending into the instance: # -> #"],
    [{ $ref: "#/$defs/a" }, "#/$ref: there is no schema at #/$defs/a"],
    [{ $id: "https://example.com/s", type: "strin" }, "https://example.com/s#/type: "],
    [1, "a schema must be an object"],
  ] as const)
    try {
      createArgot().compile(schema as object);
      expect.unreachable();
    } catch (error) {
      if (!(error instanceof SchemaError)) throw error;
      expect(error.message.startsWith(start), error.message).toBe(true);
      expect(`${error.message}${error.reason}`).not.toContain("argot:/");
    }
});

test("assertions show their callers", () => {
  const isValid = createArgot().compile({ type: "string" });
  expect(
    stackOf(function mine() {
      assertValid(isValid, 1);
    })
      .split("\n")
      .slice(0, 4)
      .join("\n"),
  ).toContain("mine");
  expect(() => {
    assertValid(isValid, 1);
  }).toThrow(ValidationError);
  expect(() => {
    assertValid(1 as never, 1);
  }).toThrow(DefinitionError);
});
