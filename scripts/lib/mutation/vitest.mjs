// The module that test files import as "vitest" when they run without it. It consists of the same parts as vitest.
import { readFileSync } from "node:fs";
import path from "node:path";
import { chai, JestAsymmetricMatchers, JestChaiExpect, JestExtend } from "@vitest/expect";
import { format } from "@vitest/pretty-format";
import { getCurrentTest } from "@vitest/runner";
import { root } from "../workspace.mjs";

export { afterAll, afterEach, beforeAll, beforeEach, describe, it, onTestFinished, test } from "@vitest/runner";

for (const plugin of [JestExtend, JestChaiExpect, JestAsymmetricMatchers]) chai.use(plugin);
/** @typedef {(expect: Chai.ExpectStatic, matchers: Record<string, (received: any, expected: string) => { pass: boolean, message: () => string }>) => void} Extend */
export const expect = /** @type {Chai.ExpectStatic & { extend: Extend }} */ (chai.expect);

/** Types are not mutated, so all assertions about types hold. @type {() => unknown} */
export const expectTypeOf = () => new Proxy(expectTypeOf, { get: () => expectTypeOf });

/** The text without the indentation of its first line. @param {string} text */
function outdented(text) {
  const indent = /^\n( *)/.exec(text)?.[1];
  if (indent === undefined) return text;
  const line = (/** @type {string} */ each) => (each.startsWith(indent) ? each.slice(indent.length) : each);
  return text.split("\n").map(line).join("\n");
}

const same = (/** @type {string} */ actual, /** @type {string} */ expected) => ({
  pass: actual.trim() === expected.trim(),
  message: () => `the snapshot is another: ${actual}`,
});

expect.extend(expect, {
  toMatchInlineSnapshot: (received, expected) =>
    same(format(received, { escapeString: false, printBasicPrototype: false }), outdented(expected)),
  toMatchFileSnapshot(received, file) {
    const folder = path.dirname(path.join(root, getCurrentTest()?.file.filepath ?? ""));
    return same(received, readFileSync(path.resolve(folder, file), "utf8"));
  },
});
