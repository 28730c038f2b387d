// V8 inlines `validate` before it optimises only if the function is small enough: docs/decisions/0012.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import ts from "typescript";
import { expect, test } from "vitest";
import { verdictFunctions } from "../src/engine/verdict-functions.js";

/** V8's `--max-inlined-bytecode-size-small`. */
const largestInlined = 27;

/** The length of a function's bytecode, in bytes, after the function has run in a process of its own. */
function bytecodeLength(source: string, name: string): number {
  const { outputText } = ts.transpileModule(source, {
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext },
  });
  const call =
    "const { isValid, validate } = verdictFunctions(() => true, () => {}, () => {}); isValid(1); validate(1);";
  const flags = ["--print-bytecode", `--print-bytecode-filter=${name}`, "--input-type=module"];
  const output = execFileSync(process.execPath, [...flags, "--eval", `${outputText}\n${call}`], { encoding: "utf8" });
  return Number(/^Bytecode length: (\d+)$/m.exec(output)?.[1]);
}

const source = readFileSync(new URL("../src/engine/verdict-functions.ts", import.meta.url), "utf8");

test.each(["validate", "isValid"])("%s is small enough to be inlined", (name) => {
  expect(bytecodeLength(source, name)).toBeLessThanOrEqual(largestInlined);
});

test("the function that stays decides from then on, in both", () => {
  const decisions: string[] = [];
  const deciding = (name: string) => (): boolean => decisions.push(name) > 0;
  const { isValid, validate, finishWith } = verdictFunctions(
    deciding("first"),
    () => ({ valid: false, errors: [] }),
    (value) => ({ valid: true, errors: [], value }),
  );
  const both = (): unknown[] => [isValid(1), validate(1).valid];
  expect(both()).toEqual([true, true]);
  finishWith(deciding("last"));
  both();
  expect(decisions).toEqual(["first", "first", "last", "last"]);
});

test("a function with one more look at its options is not", () => {
  const larger = source.replace("validate(value, options) {", "validate(value, options) {\n      options?.errors;");
  expect(larger).not.toBe(source);
  expect(bytecodeLength(larger, "validate")).toBeGreaterThan(largestInlined);
});
