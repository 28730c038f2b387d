import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const textOf = (file: string): string => readFileSync(path.join(import.meta.dirname, file), "utf8");
/** What is compiled: all but the comment at the top, and the module that is imported. */
const programOf = (file: string, module: string): string =>
  textOf(file).slice(textOf(file).indexOf("\n")).replace(`from "${module}"`, "");

test("the same programs are compiled with the types of Ajv and with those of this package", () => {
  expect(programOf("types.test-d.ts", "../src/index.js")).toBe(programOf("types-of-ajv.test-d.ts", "ajv"));
});
