// Random schemas and values: outside of alternatives the same values as Ajv makes, inside of them what the schema means.
import { Ajv } from "ajv";
import { createArgot } from "@argot/core";
import { draft07 } from "@argot/dialects";
import { expect, test } from "vitest";
import { type Random, randomOf } from "../../../checks/src/fuzz/random.js";
import { createTransform, type TransformOptions } from "../src/index.js";

type Schema = Record<string, unknown>;

const names = ["a", "b", "c", "d"];
const types = ["string", "number", "integer", "boolean", "null", "object", "array"] as const;
const scalars: readonly unknown[] = ["", " ", "0", "1", "1.5", "abc", "true", "null", 0, 1, -2, 1.5, true, false, null];

function valueOf(random: Random, depth: number): unknown {
  if (depth === 0 || random.chance(0.5)) return random.pick(scalars);
  if (random.chance(0.3)) return Array.from({ length: random.below(3) }, () => valueOf(random, depth - 1));
  return objectOf(random, () => valueOf(random, depth - 1));
}

const objectOf = (random: Random, member: () => unknown): Record<string, unknown> =>
  Object.fromEntries(names.filter(() => random.chance(0.5)).map((name) => [name, member()]));

/** A schema without alternatives. */
function schemaOf(random: Random, depth: number): Schema {
  const schema: Schema = {};
  if (random.chance(0.4)) schema["type"] = random.pick(types);
  if (random.chance(0.1)) schema["minimum"] = random.below(3);
  if (random.chance(0.1)) schema["minLength"] = 1;
  if (random.chance(0.4)) schema["default"] = valueOf(random, 1);
  if (depth === 0) return schema;
  const part = (): Schema => schemaOf(random, depth - 1);
  if (random.chance(0.6)) schema["properties"] = objectOf(random, part);
  // Ajv lets a required property count that it removes.
  if (random.chance(0.3)) schema["required"] = Object.keys(schema["properties"] ?? {}).filter(() => random.chance(0.3));
  if (random.chance(0.4)) schema["additionalProperties"] = random.chance(0.7) ? false : schemaOf(random, depth - 1);
  if (random.chance(0.2)) schema["patternProperties"] = { "^[ab]": schemaOf(random, 0) };
  if (random.chance(0.3)) schema["items"] = random.chance(0.5) ? schemaOf(random, depth - 1) : [part(), part()];
  return schema;
}

const settings: readonly TransformOptions[] = [
  { useDefaults: true },
  { useDefaults: "empty" },
  { coerceTypes: true },
  { coerceTypes: "array" },
  { removeAdditional: true },
  { removeAdditional: "all" },
  { removeAdditional: "failing" },
  { useDefaults: true, coerceTypes: true, removeAdditional: true },
];

function freeze<T>(value: T): T {
  if (typeof value === "object" && value !== null)
    for (const member of Object.values(Object.freeze(value))) freeze(member);
  return value;
}

test.each(settings)("the values that Ajv makes, with %j", (options) => {
  const argot = createArgot({ dialects: [draft07] });
  let changed = 0;
  let valid = 0;
  for (let seed = 0; seed < 80; seed++) {
    const random = randomOf(`transform ${seed}`);
    const properties = objectOf(random, () => schemaOf(random, 2));
    const schema = {
      ...schemaOf(random, 2),
      type: "object",
      properties,
      required: Object.keys(properties).slice(0, 1),
    };
    const validate = new Ajv({
      ...(options as object),
      strict: false,
      logger: false,
      allErrors: true,
      ownProperties: true,
      validateSchema: false,
      addUsedSchema: false,
    }).compile(schema);
    const transform = createTransform(argot, schema, options);
    for (let i = 0; i < 8; i++) {
      const value = objectOf(random, () => valueOf(random, 2));
      const [theirs, given] = [{ value: structuredClone(value) }, freeze(structuredClone(value))];
      const isValid = validate(theirs.value, {
        instancePath: "",
        parentData: theirs,
        parentDataProperty: "value",
        rootData: theirs,
      } as never);
      const result = transform(given);
      expect({ schema, value, valid: result.valid }).toEqual({ schema, value, valid: isValid });
      if (!isValid) continue;
      valid++;
      changed += result.changes.length;
      expect({ schema, value, made: result.value }).toEqual({ schema, value, made: theirs.value });
    }
  }
  process.stdout.write(`${JSON.stringify(options)}: ${valid} values, ${changed} changes\n`);
  expect(changed).toBeGreaterThan(10);
});

test.each(["anyOf", "oneOf"])("the alternative of %s that a value is of, and no other, changes it", (keyword) => {
  const argot = createArgot({ dialects: [draft07] });
  const options = { useDefaults: true, coerceTypes: true, removeAdditional: true } as const;
  let changed = 0;
  for (let seed = 0; seed < 80; seed++) {
    const random = randomOf(`alternatives ${seed}`);
    const alternatives = ["x", "y", "z"].map((kind) => ({
      type: "object",
      properties: { ...objectOf(random, () => schemaOf(random, 2)), kind: { const: kind } },
      required: ["kind"],
    }));
    const transform = createTransform(argot, { properties: { in: { [keyword]: alternatives } } }, options);
    for (const [i, alternative] of alternatives.entries()) {
      const alone = createTransform(argot, alternative, options);
      const value = freeze({ ...objectOf(random, () => valueOf(random, 2)), kind: ["x", "y", "z"][i] });
      const expected = alone(value);
      const result = transform({ in: value });
      expect({ alternatives, value, valid: result.valid }).toEqual({ alternatives, value, valid: expected.valid });
      if (!expected.valid) continue;
      changed += expected.changes.length;
      expect({ alternatives, value, made: result.value }).toEqual({
        alternatives,
        value,
        made: { in: expected.value },
      });
    }
  }
  expect(changed).toBeGreaterThan(50);
});
