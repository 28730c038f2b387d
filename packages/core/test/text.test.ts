import {
  array,
  assert,
  bigInt,
  boolean,
  constant,
  constantFrom,
  dictionary,
  double,
  jsonValue,
  letrec,
  nat,
  oneof,
  property,
  string,
} from "fast-check";
import { describe, expect, test } from "vitest";
import { equal } from "../src/json/equal.js";
import { parseJson, stringifyJson } from "../src/json/text.js";

const large = 9007199254740993n;

describe("parseJson", () => {
  test.each<[text: string, value: unknown]>([
    ["9007199254740993", large],
    ["-9007199254740993", -large],
    ["[9007199254740991, 9007199254740992]", [9007199254740991, 9007199254740992n]],
    ["9007199254740993.0", large],
    ["90071992547409930e-1", large],
    ["9.007199254740993e15", large],
    ["1E23", 10n ** 23n],
    ["1e400", 10n ** 400n],
    ["1e1000", 10n ** 1000n],
    ["[1e500, -1e500]", [10n ** 500n, -(10n ** 500n)]],
    ["1e-400", 0],
    ["-0", -0],
    ["-0e99", -0],
    ["1.5", 1.5],
    ["9007199254740993.5", 9007199254740994],
    ["0.12345678901234567890", 0.12345678901234568],
    ["1e2", 100],
    ["[-9007199254740993,9007199254740993.00e0]", [-large, large]],
    [" \n\t9007199254740993", large],
    ['{"a":9007199254740993}', { a: large }],
    ["[0.1234567890123456,1.5e10,-12.3E-4]", [0.1234567890123456, 1.5e10, -0.00123]],
    ['["5e12", ":1234567890123456789", "sha:1e99", 1e15]', ["5e12", ":1234567890123456789", "sha:1e99", 1e15]],
    [' {"a" : [9007199254740993 , "9007199254740993"]}', { a: [large, "9007199254740993"] }],
    ['{"9007199254740993": 9007199254740993}', { "9007199254740993": large }],
    [
      '["n1", "s1", "", "\\"", "\\\\", "\\u006e1", ":", 9007199254740993]',
      ["n1", "s1", "", '"', "\\", "n1", ":", large],
    ],
    ['{"a": "x", "a": 9007199254740993}', { a: large }],
  ])("%s", (text, value) => {
    expect(parseJson(text)).toStrictEqual(value);
  });

  test("members may have any name", () => {
    const value = parseJson('{"__proto__": "x", "constructor": {"__proto__": 9007199254740993}}') as object;
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
    expect(Object.entries(value)).toEqual(
      [
        ["__proto__", "x"],
        ["constructor", JSON.parse('{"__proto__": 0}')],
      ].map(([name, part]) => [
        name,
        name === "constructor" ? Object.defineProperty(part, "__proto__", { value: large }) : part,
      ]),
    );
  });

  test("what it gives can be changed", () => {
    const value = parseJson('{"a": 9007199254740993}') as Record<string, unknown>;
    value["a"] = 1;
    delete value["a"];
    expect(value).toEqual({});
  });

  test.each(["", "{", "01", "1n", "[1,]", '"a', "9007199254740993 9007199254740993"])("%j is not JSON", (text) => {
    expect(() => parseJson(text)).toThrow(SyntaxError);
  });

  test.each(["1e999999999", "1e1407", "[1e1000,1e1000]"])("%s has too many digits", (text) => {
    expect(() => parseJson(text)).toThrow(RangeError);
  });

  test("without large integers it is JSON.parse", () => {
    assert(
      property(jsonValue(), (value) => {
        const text = JSON.stringify([value, "1234567890123456"]);
        expect(narrowedNumbers(parseJson(text))).toEqual(JSON.parse(text));
      }),
    );
  });

  test("every integer is what the text says, at any depth", () => {
    assert(
      property(bigInt(), nat(3), (integer, depth) => {
        const text = `${"[".repeat(depth)}${integer}${"]".repeat(depth)}`;
        expect(String([parseJson(text)].flat(4)[0])).toBe(String(integer));
      }),
    );
    const deep = 20_000;
    let value = parseJson(`${"[".repeat(deep)}9007199254740993${"]".repeat(deep)}`);
    while (Array.isArray(value)) [value] = value as unknown[];
    expect(value).toBe(large);
  });
});

/** Large integral numbers print as integers: they come back as BigInts, which are the same numbers. */
const narrowedNumbers = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (_name, part: unknown) => (typeof part === "bigint" ? Number(part) : part)));

describe("stringifyJson", () => {
  test.each<[value: unknown, text: string]>([
    [large, "9007199254740993"],
    [{ a: [large, "n1", "s", '"', 1.5, null] }, '{"a":[9007199254740993,"n1","s","\\"",1.5,null]}'],
    [{ '9":1': large, "": "x" }, '{"9\\":1":9007199254740993,"":"x"}'],
    [{ a: undefined, b: "x" }, '{"b":"x"}'],
    [[2 ** 53, 1e23, -(2 ** 60)], "[9007199254740992,99999999999999991611392,-1152921504606846976]"],
    [new Date(0), '"1970-01-01T00:00:00.000Z"'],
  ])("%o", (value, text) => {
    expect(stringifyJson(value)).toBe(text);
  });

  const { json } = letrec((tie) => ({
    json: oneof(
      { depthSize: "small" },
      constant(null),
      boolean(),
      string(),
      constantFrom("g", "s", "n1", "\0"),
      double({ noNaN: true, noDefaultInfinity: true }),
      bigInt(),
      array(tie("json")),
      dictionary(string(), tie("json")),
    ),
  }));

  test("what parseJson reads again", () => {
    assert(
      property(json, (value) => {
        expect(equal(parseJson(stringifyJson(value)), value)).toBe(true);
      }),
    );
  });

  /** A value within many others. */
  const buried = (value: unknown): unknown => {
    let deep: unknown = [value, new Date(0), undefined];
    for (let i = 0; i < 20_000; i++) deep = i % 2 === 0 ? { g: 1, a: deep } : [deep, "n2", large];
    return deep;
  };

  test("values of any depth", () => {
    const around = stringifyJson(["@", new Date(0), undefined]);
    let [before, after] = around.split('"@"') as [string, string];
    for (let i = 0; i < 20_000; i++) {
      before = i % 2 === 0 ? `{"g":1,"a":${before}` : `[${before}`;
      after += i % 2 === 0 ? "}" : `,"n2",${large}]`;
    }
    assert(
      property(json, (value) => {
        // Without the brackets.
        const text = stringifyJson([value]).slice(1, -1);
        expect(stringifyJson(buried(value)) === before + text + after).toBe(true);
      }),
      { numRuns: 5 },
    );
  });

  test("a value that contains itself far within has no text", () => {
    const list: unknown[] = [];
    list.push(buried(list));
    expect(() => stringifyJson(list)).toThrow(new TypeError("there is no JSON text for a value that contains itself"));
  });

  test.each([undefined, () => 1, Symbol("s")])("%o has no text", (value) => {
    const what = `there is no JSON text for a value that is ${typeof value}`;
    expect(() => stringifyJson(value)).toThrow(new TypeError(what));
  });
});

test("a text may have any number of doubles with exponents", () => {
  const numbers = Array.from({ length: 1000 }, (_, i) => Number(`1.5e${i % 309}`));
  expect(parseJson(JSON.stringify(numbers))).toHaveLength(1000);
});

test("a string beside a large integer may be long", () => {
  const long = "a".repeat(2 ** 21);
  // Not compared by `toEqual`, which would print it.
  const [integer, text] = parseJson(stringifyJson([large, long])) as readonly unknown[];
  expect([integer === large, text === long]).toEqual([true, true]);
});
