import {
  complement,
  intersect,
  type Satisfiability,
  satisfiable,
  setOf,
  subtract,
  union,
  type ValueSet,
} from "@argot/algebra";
import { instanceOf } from "../generate/instance.js";
import { mutate } from "../generate/mutate.js";
import { schemaOf } from "../generate/schema.js";
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
  const generated = schemaOf(fuzzDialect, random);
  const others = [
    { schema: generated.schema, values: random.many(6, 6, () => instanceOf(generated, random)) },
    { schema: mutate(schema, random), values: [] },
  ];
  return [
    ...proven(one, schema, instances),
    ...witnessed(one, schema, fuzzDialect, asserted),
    ...others.flatMap((other) => {
      const set = outcomeOf(() => setOf(loop, other.schema));
      return "thrown" in set ? [] : pairAgrees(one, set, [...instances, ...other.values], [schema, other.schema]);
    }),
  ];
};

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
    ...[subtract(one, other), subtract(other, one), both].flatMap((set) => proven(set, schemas, values)),
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

/** A value that is found must be valid in every tier. */
function witnessed(
  set: ValueSet,
  schema: Json,
  fuzzDialect: Parameters<typeof loopFor>[0],
  asserted: boolean,
): Disagreement[] {
  const found = satisfiable(set);
  if (found.answer !== "yes") return [];
  const value = found.value as Json;
  return [...argotsFor(fuzzDialect, asserted)].flatMap(([tier, argot]) => {
    const verdict = outcomeOf(() => argot.compile(schema)(value));
    return verdict === true ? [] : [{ source: `sets: ${tier}`, instance: value, expected: true, found: verdict }];
  });
}

/** Whether the algebra has found a value that the validators judge otherwise: the meaning of some formula is wrong. */
const isDoubtful = (found: Satisfiability): boolean =>
  found.answer === "unknown" && found.reasons.some((reason) => reason.endsWith("otherwise"));
