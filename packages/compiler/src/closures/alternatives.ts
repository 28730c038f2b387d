import { type Application, type ConstraintOf, isPlain, type Json, type Plan, type Rule } from "@argot/core/plan";
import { hasProperty, normalizeBigInt } from "@argot/core/runtime";
import { type Discriminator, discriminatorsIn, namesApplied, namesRequired } from "../analysis/discriminators.js";
import { objectKind } from "../analysis/kinds.js";
import { some, someOfAll } from "./combine.js";
import type { EvaluatedBits } from "./evaluated-bits.js";
import type { Run, Test } from "./test-run.js";
import type { TestMaker } from "./test-maker.js";

/** The discriminators of each alternative, by its test. */
type Discriminators = ReadonlyMap<Test, ReadonlyMap<string, Discriminator>>;

/**
 * A test that counts how many schemas are valid. It skips schemas that cannot be valid for the kind of the value, and those
 * that allow a property only constants other than its value.
 *
 * @param bits - Given if some of the schemas set bits of it.
 */
export function alternatives(
  { applications, range }: ConstraintOf<"some">,
  maker: TestMaker,
  bits?: EvaluatedBits,
): Test {
  const combine = bits ? someOfAll : some;
  const tests = applications.map((application) => maker.applyInPlace(application, bits));
  const applicationOf = new Map(tests.map((test, i) => [test, applications[i] as Application]));
  return combine(tests, range, (candidates, kind, left) => {
    if (kind !== objectKind || candidates.length < 2 || applicationOf.size < tests.length) return undefined;
    const rulesOf = new Map(
      candidates.map((test) => {
        const application = applicationOf.get(test) as Application;
        return [test, isPlain(application) ? maker.rulesOf(application.target) : []] as const;
      }),
    );
    return byConstant(candidates, discriminatorsBetween(rulesOf, maker.plan), (each) => combine(each, left));
  });
}

/**
 * The discriminators of candidates with some rules. To look for constants makes the rules of the schemas of properties, of which there may be
 * many. So it is done for properties that some candidate requires, and, if there are no constants, for those that all candidates have.
 */
function discriminatorsBetween(rulesOf: ReadonlyMap<Test, readonly Rule[]>, plan: Plan): Discriminators {
  const all = [...rulesOf.values()];
  const required = new Set(all.flatMap((rules) => [...namesRequired(rules)]));
  const among = (isWanted: (name: string) => boolean): Discriminators =>
    new Map(Array.from(rulesOf, ([test, rules]) => [test, discriminatorsIn(plan, rules, isWanted)]));
  const found = among((name) => required.has(name));
  if ([...found.values()].some(({ size }) => size > 0)) return found;
  let shared: readonly string[] | undefined;
  for (const names of all.map(namesApplied)) shared = (shared ?? [...names]).filter((name) => names.has(name));
  const applied = new Set(shared);
  return among((name) => applied.has(name));
}

/** Chooses candidates by the value of a property; `undefined` if no property discriminates between them. */
function byConstant(
  candidates: readonly Test[],
  discriminators: Discriminators,
  combine: (candidates: readonly Test[]) => Test,
): Run | undefined {
  const found = discriminatingProperty(candidates, discriminators);
  if (!found) return undefined;
  const { name, byValue, constrained, required } = found;
  const runOf = (each: readonly Test[]): Run => {
    const { always, maybe, run } = combine(each);
    return each.length === 0 || (maybe & objectKind) === 0 ? () => (always & objectKind) !== 0 : run;
  };
  const others = candidates.filter((test) => !constrained.has(test));
  const runs = new Map(Array.from(byValue, ([value, own]) => [value as unknown, runOf([...own, ...others])]));
  const otherValue = runOf(others);
  const absent = runOf(candidates.filter((test) => !required.has(test)));
  return (value, kind, depth, scope) => {
    const object = value as Readonly<Record<string, unknown>>;
    const run = hasProperty(object, name) ? (runs.get(normalizeBigInt(object[name])) ?? otherValue) : absent;
    return run(value, kind, depth, scope);
  };
}

/** What candidates say of one property. */
interface DiscriminatingProperty {
  readonly name: string;
  /** The candidates that list a value, by value. */
  readonly byValue: Map<Json, Set<Test>>;
  /** The candidates that list values. */
  readonly constrained: Set<Test>;
  /** Those of them that require the property. */
  readonly required: Set<Test>;
}

/** Maximum number of different numbers by which candidates are chosen. Engines hash numbers without a secret: anyone can make many that share one. */
const maxNumberedAlternatives = 64;
/** Maximum number of candidates in all lists by value together that list no value, for each candidate, and in addition. */
const [maxOthers, freeOthers] = [4, 1000];

/**
 * The property that leaves the fewest candidates in the worst case, where it is present and where it is absent; `undefined` if no property
 * excludes a candidate wherever it is present.
 */
function discriminatingProperty(
  candidates: readonly Test[],
  discriminators: Discriminators,
): DiscriminatingProperty | undefined {
  let best: { readonly property: DiscriminatingProperty; readonly most: number } | undefined;
  for (const property of propertiesOf(candidates, discriminators)) {
    const { byValue, constrained, required } = property;
    const others = candidates.length - constrained.size;
    if (others * byValue.size > maxOthers * candidates.length + freeOthers) continue;
    let most = 0;
    let numbers = 0;
    for (const [value, own] of byValue) {
      most = Math.max(most, own.size + others);
      if (typeof value === "number" || typeof value === "bigint") numbers++;
    }
    if (numbers > maxNumberedAlternatives || most === candidates.length) continue;
    most += candidates.length - required.size;
    if (!best || most < best.most) best = { property, most };
  }
  return best?.property;
}

/** The properties of which candidates list values, in one look at each candidate. */
function propertiesOf(candidates: readonly Test[], discriminators: Discriminators): Iterable<DiscriminatingProperty> {
  const found = new Map<string, DiscriminatingProperty>();
  for (const test of candidates)
    for (const [name, { values, required }] of discriminators.get(test) ?? []) {
      let property = found.get(name);
      if (!property)
        found.set(name, (property = { name, byValue: new Map(), constrained: new Set(), required: new Set() }));
      property.constrained.add(test);
      if (required) property.required.add(test);
      for (const value of values) {
        const own = property.byValue.get(value);
        if (own) own.add(test);
        else property.byValue.set(value, new Set([test]));
      }
    }
  return found.values();
}
