import { expect, test } from "vitest";
import { parseText } from "../../src/service/syntax/parse-text.js";

const read = (text: string): readonly unknown[] => {
  const { documents, problems } = parseText(text, "json5");
  return [documents[0]?.root?.value, ...problems.map(({ message }) => message)];
};

// One message for the whole: none of it is read again.
test.each([
  ["zeros before a digit", (size: number) => `${"0".repeat(size)}1`],
  ["zeros before a letter", (size: number) => `${"0".repeat(size)}x`],
  ["digits before a letter", (size: number) => `${"1".repeat(size)}x`],
  ["digits and points", (size: number) => "1.".repeat(size)],
  ["digits and underscores", (size: number) => `1${"_1".repeat(size)}`],
  ["hexadecimal digits and a letter", (size: number) => `0x${"f".repeat(size)}g`],
])("%s are one token, however many they are", (_what, textOf) => {
  for (const size of [20, 2000, 100_000]) {
    const text = textOf(size);
    expect(read(`[${text}]`)).toEqual([[text], `Expected a value, found ${text.slice(0, 19)}…`]);
  }
});

test("integers are exact, whatever their length and notation", () => {
  for (const size of [2000, 4000]) {
    const [nines, effs] = ["9".repeat(size), `0x${"f".repeat(size)}`];
    expect(read(`[${nines}, -${nines}, ${effs}, -${effs}, 0x10, -0x10, 1e2, +1.5e-3]`)).toEqual([
      [BigInt(nines), -BigInt(nines), BigInt(effs), -BigInt(effs), 16, -16, 100, 0.0015],
    ]);
  }
});

test("an exponent stands for at most as many zeros as parseJson allows", () => {
  expect(read("[1e400, 1e9999]")).toEqual([[10n ** 400n, Infinity]]);
});

test("a string may be long", () => {
  const text = "a".repeat(2 ** 24);
  expect(read(`'${text}'`)).toEqual([text]);
});

test("what is open is not searched for what nothing closes", () => {
  for (const size of [10, 1000]) expect(read("[".repeat(size) + "}".repeat(size))).toHaveLength(1 + size + 1);
});

test("names without quotes are identifiers, and literals are values", () => {
  expect(read("{a: true, b: null, true: false, $: Infinity, _1: 'x'}")).toEqual([
    { a: true, b: null, true: false, $: Infinity, _1: "x" },
  ]);
  expect(read("{a.b: 1}")).toEqual([{ "a.b": 1 }, "Expected a name in quotes, found a.b"]);
});
