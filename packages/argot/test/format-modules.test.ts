// Modules ahead of time import the tests of formats. A module from a data URL cannot import packages, so its import is replaced
// by one that leads to the tests that this file imports.
import * as formats from "@argot/format";
import { readSuite, suiteDrafts } from "@argot/testing/suite";
import { describe, expect, test } from "vitest";
import { createArgot, defineFormat, openApiFormats, type Validator } from "../src/index.js";
import { compileModule, ModuleError } from "../src/module.js";
import { describeWithSuite } from "./test-data.js";

type Loaded = Record<string, Pick<Validator, "validate"> & ((value: unknown) => boolean)>;

Object.assign(globalThis, { importedFormats: formats });
const reexports = Object.keys(formats).map((name) => `export const ${name} = importedFormats.${name};`);
const imported = `data:text/javascript,${reexports.join("")}`;

const load = async (code: string): Promise<Loaded> => {
  const text = code.replaceAll('"@argot/format"', JSON.stringify(imported));
  return (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(text)}`)) as Loaded;
};

describeWithSuite("official suite (modules)", (suite) => {
  test.each(suiteDrafts)("$formats: every test of a format passes", async ({ formats: folder, dialect }) => {
    const argot = createArgot({ dialect, formats: "assert" });
    const cases = readSuite(suite, folder).flatMap((file) => file.cases);
    const schemas = Object.fromEntries(cases.map(({ schema }, i) => [`f${i}`, schema]));
    const loaded = await load(compileModule(argot, schemas, { errors: true }).code);
    const failures = cases.flatMap(({ description, tests }, i) =>
      tests
        .filter(
          ({ data, valid }) => loaded[`f${i}`]!(data) !== valid || loaded[`f${i}`]!.validate(data).valid !== valid,
        )
        .map((each) => `${description} › ${each.description}`),
    );
    expect(failures).toEqual([]);
    expect(cases.length).toBeGreaterThan(5);
  });
});

describe("a module with formats", () => {
  test("imports what it needs, and nothing for formats that are predicates", async () => {
    const argot = createArgot({ formats: openApiFormats });
    const properties = { mail: { format: "email" }, size: { format: "int32" }, free: { format: "no such format" } };
    const { code } = compileModule(argot, { f: { properties } }, { errors: true });
    expect(code.match(/^import .*/gm)).toEqual(['import { isEmail as $h1 } from "@argot/format";']);
    const { f } = await load(code);
    expect(f!({ mail: "ada@example.com", size: 1, free: "x" })).toBe(true);
    expect(f!.validate({ mail: "ada", size: 2 ** 31 }).errors.map(({ message }) => message)).toEqual([
      'must be an e-mail address such as "ada@example.com", is "ada"',
      "must be an integer of 32 bits, from -2^31 to 2^31 - 1, is 2147483648",
    ]);
  });

  test("refuses a format that cannot be imported", () => {
    const sku = defineFormat({ test: () => true, message: "must be an article" });
    const argot = createArgot({ formats: { sku } });
    expect(() => compileModule(argot, { f: { format: "sku" } })).toThrow(ModuleError);
    expect(() => compileModule(argot, { f: { format: "sku" } })).toThrow(/format#sku .*importFrom/);
  });
});
