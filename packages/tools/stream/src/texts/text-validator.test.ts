import { Buffer } from "node:buffer";
import { createArgot, DefinitionError, LimitError, parseJson } from "argot";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { TextOptions } from "./text-options.js";
import { createTextValidator } from "./text-validator.js";

const validator = createArgot().compile({ properties: { a: { type: "string" }, n: { type: "integer", maximum: 10 } } });
const resultOf = (text: string | readonly number[], options?: TextOptions): unknown => {
  const { value: _value, ...result } = {
    value: undefined,
    ...createTextValidator(validator, options)(Buffer.from(text as string)),
  };
  return result;
};

describe("a text", () => {
  const cases: [name: string, text: string | number[], result: object][] = [
    ["with a valid value", '{"a":""}', { route: "valid" }],
    ["with white space around it", ' \r\n\t{"a":""}\n', { route: "valid" }],
    [
      "with an invalid value",
      '{"a":1}',
      {
        route: "invalid",
        errors: [expect.objectContaining({ instanceLocation: "/a", message: "must be string, is integer" })],
      },
    ],
    [
      "that is no JSON",
      '{"a":',
      { route: "broken", code: "syntax", reason: "is not JSON: expected a value, found the end of the text, at 1:6" },
    ],
    [
      "of nothing",
      "",
      { route: "broken", code: "syntax", reason: "is not JSON: expected a value, found the end of the text, at 1:1" },
    ],
    [
      "of two values",
      "1 2",
      { route: "broken", code: "syntax", reason: "is not JSON: expected the end of the text, found 2, at 1:3" },
    ],
    ["that is not UTF-8", [0x22, 0xff, 0x22], { route: "broken", code: "encoding", reason: "is not UTF-8" }],
    [
      "that is UTF-16",
      [0x31, 0x00],
      { route: "broken", code: "syntax", reason: expect.stringContaining("is not JSON") },
    ],
    [
      "with a name twice",
      '{"o":{"a":1,\n"a":""}}',
      { route: "broken", code: "duplicate-name", reason: 'has the name "a" twice in an object, at 1:7 and 2:1' },
    ],
    ["with a name that is no name of a prototype", '{"__proto__":1,"constructor":2}', { route: "valid" }],
    [
      "with an integer that would be rounded",
      '{"n":9007199254740993}',
      { route: "invalid", errors: [expect.objectContaining({ keyword: "maximum" })] },
    ],
  ];
  test.each(cases)("%s", (_name, text, result) => expect(resultOf(text)).toEqual(result));

  test("larger than the limit is not read", () => {
    expect(resultOf('{"a":""}', { maxBytes: 8 })).toEqual({ route: "valid" });
    expect(resultOf('{"a":""} ', { maxBytes: 8 })).toEqual({
      route: "broken",
      code: "too-large",
      reason: "has 9 bytes, more than 8",
    });
  });
  test("with a name twice has its last value with the option", () => {
    expect(resultOf('{"a":1,"a":""}', { duplicateNames: "last" })).toEqual({ route: "valid" });
  });
  test("has at most maxErrors issues", () => {
    const object = createArgot().compile({ additionalProperties: { type: "null" } });
    const text = Buffer.from(JSON.stringify(Object.fromEntries(Array.from({ length: 50 }, (_, i) => [i, i]))));
    expect(createTextValidator(object, { maxErrors: 3 })(text)).toMatchObject({ errors: { length: 3 } });
    // A function of a module finds all.
    const ofModule = Object.assign((value: unknown) => object(value), {
      validate: (value: unknown) => object.validate(value),
    });
    expect(createTextValidator(ofModule, { maxErrors: 3 })(text)).toMatchObject({ errors: { length: 3 } });
  });
  test("that exceeds a limit of the validator is broken", () => {
    const shallow = createArgot({ limits: { depth: 3 } }).compile({ items: { $ref: "#" } });
    expect(createTextValidator(shallow)(Buffer.from("[[[[[]]]]]"))).toMatchObject({ route: "broken", code: "limit" });
    expect(() => shallow([[[[[]]]]])).toThrow(LimitError);
  });
  test("that the schema cannot be evaluated for is broken", () => {
    const lost = createArgot({ dialect: "v1" }).compile({ items: { $dynamicRef: "n" } });
    expect(createTextValidator(lost)(Buffer.from("[1]"))).toMatchObject({ route: "broken", code: "evaluation" });
  });
  test("of any depth has a route", () => {
    expect(resultOf("[".repeat(20_000))).toMatchObject({ route: "broken", code: "syntax" });
    expect(resultOf("[".repeat(20_000) + "]".repeat(20_000))).toEqual({ route: "valid" });
  });
});

test("bytes have the route that a parser and the validator say, whatever they are", () => {
  const text = fc.oneof(
    fc.json(),
    fc
      .record({ a: fc.oneof(fc.string(), fc.integer()), n: fc.integer() }, { requiredKeys: [] })
      .map((value) => JSON.stringify(value)),
    fc.string({ unit: fc.constantFrom(...'{ } [ ] , : a 1 e . - " \\'.split(" "), " ") }),
  );
  const change = fc.option(fc.tuple(fc.nat(), fc.nat(255)), { nil: undefined });
  const validate = createTextValidator(validator, { duplicateNames: "last" });
  fc.assert(
    fc.property(text, change, (original, changed) => {
      const bytes = Buffer.from(original);
      if (changed && bytes.length > 0) bytes[changed[0] % bytes.length] = changed[1];
      let expected = "broken";
      try {
        const decoded = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
        JSON.parse(decoded);
        // Values are exact: `JSON.parse` makes an infinity of -1000E306, which is an integer.
        expected = validator(parseJson(decoded)) ? "valid" : "invalid";
      } catch {}
      expect(validate(bytes).route).toBe(expected);
    }),
  );
});

test("options that cannot be are refused", () => {
  const wrong: [TextOptions, RegExp][] = [
    [{ maxBytes: 0 }, /maxBytes must be an integer from 1 to 536870888; it is 0/],
    [{ maxErrors: 1.5 }, /maxErrors must be an integer/],
    [{ duplicateNames: "first" as "last" }, /duplicateNames must be "refuse" or "last"; it is "first"/],
    [{ maxByte: 1 } as TextOptions, /`createTextValidator` has no option "maxByte"; did you mean "maxBytes"\?/],
  ];
  for (const [options, message] of wrong) {
    expect(() => createTextValidator(validator, options)).toThrow(message);
    expect(() => createTextValidator(validator, options)).toThrow(DefinitionError);
  }
});
