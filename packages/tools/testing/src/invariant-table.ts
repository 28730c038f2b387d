import type { ValidationIssue } from "@argot/core";
import type { Argot, Validator } from "@argot/reports";
import { type Keyword, JsonType } from "@argot/core/keyword";
import { stringifyJson } from "@argot/core/json";
import { typesOf } from "@argot/core/runtime";
import * as fc from "fast-check";
import { expect } from "vitest";
import { instancesOfAnyKind, valuesOf } from "./arbitraries.js";
import { argotWith } from "./cases.js";
import { inheriting, textsIn } from "./inheriting.js";
import { reversed } from "./reversed.js";
import { type TierOptions, tiers } from "./tiers.js";

/** Options for `invariantsOf`. */
export interface InvariantOptions {
  /** The keyword's name in the schemas. Default: the last segment of its URI. */
  readonly name?: string;
  /** Other keywords in some of the schemas, by name. Default: none. */
  readonly with?: Readonly<Record<string, Keyword>>;
  /** Values of the keyword. Default: JSON of many kinds that the keyword's shape accepts. */
  readonly values?: fc.Arbitrary<unknown>;
  /**
   * Whole schemas with the keyword, in place of generated ones, for a keyword that needs definitions or certain
   * siblings.
   */
  readonly schemas?: fc.Arbitrary<Readonly<Record<string, unknown>>>;
  /** Instances that matter to the keyword. Instances of any kind are generated as well. */
  readonly instances?: fc.Arbitrary<unknown>;
  /** The number of schemas for each invariant, each with five instances. Default: 100. */
  readonly runs?: number;
  /** The seed of the random numbers: the same seed generates the same schemas and instances. Default: 0. */
  readonly seed?: number;
}

const optionNames: Readonly<Record<keyof InvariantOptions, true>> = {
  name: true,
  with: true,
  values: true,
  schemas: true,
  instances: true,
  runs: true,
  seed: true,
};

/** The names of {@link InvariantOptions}. */
export const invariantOptionNames: readonly string[] = Object.keys(optionNames);

/** Throws if a keyword breaks an invariant. */
type Check = () => void;

/** A schema with the keyword, and instances. */
interface Sample {
  readonly schema: Readonly<Record<string, unknown>>;
  readonly instances: readonly unknown[];
}

/** A result of a validator: its verdict, or the message of the error that it throws. */
interface Outcome {
  readonly verdict: boolean | string;
  readonly result?: ReturnType<Validator["validate"]>;
}

/** A keyword, and the data for checking its invariants. */
interface Subject {
  readonly keyword: Keyword;
  readonly name: string;
  /** The keyword and others, by name. */
  readonly keywords: Readonly<Record<string, Keyword>>;
  readonly samples: Samples;
  readonly parameters: { readonly numRuns: number; readonly seed: number };
}

/** A property that every keyword must have. */
interface Invariant {
  /** What to do about a keyword that breaks it. */
  readonly advice: string;
  /** Throws if the keyword breaks it. */
  readonly check: (subject: Subject) => void;
}

/** The invariants of keywords, in words, with their checks for one keyword. */
export function invariantsFor(
  keyword: Keyword,
  name: string,
  options: InvariantOptions,
): Readonly<Record<string, Check>> {
  const { runs = 100, seed = 0 } = options;
  const subject: Subject = {
    keyword,
    name,
    keywords: { ...options.with, [name]: keyword },
    samples: samplesOf(keyword, name, options),
    parameters: { numRuns: runs, seed },
  };
  return Object.fromEntries(Object.keys(invariants).map((each) => [each, () => checkInvariant(each, subject)]));
}

/** Checks an invariant. The error says which keyword breaks it, and what to do. */
function checkInvariant(broken: string, subject: Subject): void {
  const { advice, check } = invariants[broken] as Invariant;
  try {
    check(subject);
  } catch (cause) {
    // The error of fast-check has the sample; its cause is the error of the check.
    const found = [cause instanceof Error ? cause.cause : undefined, cause].flatMap((error) =>
      error instanceof Error ? [error.message] : [],
    );
    const { keyword, name } = subject;
    throw new Error(
      `The keyword "${name}" (${keyword.id}) breaks the invariant "${broken}": ${advice}.\n\n${found.join("\n\n")}`,
      { cause },
    );
  }
}

type SampleCheck = (subject: Subject, sample: Sample) => void;

const forSamples =
  (kind: keyof Samples, check: SampleCheck): Invariant["check"] =>
  (subject) =>
    fc.assert(
      fc.property(subject.samples[kind], (sample) => check(subject, sample)),
      subject.parameters,
    );

const invariants: Readonly<Record<string, Invariant>> = {
  "it has the same result in every tier": {
    advice:
      "its functions must depend on nothing but their arguments, and return the same for the same arguments: no clocks, counters or caches",
    check: forSamples("withSiblings", hasSameResults),
  },
  "it places no constraint on other types": {
    advice: "`appliesTo` must have all types that it places constraints on",
    check: (subject) => {
      if (subject.keyword.appliesTo !== JsonType.any) forSamples("alone", acceptsOtherTypes)(subject);
    },
  },
  "it changes neither the schema nor the instance": {
    advice: "its functions must copy what they change",
    check: forSamples("withSiblings", changesNothing),
  },
  "it ignores the order of properties": {
    advice: "it must not depend on the order of `Object.keys`",
    check: forSamples("withSiblings", ignoresOrder),
  },
  "it reads own properties only": {
    advice:
      "use `Object.hasOwn(object, name)` in place of `name in object` and of `object[name] !== undefined`, and `Object.keys` in place of `for (… in …)`",
    check: forSamples("withSiblings", readsOwnProperties),
  },
  "its errors have a text and an id, and name a keyword and its vocabulary": {
    advice: "give it a `message`, and an `id` that is a URI",
    check: forSamples("withSiblings", namesKeywords),
  },
  "it accepts a value or refuses it with a SchemaError": {
    advice: "its shape must refuse every value that its other functions cannot work with, and must not throw",
    check: readsOrRefuses,
  },
};

/** A validator of the schema. If the schema is invalid, fast-check generates another. */
function validatorOf({ keywords }: Subject, schema: unknown, tier?: TierOptions): Validator {
  const validator = compiled(argotWith(keywords, tier), schema);
  fc.pre(validator !== undefined);
  return validator;
}

function hasSameResults(subject: Subject, { schema, instances }: Sample): void {
  const loop = validatorOf(subject, schema, tiers["loop"]);
  const outcomes = instances.map((each) => outcomeOf(loop, each));
  for (const { verdict, result } of outcomes) {
    if (result) expect([result.valid, result.errors.length === 0]).toEqual([verdict, verdict]);
  }
  // The loop is run again with the others, so that no outcome depends on earlier ones.
  for (const [tier, tierOptions] of Object.entries(tiers)) {
    const validator = validatorOf(subject, schema, tierOptions);
    expect({ tier, outcomes: instances.map((each) => outcomeOf(validator, each)) }).toEqual({ tier, outcomes });
  }
}

function acceptsOtherTypes(subject: Subject, { schema, instances }: Sample): void {
  const validator = validatorOf(subject, schema);
  const others = instances.filter((each) => (typesOf(each) & subject.keyword.appliesTo) === 0);
  expect(others.filter((each) => outcomeOf(validator, each).verdict !== true)).toEqual([]);
}

function changesNothing(subject: Subject, sample: Sample): void {
  const before = structuredClone(sample);
  for (const tier of ["loop", "compiled"]) {
    const validator = validatorOf(subject, sample.schema, tiers[tier]);
    for (const each of sample.instances) outcomeOf(validator, each);
  }
  expect(sample).toEqual(before);
}

function ignoresOrder(subject: Subject, { schema, instances }: Sample): void {
  const validator = validatorOf(subject, schema);
  const other = validatorOf(subject, reversed(schema));
  const verdicts = instances.map((each) => outcomeOf(validator, each).verdict);
  expect(instances.map((each) => outcomeOf(other, reversed(each)).verdict)).toEqual(verdicts);
}

function readsOwnProperties(subject: Subject, { schema, instances }: Sample): void {
  const validator = validatorOf(subject, schema);
  for (const instance of instances) {
    const heir = inheriting(instance, textsIn([schema, instance]));
    const own = outcomeOf(validator, instance).verdict;
    const inherited = outcomeOf(validator, heir).verdict;
    if (own === inherited) continue;
    throw new Error(
      `${stringifyJson(instance)} is ${named(own)} against ${stringifyJson(schema)}, and ${named(inherited)} if its objects inherit members`,
    );
  }
}

function namesKeywords(subject: Subject, { schema, instances }: Sample): void {
  const validator = validatorOf(subject, schema);
  for (const issue of instances.flatMap((each) => allIssues(outcomeOf(validator, each)))) {
    const { message, messageId, keyword: failed, vocabulary, keywordLocation } = issue;
    expect([message, messageId].includes("")).toBe(false);
    // A message about the root schema as a whole has no keyword.
    if (keywordLocation !== "") expect([typeof failed, typeof vocabulary]).toEqual(["string", "string"]);
  }
}

function readsOrRefuses({ keywords, name, parameters }: Subject): void {
  const argot = argotWith(keywords);
  const read = (value: unknown): void => void compiled(argot, { [name]: value });
  fc.assert(fc.property(instancesOfAnyKind, read), parameters);
}

/** A verdict in words. */
const named = (verdict: boolean | string): string =>
  verdict === true ? "valid" : verdict === false ? "invalid" : verdict;

/** Samples whose schemas have the keyword alone, and samples whose schemas have others as well. */
interface Samples {
  readonly alone: fc.Arbitrary<Sample>;
  readonly withSiblings: fc.Arbitrary<Sample>;
}

function samplesOf(keyword: Keyword, name: string, options: InvariantOptions): Samples {
  const values = options.values ?? valuesOf(keyword.value, name);
  const instance = options.instances ? fc.oneof(instancesOfAnyKind, options.instances) : instancesOfAnyKind;
  const instances = fc.array(instance, { minLength: 5, maxLength: 5 });
  const schema =
    options.schemas ??
    fc.tuple(siblingsOf(options), values).map(([siblings, value]) => ({ ...siblings, [name]: value }));
  return {
    alone: fc.record({ schema: values.map((value) => ({ [name]: value })), instances }),
    withSiblings: fc.record({ schema, instances }),
  };
}

/** Some of the other keywords, with values. */
function siblingsOf(options: InvariantOptions): fc.Arbitrary<Record<string, unknown>> {
  const values = Object.entries(options.with ?? {}).map(([name, { value }]) => [name, valuesOf(value, name)]);
  return fc.record(Object.fromEntries(values) as Record<string, fc.Arbitrary<unknown>>, { requiredKeys: [] });
}

function outcomeOf(validator: Validator, instance: unknown): Outcome {
  let verdict: boolean;
  try {
    verdict = validator(instance);
  } catch (error) {
    // A dynamic reference may have no target. Any other exception is an error of the keyword.
    if (error instanceof Error && error.name === "EvaluationError") return { verdict: error.message };
    throw error;
  }
  return { verdict, result: validator.validate(instance) };
}

/** All issues of a result, with their causes and alternatives. */
function allIssues({ result }: Outcome): readonly ValidationIssue[] {
  const issues: ValidationIssue[] = [...(result?.errors ?? [])];
  // The list grows during the iteration.
  for (const { causes, alternatives = [] } of issues) issues.push(...causes, ...alternatives.flat());
  return issues;
}

/** `undefined` if the schema is invalid. */
function compiled(argot: Argot, schema: unknown): Validator | undefined {
  try {
    return argot.compile(schema);
  } catch (error) {
    if (error instanceof Error && error.name === "SchemaError") return undefined;
    throw error;
  }
}
