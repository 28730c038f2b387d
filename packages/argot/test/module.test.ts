// Modules ahead of time: what they export and carry, and that their errors are those of validators. The official suite runs
// through them in module-suite.heavy.test.ts.
import { createArgot as createArgotOf, defineDialect, defineVocabulary } from "@argot/core";
import { defineKeyword, type Keyword, nonNegativeInteger, simpleShape, JsonType } from "@argot/core/keyword";
import { describe, expect, test } from "vitest";
import { type Argot, createArgot, type Validator } from "../src/index.js";
import { emitModule } from "@argot/compiler/module";
import { compileModule, ModuleError } from "../src/module.js";
import { type LoadedModule, loadModule, withoutNumbers } from "./load-module.js";
import { withAlternatives } from "./with-alternatives.js";

const moduleOf = (schema: unknown, errors = false): string =>
  compileModule(createArgot(), { f: schema }, { errors }).code;

const loadOne = async (schema: unknown, errors = false): Promise<LoadedModule[string]> =>
  (await loadModule(moduleOf(schema, errors)))["f"]!;

describe("a module", () => {
  const order = {
    type: "object",
    properties: { id: { type: "integer" }, tags: { type: "array", items: { type: "string", pattern: "^[a-z]+$" } } },
    required: ["id"],
  };
  const tree = { properties: { value: { type: "number" }, children: { items: { $ref: "#" } } } };

  test("exports each schema under its name, and a single one as the default", async () => {
    const one = await loadModule(compileModule(createArgot(), { isOrder: order }).code);
    expect(Object.keys(one).toSorted()).toEqual(["default", "isOrder"]);
    expect(one["isOrder"]).toBe(one["default"]);
    const { code, types } = compileModule(createArgot(), { isOrder: order, isTree: tree });
    const two = await loadModule(code);
    expect(Object.keys(two).toSorted()).toEqual(["isOrder", "isTree"]);
    expect([two["isOrder"]!({ id: 1 }), two["isTree"]!({ id: 1 }), two["isOrder"]!({})]).toEqual([true, true, false]);
    expect(types).toContain("export declare function isOrder<Value = unknown>(value: unknown): value is Value;");
    expect(types).toContain("export declare function isTree<Value = unknown>(value: unknown): value is Value;");
  });

  test.each(["", "^a/b$", "\n", "[/]"])("shows the regular expression %j as it is in the schema", async (pattern) => {
    const schema = { anyOf: [{ not: { pattern } }, { maxLength: 0 }], allOf: [{ pattern }] };
    const found = (await loadOne(schema, true)).validate("a/b\n/");
    const expected = createArgot().compile(schema).validate("a/b\n/");
    expect(withoutNumbers(withAlternatives(found))).toEqual(withoutNumbers(withAlternatives(expected)));
  });

  test("imports nothing", () => {
    for (const errors of [false, true]) {
      for (const schema of [order, tree, { unevaluatedItems: false, contains: true }, true, false])
        expect(moduleOf(schema, errors)).not.toMatch(/\bimport\b|\brequire\(/);
    }
  });

  test("carries only what it uses", () => {
    expect(moduleOf({ type: "string" }).length).toBeLessThan(1400);
    expect(moduleOf(order)).not.toContain("Loop");
    expect(moduleOf(tree)).toContain("Loop");
    expect(moduleOf(tree)).not.toContain("withErrors");
    expect(moduleOf({ uniqueItems: true })).toContain("function hasUniqueItems");
  });

  /** The names of what a module declares, except what it lacks. */
  const declaredIn = (code: string): readonly string[] =>
    [...code.matchAll(/^(?:const|function\*?) ([\w$]+)(?!=notNeeded;)\b(?!=notNeeded;)/gm)].map(
      ([, name = ""]) => name,
    );

  test.each<[schema: unknown, has: readonly string[], lacks: readonly string[]]>([
    [true, ["ValidationError"], ["Loop", "RuleMessage", "engineMessages"]],
    [{ title: "anything" }, ["ValidationError"], ["Loop", "RuleMessage"]],
    [order, ["RuleMessage", "mistypedNames"], ["MatchScores", "hasUniqueItems", "JsonSet", "closest"]],
    [{ maxLength: 1 }, ["ofNumber"], ["mistypedNames", "editDistance", "items"]],
    [{ anyOf: [{ type: "string" }, { minimum: 1 }] }, ["MatchScores", "decide"], ["leaveOutDoubtfulConditions"]],
    [{ not: { type: "string" } }, ["tooManyMatches"], ["causesOfChoice", "ValueOutlines"]],
    [{ enum: ["a", "b"] }, ["closest"], ["findInParts", "mistypedNames", "collectCounted"]],
    [{ if: { minimum: 1 }, then: { maximum: 3 } }, ["leaveOutDoubtfulConditions"], ["MatchScores", "EvaluatedSet"]],
    [{ items: { $ref: "#" }, unevaluatedItems: false }, ["Loop", "EvaluatedSet"], ["MatchScores", "hasUniqueItems"]],
  ])("carries only the explanations that it uses: %j", (schema, has, lacks) => {
    const declared = declaredIn(moduleOf(schema, true));
    expect(declared).toEqual(expect.arrayContaining([...has]));
    expect(declared.filter((name) => lacks.includes(name))).toEqual([]);
  });

  test("carries only the messages that it uses", () => {
    const code = moduleOf(order, true);
    expect(code).toContain("argot:message/misnamed");
    expect(code).not.toContain("argot:message/more-than-one");
  });

  test("is the same text for the same schemas, whatever the Argot instance compiled before", () => {
    const busy = createArgot();
    for (let i = 0; i < 3; i++) busy.compile({ minimum: i });
    for (const errors of [false, true]) {
      const schemas = { isOrder: order, isTree: tree, isString: { type: "string" } };
      expect(compileModule(busy, schemas, { errors })).toEqual(compileModule(createArgot(), schemas, { errors }));
    }
  });

  test.each([false, true])("shares the schemas that several of its schemas refer to (errors: %s)", async (errors) => {
    const argot = createArgot().add(
      {
        $defs: {
          address: { properties: { street: { minLength: 3 }, country: { enum: ["NL", "BE"] } }, required: ["country"] },
          person: { properties: { home: { $ref: "#/$defs/address" }, boss: { $ref: "#/$defs/person" } } },
        },
      },
      "https://example.com/shared",
    );
    const schemas = {
      isOrder: {
        properties: {
          to: { $ref: "https://example.com/shared#/$defs/address" },
          by: { $ref: "https://example.com/shared#/$defs/person" },
        },
      },
      isPerson: "https://example.com/shared#/$defs/person",
      isAddress: "https://example.com/shared#/$defs/address",
      isOther: { type: "string" },
    };
    const { code } = compileModule(argot, schemas, { errors });
    // With errors, the message has the value once more.
    expect(code.match(/case "NL"|=== "NL"|"NL"/g)?.length).toBeLessThanOrEqual(errors ? 4 : 2);
    const loaded = await loadModule(code);
    const values = [
      { to: { country: "NL" } },
      { to: { country: "FR", street: "x" } },
      { by: { boss: { home: {} } } },
      { home: 1 },
      { boss: { home: { country: "DE" } } },
      "x",
      1,
      {},
      { country: "BE" },
    ];
    const errorsBy = (validator: Pick<Validator, "validate">, value: unknown): unknown =>
      errors ? withoutNumbers(withAlternatives(validator.validate(value))) : "";
    for (const [name, schema] of Object.entries(schemas)) {
      const validator = argot.compile(schema);
      for (const value of values) {
        expect(loaded[name]!(value)).toBe(validator(value));
        expect(errorsBy(loaded[name]!, value)).toEqual(errorsBy(validator, value));
      }
    }
  });

  test("keeps apart different schemas with the same location", async () => {
    const one = createArgot().add({ maxLength: 1 }, "https://example.com/limit");
    const other = createArgot().add({ maxLength: 2 }, "https://example.com/limit");
    const schema = { $id: "https://example.com/name", $ref: "limit", type: "string" };
    const loaded = await loadModule(
      emitModule([
        { name: "a", plan: one.plan(schema) },
        { name: "b", plan: other.plan(schema) },
      ]).code,
    );
    expect([loaded["a"]!("ab"), loaded["b"]!("ab"), loaded["b"]!("abc"), loaded["a"]!(1)]).toEqual([
      false,
      true,
      false,
      false,
    ]);
  });

  test("shares patterns and what it carries among its schemas", () => {
    const { code } = compileModule(createArgot(), {
      a: { type: "string", pattern: "^[a-z]+$" },
      b: { items: { pattern: "^[a-z]+$" } },
      c: { properties: { a: { $ref: "#" }, b: { pattern: "^[a-z]+$" } } },
      d: { items: { $ref: "#" } },
    });
    expect(code.match(/new RegExp\("/g)).toHaveLength(1);
    expect(code.match(/const Loop=/g)).toHaveLength(1);
  });

  test.each([
    ["nested objects", order, [{ id: 1, tags: ["a", "B"] }, {}, [], { id: "x", tags: {} }]],
    ["recursion", tree, [{ value: "x", children: [{ value: null }] }, { children: [{ children: [{ value: [] }] }] }]],
    ["false", { properties: { a: false } }, [{ a: 1 }]],
    ["alternatives", { anyOf: [{ type: "string" }, { minimum: 3 }], oneOf: [true, true] }, [1, "a", null]],
    [
      "conditions",
      { if: { required: ["a"] }, then: { required: ["b"] }, else: { maxProperties: 0 } },
      [{ a: 1 }, { c: 1 }],
    ],
    [
      "unevaluated",
      {
        allOf: [{ properties: { a: true } }],
        anyOf: [{ required: ["b"], properties: { b: true } }, true],
        unevaluatedProperties: false,
      },
      [{ a: 1, b: 1, c: 1 }],
    ],
    [
      "counting",
      { contains: { type: "string" }, minContains: 2, maxContains: 3, uniqueItems: true },
      [["a"], ["a", "b", "c", "d"], [1, 1]],
    ],
    [
      "names",
      { propertyNames: { pattern: "^a/" }, patternProperties: { "^a": { const: { __proto__: 1 } } } },
      [{ b: 1 }, { "a/~": 2 }],
    ],
    [
      "text that could end a script",
      { const: "</script>\u2028*/`${}\\\"'", enum: ["//", "<!--", "\\u002f\\\\u002f"] },
      ["", "//"],
    ],
    [
      "values",
      { enum: [JSON.parse('{"__proto__":{"a":[1,null,-0,1e300]}}')], multipleOf: 0.01 },
      [1.005, JSON.parse('{"__proto__":{"a":[1]}}')],
    ],
    ["identifiers", { $id: "https://example.com/a", $ref: "b", $defs: { b: { $id: "b", maxLength: 2 } } }, ["abc"]],
    [
      "dynamic references",
      {
        $id: "https://example.com/t",
        $ref: "tree",
        $defs: {
          strict: { $dynamicAnchor: "node", type: "object" },
          tree: { $id: "tree", $dynamicAnchor: "node", properties: { next: { $dynamicRef: "#node" } } },
        },
      },
      [{ next: 1 }, { next: { next: [] } }],
    ],
    ["annotations", { title: "t", default: 1, "x-unknown": { deep: [1] }, minimum: 3 }, [1]],
    [
      "an older draft",
      {
        $schema: "http://json-schema.org/draft-04/schema#",
        minimum: 1,
        exclusiveMinimum: true,
        dependencies: { a: ["b"] },
      },
      [1, { a: 1 }],
    ],
  ])("has the results of validators: %s", async (_, schema, values) => {
    const validator = createArgot().compile(schema);
    const [deciding, explaining] = [await loadOne(schema), await loadOne(schema, true)];
    for (const value of [...values, undefined, 1, "a", {}, []]) {
      expect(deciding(value)).toBe(validator(value));
      expect(explaining(value)).toBe(validator(value));
      expect(explaining.validate(value)).toEqual(validator.validate(value));
    }
  });

  test("accepts values of any depth", async () => {
    const deep = (last: unknown): unknown => {
      let value: unknown = { value: last };
      for (let i = 0; i < 5000; i++) value = { children: [value] };
      return value;
    };
    const f = await loadOne(tree, true);
    expect([f(deep(1)), f(deep("1"))]).toEqual([true, false]);
    expect(f.validate(deep("1")).errors).toHaveLength(1);
  });

  test("accepts deep schemas", async () => {
    let schema: unknown = { type: "string" };
    let value: unknown = 1;
    for (let i = 0; i < 100; i++) [schema, value] = [{ allOf: [{ items: schema }], anyOf: [true] }, [value]];
    const f = await loadOne(schema, true);
    expect(f.validate(value)).toEqual(createArgot().compile(schema).validate(value));
  });

  test("looks at own properties only", async () => {
    const f = await loadOne({
      properties: { a: { type: "string" }, constructor: { type: "string" } },
      required: ["b"],
    });
    expect(f({ b: 1 })).toBe(true);
    expect(f(Object.create({ b: 1 }))).toBe(false);
    expect(f(Object.assign(Object.create({ a: 1 }) as object, { b: 1 }))).toBe(true);
    expect(f(Object.assign(Object.create({ a: "" }) as object, { a: 1, b: 1 }))).toBe(false);
    expect(f({ b: 1, constructor: 1 })).toBe(false);
    expect(f({ b: undefined })).toBe(false);
  });

  test.each(["", "a-b", "class", "default", "1a", "a b", "await", "a;evil()"])("refuses the name %j", (name) => {
    expect(() => compileModule(createArgot(), { [name]: true })).toThrow(ModuleError);
  });
});

describe("custom keywords", () => {
  const argotOf = (keyword: Keyword): Argot => {
    const core = defineVocabulary({ uri: "https://example.com/vocabulary", keywords: { size: keyword } });
    return createArgotOf({
      dialects: [defineDialect({ uri: "https://example.com/dialect", core, vocabularies: [core] })],
    });
  };
  const id = "https://example.com/keyword/size";
  const sizeIs = (value: string, size: number): boolean => value.length === size;
  const specifier = "data:text/javascript,export const sizeIs = (value, size) => value.length === size";

  test("are imported from their module", async () => {
    const size = defineKeyword({
      id,
      value: nonNegativeInteger,
      appliesTo: JsonType.string,
      message: "must have the size {value}",
      test: sizeIs,
      importFrom: { specifier, name: "sizeIs" },
    });
    const { code } = compileModule(argotOf(size), { a: { size: 3 }, b: { size: 2 } }, { errors: true });
    expect(code.match(/\bimport\b.*/g)).toEqual([
      `import { sizeIs as $h1 } from "${specifier.replace(">", "\\u003e")}";`,
    ]);
    const { a, b } = await loadModule(code);
    expect([a!("xy"), b!("xy"), a!(1)]).toEqual([false, true, true]);
    expect(a!.validate("xy")).toEqual(argotOf(size).compile({ size: 3 }).validate("xy"));
  });

  test("without a module are refused by name", () => {
    const size = defineKeyword({ id, value: nonNegativeInteger, appliesTo: JsonType.string, test: sizeIs });
    expect(() => compileModule(argotOf(size), { a: { size: 2 } })).toThrow(ModuleError);
    expect(() => compileModule(argotOf(size), { a: { size: 2 } })).toThrow(/keyword\/size .* importFrom/);
    expect(compileModule(argotOf(size), { a: {} }).code).not.toContain("import");
  });

  test("have `importFrom` only beside `test`, and complete", () => {
    const definition = { id, value: nonNegativeInteger, test: () => true };
    const wrong = [
      { ...definition, test: undefined, importFrom: { specifier, name: "sizeIs" } },
      { ...definition, importFrom: { specifier } },
      { ...definition, importFrom: "sizeIs" },
    ];
    for (const each of wrong) expect(() => defineKeyword(each as never)).toThrow(/size: `importFrom` /);
  });

  test("whose value is not JSON are refused by name", () => {
    const value = {
      ...simpleShape("a date", (json): json is string => typeof json === "string"),
      parse: (json: string) => new Date(json),
    };
    const size = defineKeyword({
      id,
      value,
      test: () => true,
      importFrom: { specifier, name: "sizeIs" },
    });
    expect(() => compileModule(argotOf(size), { a: { size: "2020-01-01" } })).toThrow(/keyword\/size .* not JSON/);
  });
});
