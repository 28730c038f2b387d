// A value that is valid has the type that TypeScript computes from the schema: on random schemas, and on the official suite.
import { fileURLToPath } from "node:url";
import { findSuite, readSuite, suiteDrafts, suiteHelp } from "@argot/testing/suite";
import { createArgot, type DialectName } from "argot";
import { describe, expect, test } from "vitest";
import { type FuzzDialect, fuzzDialects } from "../../src/fuzz/generate/fuzz-dialects.js";
import { instanceOf } from "../../src/fuzz/generate/instance.js";
import { mutate } from "../../src/fuzz/generate/mutate.js";
import { type GeneratedSchema, schemaOf } from "../../src/fuzz/generate/schema.js";
import { isObject, type Json, type JsonObject } from "../../src/fuzz/json.js";
import { type Random, randomOf } from "../../src/fuzz/random.js";
import { checkTypes, type TypedCase } from "./type-program.js";

/** The number of random schemas for each dialect. */
const samples = 100;

describe("values have the types of random schemas", () => {
  test.each(fuzzDialects)("$name", (fuzzDialect) => {
    const cases: TypedCase[] = [];
    for (let number = 0; number < samples; number++) {
      const random = randomOf(`types/${fuzzDialect.name}/${number}`);
      const generated = typed(schemaOf(fuzzDialect, random), fuzzDialect, random);
      const near = random.many(6, 6, () => instanceOf(generated, random));
      const values = [...near, ...near.map((each) => mutate(each, random)), ...examples];
      cases.push(...validCase(fuzzDialect.name, generated.schema, values));
    }
    const { problems, narrowed } = checkTypes(cases);
    expect(problems.slice(0, 3)).toEqual([]);
    expect(cases.length).toBeGreaterThan(samples / 3);
    // draft-03 has no types.
    expect(narrowed).toBeGreaterThan(fuzzDialect.name === "draft-03" ? -1 : cases.length / 4);
  });
});

const examples: readonly Json[] = [null, true, 0, "a", [], ["a", 1], {}, { a: 1, b: "x" }];

/** The case of a schema that can be used, with those of the values that are valid. */
function validCase(dialect: DialectName, schema: Json, values: readonly Json[]): TypedCase[] {
  try {
    const isValid = createArgot({ dialect, tier: "loop" }).compile<unknown>(schema);
    const valid = values.filter((value) => isValid(value));
    return valid.length === 0 ? [] : [{ dialect, schema, values: valid }];
  } catch {
    // The schema is refused, or evaluates without end.
    return [];
  }
}

/** The keywords whose values are schemas, lists of schemas, and schemas by name. */
const inSchema = new Set(["items", "additionalItems", "additionalProperties", "not", "if", "then", "else", "contains"]);
const inLists = new Set(["allOf", "anyOf", "oneOf", "prefixItems", "items"]);
const inMaps = new Set(["properties", "patternProperties", "$defs", "definitions"]);

/**
 * A document of the generator, more like those that people write for types: most schemas have a `type`, and references are local
 * pointers.
 */
function typed(
  { schema, targets }: GeneratedSchema,
  { definitions, id }: FuzzDialect,
  random: Random,
): GeneratedSchema {
  const local = random.chance(0.7);
  const visit = (json: Json): Json => {
    if (!isObject(json)) return json;
    const result: JsonObject = {};
    for (const [name, value] of Object.entries(json)) {
      if (name === "$ref" && local && typeof value === "string") {
        const key = /d\d$/.exec(value)?.[0];
        result[name] = key === undefined ? value : `#/${definitions}/${key}`;
      } else if (local && name === id && random.chance(0.8)) continue;
      else if (inLists.has(name) && Array.isArray(value)) result[name] = value.map(visit);
      else if (inSchema.has(name)) result[name] = visit(value);
      else if (inMaps.has(name) && isObject(value))
        result[name] = Object.fromEntries(Object.entries(value).map(([key, each]) => [key, visit(each)]));
      else result[name] = value;
    }
    const has = (...names: string[]): boolean => names.some((name) => Object.hasOwn(result, name));
    if (!has("type", "const", "enum") && random.chance(0.7)) {
      if (has("properties", "required", "additionalProperties", "patternProperties")) result["type"] = "object";
      else if (has("items", "prefixItems", "additionalItems")) result["type"] = "array";
      else if (!has("$ref", "allOf", "anyOf", "oneOf", "if"))
        result["type"] = random.pick(["string", "integer", "null"]);
      if (has("type") && random.chance(0.2))
        result["type"] = [result["type"] as Json, random.pick(["null", "boolean", "array"])];
    }
    return result;
  };
  const root = visit(schema);
  const defined = isObject(root) ? root[definitions] : undefined;
  // Until draft-07, keywords beside `$ref` do not count.
  if (isObject(root) && isObject(defined) && local && random.chance(0.3)) {
    root["$ref"] = `#/${definitions}/${random.pick(Object.keys(defined))}`;
    root["type"] = random.pick(["string", "integer", "object"]);
  }
  const own = isObject(defined)
    ? Object.entries(defined).map(([key, each]) => [`#/${definitions}/${key}`, [each]] as const)
    : [];
  return { schema: root, targets: new Map([...targets, ["#", [root]], ...own]) };
}

const suite = findSuite(fileURLToPath(new URL("../../../../", import.meta.url)));

describe.skipIf(suite === undefined)(`values have the types of the official suite's schemas (${suiteHelp})`, () => {
  test.each(suiteDrafts.filter(({ dialect }) => dialect !== "draft-03"))("$dialect", ({ dialect, folder }) => {
    const cases: TypedCase[] = [];
    for (const { cases: groups } of readSuite(suite as string, folder)) {
      for (const { schema, tests } of groups)
        cases.push(...validCase(dialect, schema as Json, [...tests.map(({ data }) => data as Json), ...examples]));
    }
    const { problems, narrowed } = checkTypes(cases);
    expect(problems.slice(0, 3)).toEqual([]);
    expect(narrowed).toBeGreaterThan(40);
  });
});
