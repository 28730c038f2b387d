import {
  type Block,
  type BlockId,
  applicationsOf,
  type Application,
  type Constraint,
  inPlace,
  mayEndWithoutAnswer,
  nestingBlocks,
  type Plan,
  type Predicate,
  readsEvaluated,
  type Rule,
  T,
  targetsOf,
} from "@argot/core/plan";
import { anything, type Kinds, kindsOf } from "../emit/types.js";
import { type EvaluatedLayout, evaluatedLayoutOf } from "./evaluated.js";
import { unfoldingBlocks } from "./exponential-references.js";

/** What the emitter wants to know of a plan, found once. */
export interface Analysis {
  readonly plan: Plan;
  /** How many applications lead to a block. */
  readonly uses: ReadonlyMap<BlockId, number>;
  /** Blocks whose functions count how deep they are called: those on a cycle, and those at the head of a long chain. */
  readonly recursive: ReadonlySet<BlockId>;
  /** Blocks from which a dynamic application can be reached, so that they must know the scope. */
  readonly scoped: ReadonlySet<BlockId>;
  /** What a block that reads marks finds evaluated; `undefined` for one that is left to the loop. */
  layout(id: BlockId): EvaluatedLayout | undefined;
  /** Whether a block is left to the loop. */
  isLeftToLoop(id: BlockId): boolean;
  /** What a value that a block holds of can be. */
  kinds(id: BlockId): Kinds;
}

export function analyse(plan: Plan): Analysis {
  const targets = targetsOfBlocks(plan);
  const scoped = scopedBlocks(plan, targets);
  const uses = new Map<BlockId, number>();
  for (const target of [plan.entry.target, ...targets.flat()]) uses.set(target, (uses.get(target) ?? 0) + 1);
  return {
    plan,
    uses,
    recursive: recursiveBlocks(targets),
    scoped,
    ...leftToLoop(plan, scoped),
    kinds: kindsFinder(plan),
  };
}

/**
 * Finds what is left to the loop: it asks rules in the order of the dialect where there may be no answer, counts contents in one another, remembers what it has answered, keeps marks that bits
 * do not tell, and counts what is told apart by position.
 */
export function leftToLoop(plan: Plan, scoped: ReadonlySet<BlockId>): Pick<Analysis, "layout" | "isLeftToLoop"> {
  const repeating = new Set([...nestingBlocks(plan), ...unfoldingBlocks(plan)]);
  const known = new Map<BlockId, EvaluatedLayout | undefined>();
  const layout = (id: BlockId): EvaluatedLayout | undefined => {
    if (known.has(id)) return known.get(id);
    const found = evaluatedLayoutOf(plan, id, scoped);
    const settled = found && [...found.within].some((each) => isUnusual(each)) ? undefined : found;
    known.set(id, settled);
    return settled;
  };
  const uncertain = mayEndWithoutAnswer(plan);
  const isUnusual = (id: BlockId): boolean =>
    uncertain ||
    repeating.has(id) ||
    (plan.blocks[id] as Block).rules.some(
      ({ constraint }) =>
        constraint.op === "items" && constraint.quota && (constraint.prefix.length > 0 || !constraint.rest),
    );
  const reads = (id: BlockId): boolean =>
    (plan.blocks[id] as Block).rules.some(({ constraint }) => readsEvaluated(constraint));
  return { layout, isLeftToLoop: (id) => isUnusual(id) || (reads(id) && !layout(id)) };
}

const targetsOfBlocks = (plan: Plan): BlockId[][] =>
  plan.blocks.map((block) =>
    block.rules.flatMap(({ constraint }) =>
      applicationsOf(constraint).flatMap((application) => targetsOf(plan, application)),
    ),
  );

/** Chains of so many calls fit on any stack. */
const shortChain = 100;

/** Blocks on a cycle, or with a long chain beneath: Tarjan's strongly connected components, on a stack of our own. */
function recursiveBlocks(targets: readonly (readonly BlockId[])[]): Set<BlockId> {
  const recursive = new Set<BlockId>();
  const index: number[] = [];
  const low: number[] = [];
  const height: number[] = [];
  const onStack = new Set<BlockId>();
  const stack: BlockId[] = [];
  let counter = 0;
  const enter = (id: BlockId): { id: BlockId; next: number } => {
    index[id] = low[id] = counter++;
    stack.push(id);
    onStack.add(id);
    return { id, next: 0 };
  };
  for (const start of targets.keys()) {
    if (index[start] !== undefined) continue;
    const path = [enter(start)];
    for (let step = path.at(-1); step; step = path.at(-1)) {
      const { id } = step;
      const target = targets[id]?.[step.next++];
      if (target !== undefined) {
        if (index[target] === undefined) path.push(enter(target));
        else if (onStack.has(target)) low[id] = Math.min(low[id] as number, index[target]);
        if (target === id) recursive.add(id);
        continue;
      }
      path.pop();
      const caller = path.at(-1);
      if (caller) low[caller.id] = Math.min(low[caller.id] as number, low[id] as number);
      if (low[id] !== index[id]) continue;
      const component: BlockId[] = [];
      for (let member = stack.pop(); member !== undefined; member = member === id ? undefined : stack.pop()) {
        onStack.delete(member);
        component.push(member);
      }
      // Components end innermost first: the heights of what is called are known.
      let beneath = 0;
      for (const member of component) {
        for (const called of targets[member] ?? []) beneath = Math.max(beneath, height[called] ?? 0);
      }
      for (const member of component) {
        height[member] = beneath + 1;
        if (component.length > 1 || beneath > shortChain) recursive.add(member);
      }
    }
  }
  return recursive;
}

/** Blocks from which a dynamic application can be reached. */
export function scopedBlocks(
  plan: Plan,
  targets: readonly (readonly BlockId[])[] = targetsOfBlocks(plan),
): Set<BlockId> {
  const scoped = new Set(
    plan.blocks
      .filter(({ rules }) =>
        rules.some(({ constraint }) =>
          applicationsOf(constraint).some((application) => application.dynamic !== undefined),
        ),
      )
      .map(({ id }) => id),
  );
  const callers = new Map<BlockId, BlockId[]>();
  for (const [caller, called] of targets.entries())
    for (const id of called) if (!callers.get(id)?.push(caller)) callers.set(id, [caller]);
  for (const id of scoped) for (const caller of callers.get(id) ?? []) scoped.add(caller);
  return scoped;
}

/** Finds what a block can hold of, as far as its type tests, constants and the schemas it applies in place say. */
function kindsFinder(plan: Plan): (id: BlockId) => Kinds {
  const known = new Map<BlockId, Kinds>();
  const ofBlock = (id: BlockId, depth: number): Kinds => {
    const found = known.get(id);
    if (found !== undefined) return found;
    // Deep enough for any schema that a person wrote; beyond it nothing is lost but speed.
    if (depth > 50) return anything;
    const kinds = (plan.blocks[id] as Block).rules.reduce((sum, rule) => sum & ofRule(rule, depth), anything);
    known.set(id, kinds);
    return kinds;
  };
  const ofApplication = (application: Application, depth: number): Kinds =>
    application.dynamic !== undefined || application.when ? anything : ofBlock(application.target, depth + 1);
  const ofRule = ({ applies, constraint }: Rule, depth: number): Kinds => {
    // A rule about some types only holds of all others.
    return applies === T.any ? ofConstraint(constraint, depth) : anything;
  };
  const ofConstraint = (constraint: Constraint, depth: number): Kinds => {
    if (constraint.op === "test") return ofPredicate(constraint.predicate);
    if (!inPlace(constraint)) return anything;
    if (constraint.op === "all")
      return constraint.applications.reduce((sum, application) => sum & ofApplication(application, depth), anything);
    if (constraint.op === "some" && constraint.range.min > 0)
      return constraint.applications.reduce((sum, application) => sum | ofApplication(application, depth), 0);
    return anything;
  };
  return (id) => ofBlock(id, 0);
}

function ofPredicate(predicate: Predicate): Kinds {
  switch (predicate.op) {
    case "is":
      return kindsOf(predicate.types);
    case "among":
      return predicate.values.reduce<Kinds>((sum, value) => sum | kindOf(value), 0);
    case "and":
      return predicate.of.reduce((sum, part) => sum & ofPredicate(part), anything);
    case "or":
      return predicate.of.reduce((sum, part) => sum | ofPredicate(part), 0);
    default:
      return anything;
  }
}

function kindOf(value: unknown): Kinds {
  if (typeof value === "string") return T.string;
  if (typeof value === "number") return Number.isInteger(value) ? T.integer : T.number;
  if (typeof value === "bigint") return T.integer;
  if (typeof value === "boolean") return T.boolean;
  if (value === null) return T.null;
  return Array.isArray(value) ? T.array : T.object;
}
