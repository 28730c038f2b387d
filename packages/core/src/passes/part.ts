import { JsonType } from "../json/types.js";
import { applicationTo } from "../plan/application.js";
import { custom } from "../plan/ops/custom.js";
import { test } from "../plan/ops/test.js";
import type { Application, Block, BlockId, Plan } from "../plan/plan.js";
import { ruleOf } from "../plan/rule.js";
import { forwardedTo } from "./forwarding.js";
import { applicationsOf, blockAt, inPlace, mapApplications, readsOwnEvaluated } from "../plan/walk.js";

/** What a part of a plan consists of. */
export interface PartChoice {
  /** The block that the part begins with. */
  readonly root: BlockId;
  /** The number of blocks that apply others beyond which none is added. */
  readonly size: number;
  /** Whether a block is added, if there is room. */
  isWanted(block: BlockId): boolean;
  /** The block that is applied in place of a block with the same verdicts. */
  deciderOf(block: BlockId): BlockId;
  /** Decides a block that the part does not contain. */
  decide(block: BlockId, value: unknown): boolean;
}

/**
 * The part of a plan that begins with a block, so that large plans are compiled a part at a time. Makes the rules of the blocks
 * in it, and of no others.
 *
 * Assumes that the plan has no dynamic applications and no dynamic anchors. Preserves verdicts. What reads an evaluated set is in
 * one part with all that adds to it.
 *
 * @returns `undefined` if the block is left to the loop: content within content is counted by one evaluation.
 */
export function partOf(plan: Plan, { root, size, isWanted, decide, ...choice }: PartChoice): Plan | undefined {
  const deciders = new Map<BlockId, BlockId>();
  // Once for each block: what is reached may change while rules are made.
  const deciderOf = (id: BlockId): BlockId => {
    const decider = deciders.get(id) ?? choice.deciderOf(id);
    deciders.set(id, decider);
    return decider;
  };
  const here = new Set<BlockId>();
  const elsewhere = new Set<BlockId>();
  let applying = 0;
  const take = (id: BlockId): boolean => {
    if (isLeaf(plan, id)) here.add(id);
    else if (applying >= size) return false;
    else {
      const together = withWhatItReads(plan, id, deciderOf);
      if (!together) return false;
      applying += together.size;
      for (const each of together) here.add(each);
    }
    return true;
  };
  if (!take(root)) return undefined;
  // The iteration visits elements that are added during it.
  for (const id of here) {
    for (const target of targetsIn(plan, id).map(deciderOf)) {
      if (here.has(target)) continue;
      if (!isWanted(target) || !take(target)) elsewhere.add(target);
    }
  }
  // What another block reads may have brought it here later.
  for (const id of here) elsewhere.delete(id);
  return numbered(plan, [...here], [...elsewhere], { deciderOf, decide });
}

/**
 * The block that has the same verdicts as another one, which only applies it. Its code is called without a detour.
 *
 * @param isReached - Whether the rules of a block have been made. Others are not looked at.
 */
export function deciderIn(plan: Plan, isReached: (block: BlockId) => boolean): (block: BlockId) => BlockId {
  return (block) => {
    let id = block;
    for (let hop = 0; hop < mostHops && isReached(id); hop++) {
      const next = forwardedTo(blockAt(plan, id).rules.filter(({ constraint }) => constraint.op !== "nothing"));
      if (next === undefined) break;
      id = next.target;
    }
    return id;
  };
}

/** Maximum number of blocks that are followed. Blocks that only apply one another have no end. */
const mostHops = 16;

/** Whether a block applies no others. Its code is small, and calls of it cost more than it does. */
const isLeaf = (plan: Plan, id: BlockId): boolean =>
  blockAt(plan, id).rules.every(
    ({ constraint }) => applicationsOf(constraint).length === 0 && constraint.op !== "decoded",
  );

/** A block, with all that adds to the evaluated set that it reads; `undefined` if some of it decodes content. */
function withWhatItReads(
  plan: Plan,
  id: BlockId,
  deciderOf: PartChoice["deciderOf"],
): ReadonlySet<BlockId> | undefined {
  const together = new Set([id]);
  const reads = readsOwnEvaluated(blockAt(plan, id));
  // The iteration visits elements that are added during it.
  for (const each of together) {
    for (const { constraint } of blockAt(plan, each).rules) {
      if (constraint.op === "decoded") return undefined;
      if (reads && inPlace(constraint))
        for (const { target } of applicationsOf(constraint)) together.add(deciderOf(target));
    }
  }
  return together;
}

const targetsIn = (plan: Plan, id: BlockId): readonly BlockId[] =>
  blockAt(plan, id).rules.flatMap(({ constraint }) => applicationsOf(constraint).map(({ target }) => target));

/** The plan of some blocks and of those that are elsewhere, with numbers of its own. */
function numbered(
  plan: Plan,
  here: readonly BlockId[],
  elsewhere: readonly BlockId[],
  { deciderOf, decide }: Pick<PartChoice, "deciderOf" | "decide">,
): Plan {
  const origins = [...here, ...elsewhere];
  const numbers = new Map(origins.map((origin, id) => [origin, id]));
  const applications = new Map<Application, Application>();
  const move = (application: Application): Application => {
    const moved = { ...application, target: numbers.get(deciderOf(application.target)) as BlockId };
    applications.set(moved, application);
    return moved;
  };
  const placed = (origin: BlockId, rules: Block["rules"]): Block => {
    const { resource, pointer } = blockAt(plan, origin);
    return { id: numbers.get(origin) as BlockId, resource, pointer, rules };
  };
  const asked = (origin: BlockId): Block => {
    const call = (value: never): boolean => decide(origin, value);
    return placed(origin, [ruleOf(JsonType.any, test(custom({ call, argument: undefined, name: "elsewhere" })))]);
  };
  const contained = (origin: BlockId): Block => {
    const rules = blockAt(plan, origin).rules.map((rule) => {
      const constraint = mapApplications(rule.constraint, move);
      return constraint === rule.constraint ? rule : { ...rule, constraint };
    });
    return placed(origin, rules);
  };
  return {
    entry: applicationTo(0),
    blocks: [...here.map(contained), ...elsewhere.map(asked)],
    resources: plan.resources,
    part: {
      whole: plan,
      origins,
      elsewhere: new Set(elsewhere.map((origin) => numbers.get(origin) as BlockId)),
      applications,
    },
  };
}

/** The same plan without dynamic anchors, which nothing looks for: they may lead out of a part. */
export function withoutAnchors(plan: Plan): Plan {
  const isPlain = plan.resources.every(({ dynamicAnchors }) => dynamicAnchors.size === 0);
  return isPlain
    ? plan
    : { ...plan, resources: plan.resources.map((resource) => ({ ...resource, dynamicAnchors: new Map() })) };
}

/** An application with the plan that has the rules of its target: the whole plan, if the target is elsewhere. */
export function withRulesOf(
  plan: Plan,
  application: Application,
): { readonly plan: Plan; readonly application: Application } {
  const { part } = plan;
  if (!part?.elsewhere.has(application.target)) return { plan, application };
  return { plan: part.whole, application: { ...application, target: part.origins[application.target] as BlockId } };
}
