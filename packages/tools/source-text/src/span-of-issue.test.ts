import { describe, expect, test } from "vitest";
import { validate } from "../test/argot.js";
import { spanOfIssue } from "./span-of-issue.js";

/** The position of the first error, and the marked text. */
function pointedAt(schema: unknown, text: string, name = "d.json"): string {
  const { data, errors } = validate({ name, text }, { name: "s.json", text: JSON.stringify(schema) });
  if (!errors[0]) return "nowhere";
  const { start, end } = spanOfIssue(data, errors[0]);
  return `${start.line}:${start.column} ${text.slice(start.offset, end.offset)}`;
}

describe("spanOfIssue", () => {
  const closed = { properties: { a: {} }, additionalProperties: false };

  test.each([
    ["the value", { properties: { a: { minimum: 1 } } }, '{ "a": 0 }', "1:8 0"],
    ["an array of one line", { minItems: 9 }, "[1, 2]", "1:1 [1, 2]"],
    ["the name of a member that should not be there", closed, '{ "a": 1,\n"b": 2 }', '2:1 "b"'],
    ["an item that should not be there", { items: false }, "[1]", "1:2 1"],
    ["where an object begins that lacks a member", { required: ["x"] }, '{\n  "a": 1\n}', "1:1 {"],
    ["where an array begins", { items: { minItems: 2 } }, "[\n  [ // \n]]".replace(" // ", ""), "2:3 ["],
  ])("%s", (_, schema, text, position) => {
    expect(pointedAt(schema, text)).toBe(position);
  });

  test.each([
    ["the value", { properties: { a: { minimum: 1 } } }, "a: 0\n", "1:4 0"],
    ["the name of a mapping that is indented", { properties: { a: { required: ["x"] } } }, "a:\n  b: 1\n", "1:1 a"],
    ["the first line of a mapping that has no name", { required: ["x"] }, "a: 1\nb: 2\n", "1:1 a: 1"],
    ["the name of a member that should not be there", closed, "a: 1\nb: 2\n", "2:1 b"],
  ])("YAML: %s", (_, schema, text, position) => {
    expect(pointedAt(schema, text, "d.yaml")).toBe(position);
  });

  test("the innermost value on the path to a missing one", () => {
    const { data } = validate({ name: "d.json", text: '{"a": 1}' }, { name: "s.json", text: "true" });
    expect(spanOfIssue(data, { instanceLocation: "/a/b/c" }).start.column).toBe(7);
  });
});
