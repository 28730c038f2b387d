// Conversions of random schemas: every value has an answer that leads back to it, and no answer is trouble.
import { isDeepStrictEqual } from "node:util";
import { type Containment, contained, satisfiable, setOf } from "@argot/algebra";
import { arbitraryOf } from "@argot/algebra/fast-check";
import { createArgot } from "argot";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkProfile, ProfileError, profiles, toProfile, type Profile, type ProfileConversion } from "../src/index.js";
import { randomSchema } from "./random-schemas.js";

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

/** Some values of a schema. */
function valuesOf(schema: unknown, count: number): readonly unknown[] {
  const set = setOf(argot, schema);
  return satisfiable(set, { maxSteps: 20_000 }).answer === "yes"
    ? fc.sample(arbitraryOf(set, { maxSteps: 20_000 }), { numRuns: count, seed })
    : [];
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
      for (const value of valuesOf(schema, 5)) {
        const answer = answerOf(conversion, value);
        if (answer !== undefined) answered++;
        const isExact =
          answer === undefined ? isNarrowed : check(answer) && isDeepStrictEqual(conversion.fromProfile(answer), value);
        if (!isExact) wrong.push({ schema, value, answer });
      }
    }
    expect(wrong).toEqual([]);
    expect(answered).toBeGreaterThan(30);
  });

  test("an answer leads to a value that can be validated, valid unless the conversion is widened", () => {
    let seen = 0;
    const wrong: unknown[] = [];
    for (const { schema, conversion } of conversions) {
      const isWidened = conversion.changes.some(({ kind }) => kind === "widened");
      const check = argot.compile(schema);
      for (const answer of valuesOf(conversion.schema, 5)) {
        seen++;
        const value = conversion.fromProfile(answer);
        const isValid = check(value);
        if (!isWidened && !isValid) wrong.push({ schema, converted: conversion.schema, answer, value });
      }
    }
    expect(wrong).toEqual([]);
    expect(seen).toBeGreaterThan(30);
  });

  test("without a change of values, the algebra proves both schemas equal", () => {
    const answers: Containment["answer"][] = [];
    for (const { schema, conversion } of conversions) {
      const kinds = new Set(conversion.changes.map(({ kind }) => kind));
      if (kinds.has("reshaped")) continue;
      const [one, other] = [setOf(argot, schema), setOf(argot, conversion.schema)];
      if (!kinds.has("narrowed")) answers.push(contained(one, other, { maxSteps: 20_000 }).answer);
      if (!kinds.has("widened")) answers.push(contained(other, one, { maxSteps: 20_000 }).answer);
    }
    // Where every property is required and every root an object, nearly all schemas are reshaped.
    expect(answers.length).toBeGreaterThan(profile.shapes.some(({ shape }) => shape === "all-required") ? -1 : 4);
    expect(answers.filter((each) => each === "no")).toEqual([]);
  });
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
