import {
  type Application,
  type Block,
  type BlockId,
  type Constraint,
  type Plan,
  type Pattern,
  readsEvaluated,
} from "@argot/core/plan";
import type { Work } from "../bounds/work.js";
import type { PredicateKeys } from "./predicate-keys.js";

/** Maximum number of rounds in which blocks are compared. A round distinguishes what differs one application further away. */
const maxRounds = 100;

/** Number of blocks that are looked at in the time of a step. */
const blocksPerStep = 10;

/**
 * Keys of the blocks of several plans: blocks with equal keys mean the same. All are taken to be equal at first, and distinguished by
 * what they say and where they lead, until a round finds no difference. What a block says includes the dynamic anchors of its resource, which
 * are found from there on. Where that takes many rounds, as in schemas that nest deeply, no blocks of different plans are equal.
 */
export function blockKeys(
  plans: readonly Plan[],
  keys: PredicateKeys,
  work: Work,
): ReadonlyMap<Plan, (block: BlockId) => string> {
  const classes = new Map<Plan, readonly number[]>(plans.map((plan) => [plan, plan.blocks.map(() => 0)]));
  const shapes = new Map(plans.map((plan) => [plan, plan.blocks.map((block) => shapeOf(plan, block, keys))]));
  const blockCount = plans.reduce((sum, { blocks }) => sum + blocks.length, 0);
  let rounds = 0;
  for (let count = 1, before = 0; count !== before;) {
    const steps = Math.ceil(blockCount / blocksPerStep);
    if (++rounds > maxRounds || !work.affords(steps))
      return new Map(plans.map((plan, i) => [plan, (block) => `${i}/${block}`]));
    work.spend(steps);
    before = count;
    const numbers = new Map<string, number>();
    const next = plans.map((plan) =>
      (shapes.get(plan) ?? []).map((shape) => {
        const key = keyOf(shape, (target) => classes.get(plan)?.[target]);
        const number = numbers.get(key) ?? numbers.size;
        numbers.set(key, number);
        return number;
      }),
    );
    for (const [i, plan] of plans.entries()) classes.set(plan, next[i] as number[]);
    count = numbers.size;
  }
  return new Map(plans.map((plan) => [plan, (block) => String(classes.get(plan)?.[block])]));
}

/** What a rule says, and where it leads. */
interface RuleShape {
  readonly text: string;
  readonly targets: readonly BlockId[];
}

interface BlockShape {
  readonly rules: readonly RuleShape[];
  readonly isOrdered: boolean;
}

function keyOf({ rules, isOrdered }: BlockShape, classOf: (target: BlockId) => number | undefined): string {
  const texts = rules.map(({ text, targets }) => `${text} ${targets.map(classOf).join(",")}`);
  return (isOrdered ? texts : [...new Set(texts)].toSorted()).join("\n");
}

function shapeOf(plan: Plan, { rules, resource }: Block, keys: PredicateKeys): BlockShape {
  const { dynamicAnchors } = plan.resources[resource] as Plan["resources"][number];
  const anchors = [...dynamicAnchors].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const shapes: RuleShape[] = [
    { text: JSON.stringify(anchors.map(([name]) => name)), targets: anchors.map(([, target]) => target) },
  ];
  for (const { constraint, appliesTo } of rules) {
    if (constraint.op === "nothing") continue;
    const parts = partsOf(constraint, keys);
    const applications = parts.filter((part) => typeof part !== "string");
    const texts = parts.map((part) => (typeof part === "string" ? part : `->${conditionsOf(part, keys)}`));
    shapes.push({
      text: `${appliesTo} ${constraint.op} ${texts.join(" ")}`,
      targets: applications.map(({ target }) => target),
    });
  }
  return { rules: shapes, isOrdered: rules.some(({ constraint }) => readsEvaluated(constraint)) };
}

const conditionsOf = ({ when, dynamic }: Application, keys: PredicateKeys): string =>
  `${dynamic === undefined ? "" : JSON.stringify(dynamic)}${when ? `when ${keys.of(when)}` : ""}`;

function partsOf(constraint: Constraint, keys: PredicateKeys): readonly (string | Application)[] {
  const match = (pattern: Pattern): string => keys.of({ op: "match", pattern });
  switch (constraint.op) {
    case "test":
      return [keys.of(constraint.predicate)];
    case "all":
      return constraint.applications;
    case "some":
      return [`${constraint.range.min} ${constraint.range.max}`, ...constraint.applications];
    case "branch":
      return [constraint.if, constraint.then ?? "-", constraint.else ?? "-"];
    case "members": {
      const { named, patterns, rest, except } = constraint;
      const excepted =
        except === null || except === "evaluated"
          ? [String(except)]
          : [JSON.stringify([...except.names].toSorted()), ...except.patterns.map(match).toSorted()];
      return [
        ...[...named].toSorted(([a], [b]) => (a < b ? -1 : 1)).flatMap(([name, each]) => [JSON.stringify(name), each]),
        ...patterns.flatMap(({ pattern, application }) => [match(pattern), application]),
        ...excepted,
        rest ?? "-",
      ];
    }
    case "names":
      return [constraint.application];
    case "items": {
      const { prefix, rest, from, except, quota, keepsUnevaluated } = constraint;
      const range = quota ? `${quota.min} ${quota.max}` : "-";
      return [`${from} ${except} ${range} ${keepsUnevaluated ?? false}`, ...prefix, "rest", rest ?? "-"];
    }
    case "decoded":
      return [keys.ofSteps(constraint), constraint.application ?? "-"];
    case "nothing":
      return [];
  }
}
