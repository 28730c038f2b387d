import { Buffer } from "node:buffer";
import { createArgot, DefinitionError, EvaluationError, LimitError, parseJson } from "argot";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createPartialStream } from "./create-partial-stream.js";
import { order } from "../../test/order-schema.js";
import { createPartialValidator } from "./create-partial-validator.js";
import type { PartialText } from "./partial-text.js";

const argot = createArgot();
/** The state of a text, after which character it was known, and its first issue. */
function resultOf(schema: unknown, text: string): readonly unknown[] {
  const { state, position, errors, problem } = createPartialValidator(argot, schema)(text);
  const [issue] = errors;
  return [
    state,
    position && text.charAt(position.offset),
    issue ? `${issue.instanceLocation} ${issue.message}` : problem?.reason,
  ];
}

describe("a text is invalid as soon as nothing can mend it", () => {
  const cases: [schema: unknown, text: string, character: string, issue: string][] = [
    [order, "[", "[", " must be object, is array"],
    [order, '{"note":"aa7', "7", '/note must match the pattern "^[a-zé😀]*$", is "aa7"'],
    [order, '{"note":"\\u00e9😀\\ud83d\\ude00aaa', "a", "/note must have at most 5 characters, has 6"],
    [order, '{"size":"smol', "o", '/size must be one of "small", "large", is "smo"'],
    [order, '{"id":-', "-", "/id must be at least 1, is 0"],
    [order, '{"id":0.5,', ",", "/id must be integer, is 0.5"],
    [order, '{"ids', "s", '/ids is not a known property; did you mean "id"?'],
    [order, '{"items":["a","a"', '"', "/items must have unique items, items 0 and 1 are equal"],
    [order, '{"items":["a","b",', ",", "/items must have at most 2 items, has 3"],
    [order, '{"size":"small"}', "}", ' must have property "id"'],
    [{ const: 5 }, "6", "6", " must be 5, is 6"],
    [{ maximum: 5 }, "12e3", "3", " must be at most 5, is 12000"],
    [{ enum: [true, "t"] }, "f", "f", ' must be one of true, "t", is false'],
    [{ const: { a: [1, { b: 2 }] } }, '{"a":[1,{"c"', '"', " must be {"],
    [{ not: { type: "object" } }, "{", "{", " must not be of type object"],
    [{ propertyNames: { maxLength: 2 } }, '{"abc', "c", ""],
    [{ contains: { type: "null" }, maxContains: 1 }, "[null,2,n", "n", ""],
    [false, "", "", " is not allowed"],
  ];
  test.each(cases)("%j %s", (schema, text, character, issue) => {
    const [state, found, message] = resultOf(schema, text);
    expect([state, found]).toEqual(["invalid", character]);
    expect(message).toContain(issue);
  });
});

describe("a text stays open while it may become valid", () => {
  const texts = [
    "",
    '{"id',
    '{"id":0',
    '{"id":1',
    '{"note":"aaaaa',
    '{"size":"l',
    '{"items":["a","b"',
    '{"items":["a","a',
  ];
  test.each(texts)("%s", (text) => expect(resultOf(order, text)).toEqual(["open", undefined, undefined]));
});

test("a text that is not JSON is broken at the first character that cannot be", () => {
  const cases: [text: string, character: string, reason: string][] = [
    ["[1 2", "2", 'is not JSON: expected a comma or ], found "2"'],
    ['{"a":01', "1", 'is not JSON: expected a number, found "01"'],
    ['{"a":1,}', "}", 'is not JSON: expected a name in double quotes, found "}"'],
    ["nulL", "L", 'is not JSON: expected true, false or null, found "L"'],
    ['"\\x', "x", 'is not JSON: expected an escape sequence, found "x"'],
    ['"a\nb"', "\n", 'is not JSON: expected a character of a string, found "\\n"'],
    ["{} x", "x", 'is not JSON: expected the end of the text, found "x"'],
    ["1e5000", "", "the number 1e5000 has too many digits to be read exactly"],
    ['{"a":1,\n "a"', "", 'has the name "a" twice in an object'],
  ];
  for (const [text, character, reason] of cases) {
    const read = createPartialValidator(argot, true)(text);
    if (read.state === "open") read.end();
    expect([read.state, text.charAt(read.position?.offset ?? 0), read.problem?.reason]).toEqual([
      "broken",
      character,
      reason,
    ]);
  }
  const cut = createPartialValidator(argot, true)('[1,{"a":"b');
  expect(cut.end()).toBe("broken");
  expect(cut.problem?.reason).toBe("is not JSON: expected the end of a string, found the end of the text");
  expect(cut.value).toEqual([1, { a: "b" }]);
});

test("positions have lines and columns", () => {
  const read = createPartialValidator(argot, order)('{\r\n  "id": 1,\n  "size": 3');
  expect(read.position).toEqual({ line: 3, column: 11, offset: 24 });
});

test("the value so far has the type of the schema, and says which parts are complete", () => {
  const read = createPartialValidator(argot, order)('{"id":12,"note":"ab","items":["x","y');
  const items: readonly string[] | undefined = read.value?.items;
  expect(items).toEqual(["x", "y"]);
  expect(read.value).toEqual({ id: 12, note: "ab", items: ["x", "y"] });
  expect(read.openPath).toEqual(["items", 1]);
  const pointers = ["", "/id", "/note", "/items", "/items/0", "/items/1", "/size", "id"];
  expect(pointers.filter((pointer) => read.isComplete(pointer))).toEqual(["/id", "/note", "/items/0"]);
  expect(read.write('"]}')).toBe("valid");
  expect(pointers.filter((pointer) => read.isComplete(pointer))).toEqual(pointers.slice(0, 6));
  expect(read.openPath).toBeUndefined();
});

test("numbers and names are in the value once they are complete", () => {
  const read = createPartialValidator(argot, { type: "array" })("[1,2");
  expect(read.value).toEqual([1]);
  read.write('3,{"a":{"na');
  expect(read.value).toEqual([1, 23, { a: {} }]);
  expect(read.openPath).toEqual([2, "a"]);
  const number = createPartialValidator(argot, true)("12");
  expect([number.value, number.end(), number.value]).toEqual([undefined, "valid", 12]);
});

test("a name like that of the prototype is a name", () => {
  const read = createPartialValidator(argot, { additionalProperties: { type: "object" } })(
    '{"__proto__":{"x":1},"constructor":{}}',
  );
  expect(read.state).toBe("valid");
  expect(Object.keys(read.value as object)).toEqual(["__proto__", "constructor"]);
  expect(({} as { x?: number }).x).toBeUndefined();
});

const pieces = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 20 });

function inPieces(bytes: Buffer, lengths: readonly number[]): Buffer[] {
  const parts: Buffer[] = [];
  for (let start = 0, i = 0; start < bytes.length; i++) {
    const end = start + (lengths[i % lengths.length] ?? 1);
    parts.push(bytes.subarray(start, end));
    start = end;
  }
  return parts;
}

test("how a text is cut makes no difference", () => {
  const value = fc.oneof(
    fc.jsonValue({ maxDepth: 2 }),
    fc.record(
      {
        id: fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true })),
        note: fc.string({ unit: fc.constantFrom("a", "é", "😀", '"', "\\", "9") }),
        items: fc.array(fc.string()),
      },
      { requiredKeys: [] },
    ),
  );
  const read = createPartialValidator(argot, order);
  const isValid = argot.compile(order);
  const seen = ({ state, position, errors, problem, value: found }: PartialText): unknown => [
    state,
    position,
    errors,
    problem,
    found,
  ];
  fc.assert(
    fc.property(value, fc.boolean(), pieces, (given, indented, lengths) => {
      const text = JSON.stringify(given, null, indented ? 1 : 0);
      const whole = read(text);
      whole.end();
      const cut = read();
      for (const piece of inPieces(Buffer.from(text), lengths)) cut.write(piece);
      cut.end();
      expect(seen(cut)).toEqual(seen(whole));
      expect(cut.state).toBe(isValid(parseJson(text)) ? "valid" : "invalid");
      // The value is read to its end, whether it is valid or not.
      expect(cut.value).toEqual(parseJson(text));
    }),
  );
});

test("a limit of the instance holds for the whole value", () => {
  const read = createPartialValidator(createArgot({ limits: { depth: 2 } }), true)("[[[1]]");
  expect(() => read.write("]")).toThrow(LimitError);
});

test("a stream gives the text after each piece, and after the end", async () => {
  const source = new Blob(['{"id":1,', '"size":"small"', "}"]).stream();
  const states: string[] = [];
  for await (const text of source.pipeThrough(createPartialStream(createPartialValidator(argot, order))))
    states.push(text.state);
  expect(states.at(0)).toMatch(/open|valid/);
  expect(states.at(-1)).toBe("valid");
});

test("wrong use is refused", () => {
  const read = createPartialValidator(argot, order)("{}");
  read.end();
  expect(() => read.write("x")).toThrow("`write` was called after `end`");
  expect(() => read.end()).toThrow(DefinitionError);
  expect(() => createPartialValidator(argot, order)(5 as never)).toThrow(DefinitionError);
  expect(() => createPartialValidator({} as never, order)).toThrow(DefinitionError);
  const lost = createPartialValidator(createArgot({ dialect: "v1" }), { items: { $dynamicRef: "n" } });
  expect(() => lost("[1]")).toThrow(EvaluationError);
});
