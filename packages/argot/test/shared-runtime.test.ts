// Modules ahead of time that share their runtime.
import { describe, expect, test } from "vitest";
import { createArgot } from "../src/index.js";
import { compileModule, ModuleError } from "../src/module.js";
import * as runtime from "../src/runtime.js";
import { runModule, runSingleFunction, withoutNumbers } from "./load-module.js";
import { withAlternatives } from "./with-alternatives.js";

const codeOf = (schema: unknown, errors = true): string =>
  compileModule(createArgot(), { f: schema }, { errors, runtime: "argot/runtime" }).code;

const schemas: readonly unknown[] = [
  true,
  { type: "string" },
  { properties: { a: { $ref: "#" }, b: { enum: [1, "x"] } }, required: ["b"], unevaluatedProperties: false },
  { anyOf: [{ type: "integer" }, { required: ["kind"], properties: { kind: { const: "x" } } }] },
  { contains: { minimum: 2 }, uniqueItems: true },
];
const values: readonly unknown[] = [
  1,
  "x",
  {},
  { b: 1 },
  { b: "y", c: 1 },
  { a: { b: [] } },
  { kind: "y" },
  [1, 1],
  [3],
];

describe("a module that shares the runtime", () => {
  test.each(schemas)("has the results of a validator: %j", (schema) => {
    const validator = createArgot().compile(schema);
    const deciding = runSingleFunction(codeOf(schema, false), runtime);
    for (const value of values) expect(deciding(value)).toBe(validator(value));
    const options = { errors: true, runtime: "argot/runtime" };
    const explaining = runSingleFunction(compileModule(createArgot(), { f: schema }, options).code, runtime);
    for (const value of values) {
      expect(explaining(value)).toBe(validator(value));
      expect(withoutNumbers(withAlternatives(explaining.validate(value)))).toEqual(
        withoutNumbers(withAlternatives(validator.validate(value))),
      );
    }
  });

  test("imports the runtime alone, and contains nothing of it", () => {
    for (const schema of schemas) {
      const code = codeOf(schema);
      expect(code.match(/\bimport\b.*/g)).toEqual([`import * as $r from "argot/runtime";`]);
      expect(code).not.toMatch(/RuleMessage|class|Symbol/);
    }
    expect(codeOf(schemas[1]).length).toBeLessThan(1500);
  });

  test("reads its plan once, however many functions it has", () => {
    const argot = createArgot().add({ $id: "https://example.com/shared", minLength: 2 });
    const functions = Array.from({ length: 30 }, (_, i) => {
      const schema = { properties: { a: { $ref: "https://example.com/shared" }, b: { maximum: i } } };
      return [`f${i}`, schema] as const;
    });
    const { code } = compileModule(argot, Object.fromEntries(functions), { errors: true, runtime: "argot/runtime" });
    let reads = 0;
    const counting: typeof runtime = {
      ...runtime,
      explainers: (planOf, limit) =>
        runtime.explainers(() => {
          reads++;
          return planOf();
        }, limit),
    };
    const loaded = runModule(code, counting);
    expect(reads).toBe(0);
    for (const [name, schema] of functions) {
      const value = { a: "x", b: 31 };
      const { errors } = argot.compile(schema).validate(value);
      expect(withoutNumbers(loaded[name]?.validate(value).errors)).toEqual(withoutNumbers(errors));
    }
    expect(reads).toBe(1);
  });

  test("has an error of a class of the runtime", () => {
    const module = runSingleFunction(codeOf({ type: "string" }), runtime) as { assert?: (value: unknown) => void };
    expect(() => module.assert?.(1)).toThrow(runtime.ValidationError);
  });

  test("of another version throws when it is loaded, whatever the runtime has", () => {
    const code = codeOf({ type: "string" });
    const [version = ""] = /(?<=checkRuntime\(").*?(?=")/.exec(code) ?? [];
    const older = code.replace(version, "0.0.0+older");
    const load = (text: string, given: unknown): unknown => {
      try {
        return runSingleFunction(text, given);
      } catch (error) {
        return error;
      }
    };
    const { checkRuntime } = runtime;
    for (const given of [runtime, { checkRuntime }]) {
      const error = load(older, given);
      expect(error).toBeInstanceOf(runtime.ModuleVersionError);
      expect(error).toMatchObject({ expected: "0.0.0+older", found: version });
      expect((error as Error).message).toMatch(/compile the schemas again/);
    }
  });

  test("has no name for a runtime that is none", () => {
    for (const name of ["", 1, null])
      expect(() => compileModule(createArgot(), { f: true }, { runtime: name as string })).toThrow(ModuleError);
  });
});
