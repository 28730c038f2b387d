// Conversions of random schemas: every value has an answer that leads back to it, and no answer is trouble.
import { isDeepStrictEqual } from "node:util";
import { type Containment, contained, examples, setOf } from "@argot/algebra";
import { SchemaIndex } from "@argot/schema-tools/schema-index";
import { createArgot } from "argot";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  checkProfile,
  openaiStrict,
  ProfileError,
  profiles,
  toProfile,
  type Profile,
  type ProfileConversion,
} from "../src/index.js";
import { randomSchema } from "./random-schemas.js";

type Schema = Readonly<Record<string, unknown>>;

const argot = createArgot();
const seed = 45;

/** The conversion of a schema; `undefined` if it is refused with a reason. */
function converted(schema: unknown, profile: Profile): ProfileConversion | undefined {
  try {
    return toProfile(schema, profile, { argot });
  } catch (error) {
    if (!(error instanceof ProfileError) || error.code !== "not-convertible") throw error;
    return undefined;
  }
}

/** The answer that stands for a value; `undefined` if it has none. */
function answerOf(conversion: ProfileConversion, value: unknown): unknown {
  try {
    return conversion.toAnswer(value);
  } catch (error) {
    if (!(error instanceof ProfileError)) throw error;
    return undefined;
  }
}

/** Values of a schema that show its branches both ways. */
const valuesOf = (schema: unknown, count: number): readonly unknown[] =>
  examples(setOf(argot, schema), { maxSteps: 20_000, count }).examples.map(({ value }) => value);

/** The subschemas of a schema, each as the one required property of a closed object: the form that every provider accepts. */
function partsOf(schema: Schema): readonly unknown[] {
  const [document] = new SchemaIndex([{ uri: "urn:example:schema", value: schema }], argot).documents;
  return (document?.schemas ?? [])
    .filter(({ pointer }) => pointer !== "" && !pointer.startsWith("/$defs/"))
    .map(({ json }) => ({
      type: "object",
      properties: { part: json },
      required: ["part"],
      additionalProperties: false,
      $defs: schema["$defs"],
    }));
}

describe.each(profiles.map((profile) => [profile.name, profile] as const))("%s", (_, profile) => {
  const schemas = fc.sample(randomSchema, { numRuns: 30, seed });
  const conversions = schemas.flatMap((schema) => {
    const conversion = converted(schema, profile);
    return conversion ? [{ schema, conversion }] : [];
  });

  test("most schemas are converted, each to one that the profile accepts", () => {
    expect(conversions.length).toBeGreaterThan(schemas.length * 0.6);
    for (const { conversion } of conversions) expect(checkProfile(conversion.schema, profile)).toEqual([]);
  });

  test("a value has an answer that leads back to it, unless the conversion is narrowed", () => {
    let answered = 0;
    const wrong: unknown[] = [];
    for (const { schema, conversion } of conversions) {
      const isNarrowed = conversion.changes.some(({ kind }) => kind === "narrowed");
      const check = argot.compile(conversion.schema);
      for (const value of valuesOf(schema, 12)) {
        const answer = answerOf(conversion, value);
        if (answer !== undefined) answered++;
        const isExact =
          answer === undefined ? isNarrowed : check(answer) && isDeepStrictEqual(conversion.fromProfile(answer), value);
        if (!isExact) wrong.push({ schema, value, answer });
      }
    }
    expect(wrong).toEqual([]);
    expect(answered).toBeGreaterThan(200);
  });

  test("an answer leads to a value that can be validated, valid unless the conversion is widened", () => {
    let seen = 0;
    const wrong: unknown[] = [];
    for (const { schema, conversion } of conversions) {
      const isWidened = conversion.changes.some(({ kind }) => kind === "widened");
      const check = argot.compile(schema);
      for (const answer of valuesOf(conversion.schema, 12)) {
        seen++;
        const value = conversion.fromProfile(answer);
        const isValid = check(value);
        if (!isWidened && !isValid) wrong.push({ schema, converted: conversion.schema, answer, value });
      }
    }
    expect(wrong).toEqual([]);
    expect(seen).toBeGreaterThan(200);
  });

  test("the algebra proves parts that keep their form equal, or wider or narrower as is said", () => {
    const parts = new Map(schemas.flatMap((schema) => partsOf(schema)).map((part) => [JSON.stringify(part), part]));
    const answers: Containment["answer"][] = [];
    const wrong: unknown[] = [];
    for (const part of parts.values()) {
      const conversion = converted(part, profile);
      const kinds = new Set(conversion?.changes.map(({ kind }) => kind));
      if (!conversion || kinds.has("reshaped")) continue;
      const [one, other] = [setOf(argot, part), setOf(argot, conversion.schema)];
      const prove = (inner: typeof one, outer: typeof one): void => {
        const { answer } = contained(inner, outer, { maxSteps: 20_000 });
        answers.push(answer);
        if (answer === "no") wrong.push({ part, converted: conversion.schema });
      };
      if (!kinds.has("narrowed")) prove(one, other);
      if (!kinds.has("widened")) prove(other, one);
    }
    expect(wrong).toEqual([]);
    expect(answers.filter((each) => each === "yes").length).toBeGreaterThan(40);
  });
});

/** Random objects with optional properties, lists and maps, whose leaves keep their form and are not null. */
const reshapedSchema = fc.letrec<{ schema: Schema; object: Schema }>((tie) => ({
  schema: fc.oneof(
    { maxDepth: 3, depthSize: "small" },
    fc.constantFrom<Schema>(
      { type: "string" },
      { type: "integer", minimum: 1, maximum: 20 },
      { type: ["string", "boolean"] },
      { type: "string", enum: ["a", "b"] },
    ),
    tie("object"),
    fc.record({ type: fc.constant("array"), items: tie("schema") }),
    fc.record({ type: fc.constant("object"), additionalProperties: tie("schema") }),
  ),
  object: fc
    .tuple(fc.dictionary(fc.constantFrom("a", "b", "kind"), tie("schema"), { minKeys: 1, maxKeys: 3 }), fc.nat(2))
    .map(([properties, count]) => ({
      type: "object",
      properties,
      required: Object.keys(properties).slice(0, count),
      additionalProperties: false,
    })),
})).object;

/** The answers that stand for the values of such a schema, where all properties are required and all objects are closed. */
function imageOf(schema: Schema): Schema {
  if (schema["type"] === "array") return { ...schema, items: imageOf(schema["items"] as Schema) };
  if (schema["type"] !== "object") return schema;
  const closed = (properties: Schema): Schema => ({
    type: "object",
    properties,
    required: Object.keys(properties),
    additionalProperties: false,
  });
  const { properties, additionalProperties, required } = schema;
  if (properties === undefined) {
    const entry = closed({ name: { type: "string" }, value: imageOf(additionalProperties as Schema) });
    return { type: "array", items: entry };
  }
  const images = Object.entries(properties as Record<string, Schema>).map(([name, each]): [string, Schema] => [
    name,
    (required as string[]).includes(name) ? imageOf(each) : { anyOf: [imageOf(each), { type: "null" }] },
  ]);
  return closed(Object.fromEntries(images));
}

test("the algebra proves that a reshaped schema accepts the answers of all values, and no other", () => {
  let reshaped = 0;
  const proven = fc.sample(reshapedSchema, { numRuns: 60, seed }).map((schema) => {
    const { schema: sent, changes } = toProfile(schema, openaiStrict, { argot });
    if (changes.some(({ kind }) => kind === "reshaped")) reshaped++;
    const [image, answers] = [setOf(argot, imageOf(schema)), setOf(argot, sent)];
    return [contained(image, answers).answer, contained(answers, image).answer];
  });
  expect(proven.filter(([one, other]) => one !== "yes" || other !== "yes")).toEqual([]);
  expect(reshaped).toBeGreaterThan(40);
});

test("any JSON value may come as an answer", () => {
  fc.assert(
    fc.property(randomSchema, fc.constantFrom(...profiles), fc.jsonValue(), (schema, profile, answer) => {
      const value = converted(schema, profile)?.fromProfile(answer);
      expect(typeof argot.compile(schema)(value ?? null)).toBe("boolean");
    }),
    { numRuns: 60, seed },
  );
});
