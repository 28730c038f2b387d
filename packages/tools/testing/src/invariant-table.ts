import type { Argot, Validator } from "@argot/core";
import { type Keyword, JsonType } from "@argot/core/keyword";
import { typesOf } from "@argot/core/runtime";
import * as fc from "fast-check";
import { expect } from "vitest";
import { instancesOfAnyKind, valuesOf } from "./arbitraries.js";
import { argotWith } from "./cases.js";
import { reversed } from "./reversed.js";
import { type TierOptions, tiers } from "./tiers.js";

/** What a keyword is asked about, where the usual is not enough. */
export interface LawOptions {
  /** The keyword's name in the schemas; the last segment of its URI, when not said. */
  readonly name?: string;
  /** Keywords that stand beside it in some of the schemas, by name. None, when not said. */
  readonly with?: Readonly<Record<string, Keyword>>;
  /** Values for the keyword. JSON of many kinds, as far as the keyword's shape accepts it, when not said. */
  readonly values?: fc.Arbitrary<unknown>;
  /** Whole schemas with the keyword, in the place of those that are made up: for one that refers to others or that meets some. */
  readonly schemas?: fc.Arbitrary<Readonly<Record<string, unknown>>>;
  /** Instances that matter to the keyword; instances of any kind are asked about as well. */
  readonly instances?: fc.Arbitrary<unknown>;
  /** How many schemas each invariant is tried with, and each of them with five instances. 100, when not said. */
  readonly runs?: number;
  /** What the draws begin from: the same number draws the same schemas and instances. 0, when not said. */
  readonly seed?: number;
}

/** Throws where what must hold of a keyword does not. */
export type Law = () => void;

/** A schema with the keyword, and what it is asked about. */
interface Question {
  readonly schema: Readonly<Record<string, unknown>>;
  readonly instances: readonly unknown[];
}

/** What a validator says, or the error that it ends with. */
interface Answer {
  readonly verdict: boolean | string;
  readonly result?: ReturnType<Validator["validate"]>;
}

/** What must hold of every keyword, in words, for one of them. */
export function invariantsFor(keyword: Keyword, name: string, options: LawOptions): Readonly<Record<string, Law>> {
  const { runs = 100, seed = 0 } = options;
  const keywords: Readonly<Record<string, Keyword>> = { ...options.with, [name]: keyword };
  const { alone, accompanied } = questionsAbout(keyword, name, options);

  /** A validator of the schema. One that is refused proves nothing: another is tried in its place. */
  const validatorOf = (schema: unknown, tier?: TierOptions): Validator => {
    const validator = compiled(argotWith(keywords, tier), schema);
    fc.pre(validator !== undefined);
    return validator;
  };
  const invariant =
    (questions: fc.Arbitrary<Question>, holds: (question: Question) => void): Law =>
    () =>
      fc.assert(fc.property(questions, holds), { numRuns: runs, seed });

  const sameInEveryTier = invariant(accompanied, ({ schema, instances }) => {
    const loop = validatorOf(schema, tiers["loop"]);
    const answers = instances.map((each) => answerOf(loop, each));
    for (const { verdict, result } of answers) {
      if (result) expect([result.valid, result.errors.length === 0]).toEqual([verdict, verdict]);
    }
    // The loop is asked once more: an answer does not depend on those before.
    for (const [tier, tierOptions] of Object.entries(tiers)) {
      const validator = validatorOf(schema, tierOptions);
      expect({ tier, answers: instances.map((each) => answerOf(validator, each)) }).toEqual({ tier, answers });
    }
  });

  const ownTypesOnly = invariant(alone, ({ schema, instances }) => {
    const validator = validatorOf(schema);
    const others = instances.filter((each) => (typesOf(each) & keyword.appliesTo) === 0);
    expect(others.filter((each) => answerOf(validator, each).verdict !== true)).toEqual([]);
  });

  const changesNothing = invariant(accompanied, (question) => {
    const before = structuredClone(question);
    for (const tier of ["loop", "compiled"]) {
      const validator = validatorOf(question.schema, tiers[tier]);
      for (const each of question.instances) answerOf(validator, each);
    }
    expect(question).toEqual(before);
  });

  const asksNoOrder = invariant(accompanied, ({ schema, instances }) => {
    const validator = validatorOf(schema);
    const other = validatorOf(reversed(schema));
    const verdicts = instances.map((each) => answerOf(validator, each).verdict);
    expect(instances.map((each) => answerOf(other, reversed(each)).verdict)).toEqual(verdicts);
  });

  const invalidValuesInWords = (): void => {
    const argot = argotWith(keywords);
    const read = (value: unknown): void => void compiled(argot, { [name]: value });
    fc.assert(fc.property(instancesOfAnyKind, read), { numRuns: runs, seed });
  };

  return {
    "it means the same in every tier": sameInEveryTier,
    ...(keyword.appliesTo !== JsonType.any && { "it places no constraint on other types": ownTypesOnly }),
    "it changes neither the schema nor the instance": changesNothing,
    "it does not ask in which order members stand": asksNoOrder,
    "it reads a value or refuses it with a SchemaError": invalidValuesInWords,
  };
}

/** Schemas in which the keyword is alone, and those in which others stand beside it. */
function questionsAbout(
  keyword: Keyword,
  name: string,
  options: LawOptions,
): { alone: fc.Arbitrary<Question>; accompanied: fc.Arbitrary<Question> } {
  const values = options.values ?? valuesOf(keyword.value, name);
  const instance = options.instances ? fc.oneof(instancesOfAnyKind, options.instances) : instancesOfAnyKind;
  const instances = fc.array(instance, { minLength: 5, maxLength: 5 });
  const schema =
    options.schemas ??
    fc.tuple(siblingsOf(options), values).map(([siblings, value]) => ({ ...siblings, [name]: value }));
  return {
    alone: fc.record({ schema: values.map((value) => ({ [name]: value })), instances }),
    accompanied: fc.record({ schema, instances }),
  };
}

/** Some of the keywords that stand beside it, with values. */
function siblingsOf(options: LawOptions): fc.Arbitrary<Record<string, unknown>> {
  const values = Object.entries(options.with ?? {}).map(([name, { value }]) => [name, valuesOf(value, name)]);
  return fc.record(Object.fromEntries(values) as Record<string, fc.Arbitrary<unknown>>, { requiredKeys: [] });
}

function answerOf(validator: Validator, instance: unknown): Answer {
  try {
    return { verdict: validator(instance), result: validator.validate(instance) };
  } catch (error) {
    // A dynamic reference may lead nowhere. Whatever else is thrown is a mistake.
    if (error instanceof Error && error.name === "EvaluationError") return { verdict: error.message };
    throw error;
  }
}

/** `undefined` where the schema is refused. */
function compiled(argot: Argot, schema: unknown): Validator | undefined {
  try {
    return argot.compile(schema);
  } catch (error) {
    if (error instanceof Error && error.name === "SchemaError") return undefined;
    throw error;
  }
}
