import type { Block, BlockId, Application, Plan, Rule } from "../plan/ops.js";
import { applicationsOf, hasDynamicApplications, mapApplications, readsEvaluated, targetsOf } from "../plan/walk.js";
import { compact, mapRules } from "./rewrite.js";

/** Rules move so many times each, on the average: a chain of schemas, each with rules, would move its last one at each step. */
const mostMoves = 16;

/** A block that is applied in several places is written out in each only up to so many rules. */
const smallBlock = 12;

/**
 * Brings together what is demanded of the same value: a block that only passes on to another is passed over, and where
 * a block demands that all of another's rules hold, these rules become its own. So members that `all` spreads over
 * several blocks can be looked at in one go.
 *
 * Assumes a pruned plan (notes and reports would lose their place). Preserves verdicts and marks: rules that read marks
 * stay in their block, since they see only what was evaluated there. The plan at most doubles.
 */
export function inlineBlocks(plan: Plan): Plan {
  const dynamic = hasDynamicApplications(plan);
  // Entering a resource can bind dynamic anchors, so where there are dynamic applications resources are kept apart.
  const together = (a: Block, b: Block): boolean => !dynamic || a.resource === b.resource;
  const direct = passOver(plan, together);
  return compact(spread(direct, together));
}

type Together = (a: Block, b: Block) => boolean;
const blockAt = (plan: Plan, id: BlockId): Block => plan.blocks[id] as Block;

/** Applications that lead to a block with nothing but one unconditional application lead on to where that one leads. */
function passOver(plan: Plan, together: Together): Plan {
  const onward = (block: Block): Block | undefined => {
    const [rule, ...more] = block.rules;
    if (!rule || more.length > 0 || rule.constraint.op !== "all" || rule.appliesTo !== anyType) return undefined;
    const [application, ...others] = rule.constraint.applications;
    if (!application || others.length > 0 || !isPlain(application)) return undefined;
    const target = blockAt(plan, application.target);
    return together(block, target) ? target : undefined;
  };
  const ends = new Map<BlockId, BlockId>();
  const last = (id: BlockId): BlockId => {
    const way = new Set<BlockId>();
    let end = ends.get(id);
    for (let block = blockAt(plan, id); end === undefined;) {
      way.add(block.id);
      const next = onward(block);
      if (!next) {
        end = block.id;
        break;
      }
      // Dynamic references that have become plain ones may lead in a circle: the loop is to find that it has no end.
      if (way.has(next.id)) break;
      end = ends.get(next.id);
      block = next;
    }
    // Whoever comes to the same chain later need not follow it again.
    for (const each of way) ends.set(each, end ?? each);
    return end ?? id;
  };
  const redirect = (application: Application): Application => {
    const target = application.dynamic === undefined ? last(application.target) : application.target;
    return target === application.target ? application : { ...application, target };
  };
  const changes = (application: Application): boolean => redirect(application) !== application;
  const moved = mapRules(plan, (rule) =>
    applicationsOf(rule.constraint).some(changes)
      ? { ...rule, constraint: mapApplications(rule.constraint, redirect) }
      : rule,
  );
  return { ...moved, entry: redirect(plan.entry) };
}

const anyType = 127;
const isPlain = (application: Application): boolean =>
  application.dynamic === undefined && application.when === undefined;

/** Rules of blocks that must hold of the same value become rules of the block that demands it. */
function spread(plan: Plan, together: Together): Plan {
  const uses = new Map<BlockId, number>();
  for (const { rules } of plan.blocks) {
    for (const { constraint } of rules)
      for (const application of applicationsOf(constraint))
        for (const id of targetsOf(plan, application)) uses.set(id, (uses.get(id) ?? 0) + 1);
  }
  const total = plan.blocks.reduce((sum, { rules }) => sum + rules.length, 0);
  let growth = 0;
  let moves = 0;
  const mayJoin = (block: Block, application: Application, rules: readonly Rule[]): boolean => {
    const target = blockAt(plan, application.target);
    if (!isPlain(application) || !together(block, target) || rules.some(({ constraint }) => readsEvaluated(constraint)))
      return false;
    moves += rules.length;
    if (moves > mostMoves * total) return false;
    if (uses.get(application.target) === 1) return true;
    if (rules.length > smallBlock || growth + rules.length > total) return false;
    growth += rules.length;
    return true;
  };
  const done = new Map<BlockId, readonly Rule[]>();
  const join = (block: Block): readonly Rule[] =>
    block.rules.flatMap((rule) => {
      const { constraint, appliesTo } = rule;
      if (constraint.op !== "all") return rule;
      const joined: Rule[] = [];
      const kept = constraint.applications.filter((application) => {
        const rules = done.get(application.target);
        if (!rules || !mayJoin(block, application, rules)) return true;
        for (const each of rules)
          if ((each.appliesTo & appliesTo) !== 0) joined.push({ ...each, appliesTo: each.appliesTo & appliesTo });
        return false;
      });
      return kept.length === 0 ? joined : [{ ...rule, constraint: { ...constraint, applications: kept } }, ...joined];
    });
  for (const block of innermostFirst(plan)) {
    const rules = join(block);
    // What reads marks runs last, after what was brought in.
    done.set(block.id, [
      ...rules.filter(({ constraint }) => !readsEvaluated(constraint)),
      ...rules.filter(({ constraint }) => readsEvaluated(constraint)),
    ]);
  }
  return { ...plan, blocks: plan.blocks.map((block) => ({ ...block, rules: done.get(block.id) ?? block.rules })) };
}

/** Blocks in an order in which those that are applied in place come before those that apply them. */
function innermostFirst(plan: Plan): Block[] {
  const order: Block[] = [];
  const entered = new Set<BlockId>();
  for (const start of plan.blocks) {
    const path = entered.has(start.id) ? [] : [{ block: start, next: applied(start) }];
    entered.add(start.id);
    for (let step = path.at(-1); step; step = path.at(-1)) {
      const target = step.next.pop();
      if (target === undefined) {
        order.push(step.block);
        path.pop();
      } else if (!entered.has(target)) {
        entered.add(target);
        const block = blockAt(plan, target);
        path.push({ block, next: applied(block) });
      }
    }
  }
  return order;
}

const applied = ({ rules }: Block): BlockId[] =>
  rules.flatMap(({ constraint }) =>
    constraint.op === "all" ? constraint.applications.filter(isPlain).map(({ target }) => target) : [],
  );
