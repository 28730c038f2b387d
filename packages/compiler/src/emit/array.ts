import { type Application, type ConstraintOf, type Range, readsEvaluated, type Rule, JsonType } from "@argot/core/plan";
import { byCost } from "../analysis/cost.js";
import { anything } from "../analysis/kinds.js";
import { and, compare, element, type Expression, increment, literal, not, or, property } from "../code/expression.js";
import {
  alwaysFails,
  constants,
  evaluate,
  forIndex,
  guarded,
  isEmpty,
  nothing,
  sequence,
  type Statement,
  variables,
} from "../code/statement.js";
import { countPart } from "./count-work.js";
import type { Site } from "./site.js";

type Items = ConstraintOf<"items">;

/** Rules about an array, as statements. One loop over the items serves several rules. */
export function arrayRules(rules: readonly Rule[], site: Site): Statement {
  const { module, writer } = site.context;
  const inArray = { ...site, known: JsonType.array };
  const aboutItems = rules.filter(({ constraint }) => constraint.op === "items");
  const others = byCost(rules.filter(({ constraint }) => constraint.op !== "items"));
  const [before, after] = [
    others.filter(({ constraint }) => constraint.op === "test" && constraint.predicate.op !== "unique"),
    others.filter(({ constraint }) => constraint.op !== "test" || constraint.predicate.op === "unique"),
  ];
  const each = (group: readonly Rule[]): Statement =>
    sequence(group.map((rule) => module.withComments([rule], writer.constraint(rule.constraint, inArray))));
  const constraints = aboutItems.flatMap(({ constraint }) => (constraint.op === "items" ? constraint : []));
  // Rules that read the evaluated set come after those that add to it.
  const left = constraints.filter(readsEvaluated).map((constraint) => unevaluatedItems(constraint, site));
  return sequence([
    each(before),
    module.withComments(
      aboutItems.filter(({ constraint }) => !readsEvaluated(constraint)),
      itemsOfAll(
        constraints.filter((constraint) => !readsEvaluated(constraint)),
        site,
      ),
    ),
    each(after),
    module.withComments(
      aboutItems.filter(({ constraint }) => readsEvaluated(constraint)),
      sequence(left),
    ),
  ]);
}

function itemsOfAll(constraints: readonly Items[], site: Site): Statement {
  const walks = new Map<number, Application[]>();
  const prefixes: Statement[] = [];
  const counts: Statement[] = [];
  for (const constraint of constraints) {
    if (constraint.quota) {
      counts.push(countedItems(constraint, constraint.quota, site));
      continue;
    }
    prefixes.push(prefixItems(constraint.prefix, site));
    if (!constraint.rest) continue;
    const from = firstOfRest(constraint);
    const others = walks.get(from);
    if (others) others.push(constraint.rest);
    else walks.set(from, [constraint.rest]);
  }
  const rests = Array.from(walks, ([from, applications]) => restItems(applications, from, site));
  return sequence([...prefixes, ...rests, ...counts]);
}

const firstOfRest = ({ from, prefix }: Items): number => Math.max(from, prefix.length);

const lengthOf = ({ value }: Site): Expression => property(value, "length");

/** The site of an item, and the declaration of its variable. */
interface Item {
  readonly site: Site;
  readonly declaration: Statement;
}

function itemAt(index: Expression, site: Site): Item {
  const item = site.context.module.variable("v");
  return {
    site: { ...site, value: item, known: anything, evaluatedBits: undefined },
    declaration: constants([item, element(site.value, index)]),
  };
}

const requirements = (applications: readonly Application[], { site }: Item): Statement =>
  sequence(applications.map((application) => site.context.writer.requireValid(application, site)));

function prefixItems(prefix: readonly Application[], site: Site): Statement {
  return sequence(
    prefix.map((application, i) => {
      const item = itemAt(literal(i), site);
      const checks = requirements([application], item);
      if (isEmpty(checks)) return nothing;
      return guarded(compare(lengthOf(site), ">", literal(i)), sequence([item.declaration, checks]));
    }),
  );
}

function restItems(applications: readonly Application[], from: number, site: Site): Statement {
  const index = site.context.module.variable("i");
  const item = itemAt(index, site);
  return walk(index, literal(from), item, requirements(applications, item), site);
}

/** A loop over the items from an index on. If no item can be valid, the code only tests whether there is one. */
function walk(index: Expression, from: Expression | undefined, item: Item, checks: Statement, site: Site): Statement {
  if (isEmpty(checks)) return nothing;
  if (alwaysFails(checks)) return guarded(compare(lengthOf(site), ">", from ?? index), checks);
  const body = sequence([countPart(site.context.module), item.declaration, checks]);
  return forIndex(index, from, compare(index, "<", lengthOf(site)), body);
}

/** Statements about items that are not evaluated. */
function unevaluatedItems({ rest }: Items, site: Site): Statement {
  const { evaluatedBits, context } = site;
  if (!rest || !evaluatedBits || evaluatedBits.first === Infinity) return nothing;
  const index = context.module.variable("i");
  const item = itemAt(index, site);
  const contained = evaluatedBits.contained((each) => context.writer.holds(each, item.site, context));
  const checks = guarded(and(contained.map(not)), requirements([rest], item));
  if (isEmpty(checks)) return nothing;
  return sequence([
    variables([index, literal(evaluatedBits.first)]),
    evaluatedBits.skip(index, lengthOf(site)),
    walk(index, undefined, item, checks, site),
  ]);
}

/** Counts valid items. Stops as soon as further items cannot change the result. */
function countedItems({ rest, from }: Items, { min, max }: Range, site: Site): Statement {
  const { context, fail } = site;
  if (!rest || (min <= 0 && max === Infinity)) return nothing;
  const [index, count] = [context.module.variable("i"), context.module.variable("n")];
  const item = itemAt(index, site);
  const isUndecided = max === Infinity ? compare(count, "<", literal(min)) : compare(count, "<=", literal(max));
  const counting = guarded(context.writer.holds(rest, item.site, context), evaluate(increment(count)));
  return sequence([
    variables([count, literal(0)]),
    forIndex(
      index,
      literal(from),
      and([isUndecided, compare(index, "<", lengthOf(site))]),
      sequence([countPart(context.module), item.declaration, counting]),
    ),
    guarded(outOfRange(count, { min, max }), fail),
  ]);
}

/** A condition: a count is outside a range. */
export const outOfRange = (count: Expression, { min, max }: Range): Expression =>
  or([compare(count, "<", literal(min)), ...(max === Infinity ? [] : [compare(count, ">", literal(max))])]);
