import type { ConstraintOf, Json, Plan } from "@argot/core/plan";
import { hasProperty, normalizeBigInt } from "@argot/core/runtime";
import { type Discriminator, discriminatorsOf } from "../analysis/discriminators.js";
import { objectKind } from "../analysis/kinds.js";
import { some, someOfAll } from "./combine.js";
import type { EvaluatedBits } from "./evaluated-bits.js";
import type { Run, Test } from "./test.js";
import type { TestMaker } from "./test-maker.js";

/** The discriminators of each alternative, by its test. */
type Discriminators = ReadonlyMap<Test, ReadonlyMap<string, Discriminator>>;

/**
 * A test that counts how many schemas are valid. It skips schemas that cannot be valid for the kind of the value, and those
 * that allow a property only constants other than its value.
 */
export function alternatives(
  { applications, range }: ConstraintOf<"some">,
  plan: Plan,
  maker: TestMaker,
  evaluatedBits: EvaluatedBits | undefined,
): Test {
  const bits =
    range.max > 0 && applications.some((application) => evaluatedBits?.concerns(application))
      ? evaluatedBits
      : undefined;
  const combine = bits ? someOfAll : some;
  const made = applications.map((application) => ({ application, test: maker.applyInPlace(application, bits) }));
  const tests = made.map(({ test }) => test);
  const discriminators = new Map(
    made.map(({ application, test }) => [test, discriminatorsOf(plan, application)] as const),
  );
  return combine(tests, range, (candidates, kind, left) =>
    kind === objectKind && candidates.length > 1 && discriminators.size === tests.length
      ? byConstant(candidates, discriminators, (each) => combine(each, left))
      : undefined,
  );
}

/** Chooses candidates by the value of a property; `undefined` if no property discriminates between them. */
function byConstant(
  candidates: readonly Test[],
  discriminators: Discriminators,
  combine: (candidates: readonly Test[]) => Test,
): Run | undefined {
  const name = discriminatingName(candidates, discriminators);
  if (name === undefined) return undefined;
  const runOf = (each: readonly Test[]): Run => {
    const { always, maybe, run } = combine(each);
    return each.length === 0 || (maybe & objectKind) === 0 ? () => (always & objectKind) !== 0 : run;
  };
  const byValue = new Map(
    Array.from(valuesOf(name, candidates, discriminators) ?? [], (value) => [
      value as unknown,
      runOf(possible(candidates, discriminators, name, value)),
    ]),
  );
  const otherValue = runOf(candidates.filter((test) => !discriminators.get(test)?.has(name)));
  const absent = runOf(candidates.filter((test) => !discriminators.get(test)?.get(name)?.required));
  return (value, kind, depth, scope) => {
    const object = value as Readonly<Record<string, unknown>>;
    const run = hasProperty(object, name) ? (byValue.get(normalizeBigInt(object[name])) ?? otherValue) : absent;
    return run(value, kind, depth, scope);
  };
}

/** The property that leaves the fewest candidates in the worst case; `undefined` if none excludes a candidate in every case. */
function discriminatingName(candidates: readonly Test[], discriminators: Discriminators): string | undefined {
  const names = new Set(candidates.flatMap((test) => [...(discriminators.get(test)?.keys() ?? [])]));
  let best: { name: string; most: number } | undefined;
  for (const name of names) {
    const values = valuesOf(name, candidates, discriminators);
    if (!values) continue;
    const most = [...values, undefined].reduce<number>(
      (worst, value) => Math.max(worst, possible(candidates, discriminators, name, value).length),
      0,
    );
    if (most < candidates.length && (!best || most < best.most)) best = { name, most };
  }
  return best?.name;
}

/** Maximum number of different numbers by which candidates are chosen. Engines hash numbers without a secret: anyone can make many that share one. */
const maxNumbers = 64;

/** The values of a property that candidates list; `undefined` if there are too many numbers. */
function valuesOf(name: string, candidates: readonly Test[], discriminators: Discriminators): Set<Json> | undefined {
  const values = new Set<Json>();
  let numbers = 0;
  for (const test of candidates) {
    for (const value of discriminators.get(test)?.get(name)?.values ?? []) {
      const { size } = values;
      if (values.add(value).size === size || (typeof value !== "number" && typeof value !== "bigint")) continue;
      if (++numbers > maxNumbers) return undefined;
    }
  }
  return values;
}

/** Candidates that may hold if a property has a value; `undefined` stands for a value that none of them lists. */
const possible = (
  candidates: readonly Test[],
  discriminators: Discriminators,
  name: string,
  value: Json | undefined,
): Test[] =>
  candidates.filter((test) => {
    const discriminator = discriminators.get(test)?.get(name);
    return !discriminator || (value !== undefined && discriminator.values.includes(value));
  });
