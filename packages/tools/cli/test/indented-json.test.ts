import { expect, test } from "vitest";
import { indentedJson } from "../src/terminal/indented-json.js";

test.each([1, [], {}, [[], {}, [1, 'a,[{\\"', null]], { a: { b: [1, { c: {} }], 'd"': true }, e: -1.5e300 }])(
  "writes %j as JSON.stringify does",
  (value) => {
    expect(indentedJson(JSON.stringify(value))).toBe(`${JSON.stringify(value, undefined, 2)}\n`);
  },
);

test("keeps all digits", () => {
  expect(indentedJson("[12345678901234567890]")).toBe("[\n  12345678901234567890\n]\n");
});
