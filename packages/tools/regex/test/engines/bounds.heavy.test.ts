// Hostile expressions: the work of the proof is counted in positions and steps, the size of a program in instructions.
import { RE2JS } from "re2js";
import { RegExpParser } from "@eslint-community/regexpp";
import { expect, test, vi } from "vitest";
import { backtrackingProblem, linear, LinearRegexError, safe } from "../../src/engines/index.js";
import { programSize } from "../../src/engines/program-size.js";

const sizeOf = (source: string): number =>
  programSize(new RegExpParser().parsePattern(source, undefined, undefined, { unicode: true }).alternatives, Infinity);
const made = (source: string): number =>
  (RE2JS.compile(source).re2() as unknown as { prog: { inst: unknown[] } }).prog.inst.length;

test.each([
  "a",
  "a{1000}",
  "(?:a|b|c){30}",
  "(?:a{9}){9}",
  "(?:a{0,9}b?){0,9}",
  "a{3,}",
  "(?:a*|b+)?",
  "(?:(?:a|b){5,7}c){2,}",
  "|||",
])("%s: the size is known before the program is made", (source) => {
  // The engine joins some parts, and has a few instructions for each expression.
  expect(made(source)).toBeLessThanOrEqual(sizeOf(source) + 4);
  expect(sizeOf(source)).toBeLessThanOrEqual(7 * made(source));
});

test.each([
  ["one part", `${"[ab]{1000}".repeat(11)}b*b*c`],
  ["groups", "(?:a|b|ab){0,99}".repeat(100)],
  ["nested repetitions", "(?:(?:(?:a?b?){0,9}){0,9}){0,9}".repeat(70)],
  ["2.3 kB", "(?:a?b?c?d?e?f?){1000}".repeat(105)],
  ["45 kB", "(?:a|b|c|d|e){1000}".repeat(2300)],
  ["astronomical", `${"(?:".repeat(60)}a?${"){1000}".repeat(60)}`],
])("a program that is too large is refused and not made: %s", (_, source) => {
  const compile = vi.spyOn(RE2JS, "compile");
  expect(() => safe(source)).toThrow(LinearRegexError);
  expect(() => linear(source)).toThrow("little memory");
  expect(compile).not.toHaveBeenCalled();
  compile.mockRestore();
});

test("expressions that are written out may be long", () => {
  const words = Array.from({ length: 5000 }, (_, i) => `word${i}`).join("|");
  expect(linear(`^(?:${words})+$`).test("word7word4999")).toBe(true);
  expect(() => linear("a".repeat(50_001))).toThrow("50000");
  expect(backtrackingProblem("a".repeat(50_001), true)?.reason).toContain("50000");
});

test("of many programs, those that were used last are kept", () => {
  const compile = vi.spyOn(RE2JS, "compile");
  const expressions = Array.from({ length: 45 }, (_, i) => ({ i, expression: linear(`^(?:[ab]|c?|d){1000}x${i}$`) }));
  expect(compile).toHaveBeenCalledTimes(45);
  // 13 MB for 20 programs.
  const last = expressions.slice(-20);
  for (const { i, expression } of last) expect(expression.test(`abx${i}`)).toBe(true);
  expect(compile).toHaveBeenCalledTimes(45);
  for (const { i, expression } of expressions) expect(expression.test(`abx${i}`)).toBe(true);
  expect(compile.mock.calls.length).toBeGreaterThan(45);
  compile.mockRestore();
});

const letters = (count: number, text: (letter: string) => string): string =>
  Array.from({ length: count }, (_, i) => text(String.fromCodePoint(0x4e00 + i))).join("");

test.each([
  ["alternatives without characters", `^(?:${"|".repeat(5000)}){50000}$`],
  ["assertions", `^(?:${"^".repeat(8000)}a){50000}$`],
  ["lookbehinds", `(?:${"(?<!a)".repeat(3000)}b?){50000}`],
  ["a long lookbehind", `(?:(?<=${"a".repeat(9000)})b?){50000}`],
  ["classes that have all but one character", letters(9000, (letter) => `[^${letter}]`)],
  ["classes of many ranges", letters(240, (letter) => `[${letters(100, (other) => `${letter}${other}`)}]`)],
  ["nested repetitions", `${"(?:".repeat(60)}a?${"){1000}".repeat(60)}`],
  ["alternatives", `^(?:${Array.from({ length: 8000 }, (_, i) => `w${i}`).join("|")})*$`],
  ["lookaheads", `(?:^${"(?=.*a)".repeat(3000)}){1000}$`],
])("the work of the proof is bounded: %s", (_, source) => {
  let problem: ReturnType<typeof backtrackingProblem>;
  let work = 0;
  const { push } = Array.prototype;
  const { set } = Map.prototype;
  // A mock would call these methods itself.
  Object.assign(Array.prototype, {
    push(this: unknown[], ...items: unknown[]) {
      work++;
      return push.apply(this, items);
    },
  });
  Object.assign(Map.prototype, {
    set(this: Map<unknown, unknown>, key: unknown, value: unknown) {
      work++;
      return set.call(this, key, value);
    },
  });
  try {
    problem = backtrackingProblem(source, true);
  } finally {
    Object.assign(Array.prototype, { push });
    Object.assign(Map.prototype, { set });
  }
  expect(problem?.reason).toMatch(/too large|too many ways|more than 64/);
  // Four automata, and the lists of the parser.
  expect(work).toBeLessThan(20 * source.length + 400_000);
});
