// `~standard` of validators. packages/checks/test/frameworks compares it with the specification's types, and uses it in frameworks.
import { expect, test } from "vitest";
import { ConversionError, createArgot, flattenIssues, ValidationError } from "../src/index.js";
import { compileModule } from "../src/module.js";
import { loadModule } from "./load-module.js";

const argot = createArgot();

test("the result is that of `validate`, with flat issues", () => {
  const validator = argot.compile({
    type: "object",
    required: ["a", "b"],
    properties: { c: { anyOf: [{ const: 1 }] } },
  });
  const { validate } = validator["~standard"];
  for (const value of [{ a: 1, b: 2 }, { c: 1 }, { a: 1, c: 2 }, null, []]) {
    const result = validator.validate(value);
    const flat = flattenIssues(result.errors).map(({ message, path }) => ({ message, path }));
    expect(validate(value)).toEqual(result.valid ? { value } : { issues: flat });
  }
  expect(validator["~standard"]).toBe(validator["~standard"]);
});

test("the schema is a copy of what was compiled, whatever happens to the original", () => {
  const schema = { $id: "https://example.com/port", type: "integer", $defs: { x: { const: { a: [1] } } } };
  const original = structuredClone(schema);
  const { input } = argot.compile<number>(schema)["~standard"].jsonSchema;
  schema.type = "string";
  schema.$defs.x.const.a.push(2);
  expect(input({ target: "draft-2020-12" })).toEqual(original);
  expect(input({ target: "draft-2020-12" })).not.toBe(input({ target: "draft-2020-12" }));
});

test("an added document is given as a whole, and its parts are refused", () => {
  const document = { $id: "https://example.com/doc", $defs: { port: { type: "integer" } } };
  const own = createArgot().add(document);
  const whole = own.compile("https://example.com/doc");
  const part = own.compile("https://example.com/doc#/$defs/port");
  own.dispose();
  expect(whole["~standard"].jsonSchema.output({ target: "draft-2020-12" })).toEqual(document);
  expect(() => part["~standard"].jsonSchema.output({ target: "draft-2020-12" })).toThrow(
    /it is a part of a document, whose references may lead out of it/,
  );
});

test.each([
  ["v1", "https://json-schema.org/v1"],
  ["2019-09", "draft-2019-09"],
  ["draft-07", "http://json-schema.org/draft-07/schema#"],
  ["draft-06", "draft-06"],
  ["draft-04", "draft-04"],
  ["draft-03", "draft-03"],
] as const)("%s is the target %s", (dialect, target) => {
  const { input } = createArgot({ dialect }).compile({ type: "string" })["~standard"].jsonSchema;
  expect(input({ target })).toEqual({ type: "string" });
  for (const other of ["draft-2020-12", "openapi-3.0", "", "__proto__"]) {
    const convert = (): unknown => input({ target: other });
    expect(convert).toThrow(ConversionError);
    expect(convert).toThrow(expect.objectContaining({ name: "ConversionError", target: other }));
  }
  for (const none of [undefined, {}]) expect(() => input(none as never)).toThrow(ConversionError);
});

test("`assert` returns the value, for tRPC", () => {
  const isPort = argot.compile({ type: "integer" });
  const assert: (value: unknown) => unknown = isPort.assert;
  expect(assert(1)).toBe(1);
  expect(() => assert("1")).toThrow(ValidationError);
});

test("a module gives each of its schemas, if it contains them", async () => {
  const own = createArgot().add({
    $id: "https://example.com/shared",
    type: "object",
    properties: { a: { type: "string" } },
  });
  const proto = JSON.parse('{ "const": { "__proto__": 1 } }') as object;
  const schemas = {
    first: { allOf: [{ $ref: "https://example.com/shared" }], title: "First" },
    second: {
      $schema: "http://json-schema.org/draft-07/schema#",
      anyOf: [{ $ref: "https://example.com/shared" }, proto],
    },
    third: "https://example.com/shared",
    fourth: true,
  };
  const { code } = compileModule(own, schemas, { errors: true, jsonSchema: true });
  const loaded = await loadModule(code);
  for (const [name, schema] of Object.entries(schemas)) {
    const expected = own.compile(schema)["~standard"].jsonSchema;
    const { input } = loaded[name]!["~standard"].jsonSchema;
    const target = name === "second" ? "draft-07" : "draft-2020-12";
    expect(input({ target })).toStrictEqual(expected.input({ target }));
    expect(input({ target })).not.toBe(input({ target }));
    expect(() => input({ target: "draft-06" })).toThrow(expect.objectContaining({ name: "ConversionError" }));
  }
  const without = await loadModule(compileModule(own, schemas, { errors: true }).code);
  expect(() => without["first"]!["~standard"].jsonSchema.input({ target: "draft-2020-12" })).toThrow(
    /made without it, see the option `jsonSchema`/,
  );
});
