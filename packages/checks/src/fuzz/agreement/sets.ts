import {
  complement,
  counterexamples,
  differences,
  examples,
  intersect,
  type NotBroken,
  type Satisfiability,
  satisfiable,
  schemaOf,
  setOf,
  subtract,
  union,
  type ValueSet,
} from "@argot/algebra";
import { createArgot } from "argot";
import { instanceOf } from "../generate/instance.js";
import { mutate } from "../generate/mutate.js";
import { schemaOf as randomSchema } from "../generate/schema.js";
import type { Json } from "../json.js";
import { randomOf } from "../random.js";
import { argotsFor, loopFor } from "./argots.js";
import { type Disagreement, type Judge, outcomeOf } from "./judge.js";

/** Compares what the algebra proves of pairs of schemas with verdicts in all tiers, and with the laws of sets. */
export const setsAgree: Judge = ({ seed, fuzzDialect, asserted, schema, instances }) => {
  const random = randomOf(`${seed}/sets`);
  const loop = loopFor(fuzzDialect, asserted);
  const one = outcomeOf(() => setOf(loop, schema));
  if ("thrown" in one) return [];
  const generated = randomSchema(fuzzDialect, random);
  const others = [
    { schema: generated.schema, values: random.many(manyValues, manyValues, () => instanceOf(generated, random)) },
    {
      schema: mutate(schema, random),
      values: random.many(manyValues, manyValues, () => mutate(random.pick(instances), random)),
    },
  ];
  const changed = random
    .many(changedSchemas, changedSchemas, () => mutate(schema, random))
    .flatMap((each) => {
      const set = outcomeOf(() => setOf(loop, each));
      return "thrown" in set ? [] : [set];
    });
  return [
    ...proven(one, schema, instances),
    ...shown(one, schema, fuzzDialect, asserted),
    ...written(one, schema, instances),
    ...others.flatMap((other) => {
      const set = outcomeOf(() => setOf(loop, other.schema));
      if ("thrown" in set) return [];
      const found = [one, set].flatMap((each) => examples(each, { count: 50, maxSteps: 2000 }).examples);
      const values = [...instances, ...other.values, ...found.map(({ value }) => value as Json)];
      const schemas = [schema, other.schema];
      return [...pairAgrees(one, set, values, schemas), ...told(one, set, schemas)];
    }),
    ...changesAgree([one, ...changed], instances, schema),
  ];
};

/** Number of random values that are tried for what is proven of a pair. */
const manyValues = 1000;

/** Number of changed schemas of which only the differences are looked at. */
const changedSchemas = 20;

/** Each of some sets is compared with the first, and with the one before it. */
const changesAgree = (sets: readonly ValueSet[], values: readonly Json[], schema: Json): Disagreement[] =>
  sets.flatMap((set, i) =>
    [...new Set([sets[0], sets[i - 1]])].flatMap((other) =>
      other === undefined || other === set ? [] : differencesAgree(other, set, values, schema),
    ),
  );

const differencesAgree = (one: ValueSet, other: ValueSet, values: readonly Json[], schemas: Json): Disagreement[] =>
  [subtract(one, other), subtract(other, one)].flatMap((set) => proven(set, schemas, values));

/** Values that show differences must be in one set and not in the other. Without differences, there is proven to be none. */
function told(one: ValueSet, other: ValueSet, schemas: Json): Disagreement[] {
  const { differences: found, reasons } = differences(one, other, { count: 4, maxSteps: 5000 });
  const source = "sets: differences";
  const wrong = found.find(({ value }) => outcomeOf(() => one.has(value) && !other.has(value)) !== true);
  if (wrong) return [{ source, instance: schemas, expected: "a value of one that the other refuses", found: wrong }];
  const doubtful = reasons.find((reason) => reason.endsWith("otherwise"));
  if (doubtful !== undefined) return [{ source, instance: schemas, expected: "an agreement", found: doubtful }];
  if (found.length > 0 || reasons.length > 0) return [];
  const value = satisfiable(subtract(one, other));
  return value.answer === "yes" ? [{ source, instance: schemas, expected: "a difference", found: value }] : [];
}

function pairAgrees(one: ValueSet, other: ValueSet, values: readonly Json[], schemas: Json): Disagreement[] {
  const [both, either] = [intersect(one, other), union(one, other)];
  const laws: readonly (readonly [name: string, isEmpty: ValueSet])[] = [
    ["one and not one", subtract(one, one)],
    ["one in the union", subtract(one, either)],
    ["the intersection in one", subtract(both, one)],
    ["twice the complement", subtract(complement(complement(one)), one)],
    ["De Morgan", subtract(complement(both), union(complement(one), complement(other)))],
  ];
  return [
    ...differencesAgree(one, other, values, schemas),
    ...proven(both, schemas, values),
    ...laws.flatMap(([name, set]) => {
      const found = satisfiable(set);
      return found.answer === "yes" || isDoubtful(found)
        ? [{ source: `sets: ${name}`, instance: schemas, expected: "no value", found }]
        : [];
    }),
  ];
}

/** What is proven to be empty must have none of the values. */
function proven(set: ValueSet, schema: Json, values: readonly Json[]): Disagreement[] {
  const found = satisfiable(set);
  if (isDoubtful(found)) return [{ source: "sets", instance: schema, expected: "an agreement", found }];
  if (found.answer !== "no") return [];
  const value = values.find((each) => outcomeOf(() => set.has(each)) === true);
  return value === undefined ? [] : [{ source: "sets", instance: schema, expected: value, found: "no value" }];
}

/** Number of values that are tried in every tier. */
const triedValues = 12;

/** Examples must be valid in every tier, and counterexamples invalid. */
function shown(
  set: ValueSet,
  schema: Json,
  fuzzDialect: Parameters<typeof loopFor>[0],
  asserted: boolean,
): Disagreement[] {
  const options = { count: triedValues, maxSteps: 5000 };
  const [valid, invalid] = [examples(set, options), counterexamples(set, options)];
  const doubtful = [...valid.missing, ...invalid.missing].find(isDoubtful);
  if (doubtful) return [{ source: "sets: examples", instance: schema, expected: "an agreement", found: doubtful }];
  const witness = satisfiable(set);
  const values = [
    ...(witness.answer === "yes" ? [{ value: witness.value, expected: true }] : []),
    ...valid.examples.map(({ value }) => ({ value, expected: true })),
    ...invalid.counterexamples.map(({ value }) => ({ value, expected: false })),
  ];
  return [...argotsFor(fuzzDialect, asserted)].flatMap(([tier, argot]): Disagreement[] => {
    const accepts = outcomeOf(() => argot.compile(schema));
    if ("thrown" in accepts)
      return [{ source: `sets: ${tier}`, instance: schema, expected: "a validator", found: accepts }];
    return values.flatMap(({ value, expected }) => {
      const verdict = outcomeOf(() => accepts(value));
      return verdict === expected
        ? []
        : [{ source: `sets: ${tier}`, instance: value as Json, expected, found: verdict }];
    });
  });
}

/** The instance that reads schemas of standard dialects. */
const writtenArgot = createArgot();

/** A set that is written as a schema must have the same values. */
function written(set: ValueSet, schema: Json, values: readonly Json[]): Disagreement[] {
  return (["2020-12", "draft-07"] as const).flatMap((dialect): Disagreement[] => {
    const found = schemaOf(set, dialect);
    if (found.answer === "unknown") return [];
    const source = `sets: written in ${dialect}`;
    const again = outcomeOf(() => setOf(writtenArgot, found.schema));
    if ("thrown" in again) return [{ source, instance: schema, expected: found.schema, found: again }];
    const differing = values.find((each) => outcomeOf(() => set.has(each) !== again.has(each)) === true);
    if (differing !== undefined)
      return [{ source, instance: differing, expected: set.has(differing), found: found.schema }];
    return [subtract(set, again), subtract(again, set)].flatMap((difference) => {
      const value = satisfiable(difference, { maxSteps: 5000 });
      return value.answer === "yes" ? [{ source, instance: schema, expected: found.schema as Json, found: value }] : [];
    });
  });
}

/** Whether the algebra has found a value that the validators judge otherwise: the meaning of some formula is wrong. */
const isDoubtful = (found: Satisfiability | NotBroken): boolean =>
  found.answer === "unknown" && found.reasons.some((reason) => reason.endsWith("otherwise"));
