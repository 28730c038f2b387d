import { isPlain } from "../plan/application.js";
import type { Block, BlockId, Application, Plan, Rule } from "../plan/plan.js";
import { readersLast } from "../plan/rule.js";
import {
  applicationsOf,
  blockAt,
  hasDynamicApplications,
  mapApplications,
  readsEvaluated,
  targetsIn,
} from "../plan/walk.js";
import { forwardedTo } from "./forwarding.js";
import { compact, mapRules } from "./rewrite.js";

/** Maximum moves per rule, on average: in a chain of blocks with rules, the last block's rules would move at each step. */
const mostMoves = 16;

/** Maximum number of rules of a block that is copied to several places. */
const smallBlock = 12;

/**
 * Brings together the rules about the same value. An application of a block that only applies another leads to that one, and
 * the rules of a block that `all` applies in place become rules of the block that applies it. So members that `all` spreads
 * over several blocks are looked at in one pass.
 *
 * Assumes a pruned plan, since annotations and reports would change their location. Preserves verdicts and what is evaluated:
 * rules that read what others evaluated stay in their block, where they see only its rules. The plan at most doubles.
 */
export function inlineBlocks(plan: Plan): Plan {
  const dynamic = hasDynamicApplications(plan);
  // To enter a resource can bind dynamic anchors. If there are dynamic applications, resources are kept apart.
  const together: Together = (a: Block, b: Block): boolean => !dynamic || a.resource === b.resource;
  const direct = skipForwarding(plan, together);
  return compact(inlineRules(direct, together));
}

/** Whether rules may move between two blocks. */
type Together = (a: Block, b: Block) => boolean;

/** Lets applications of a block that has nothing but one plain application lead to the target of that one. */
function skipForwarding(plan: Plan, together: Together): Plan {
  const nextAfter = (block: Block): Block | undefined => {
    const application = forwardedTo(block.rules);
    const target = application && blockAt(plan, application.target);
    return target && together(block, target) ? target : undefined;
  };
  const ends = new Map<BlockId, BlockId>();
  const last = (id: BlockId): BlockId => {
    const path = new Set<BlockId>();
    let end = ends.get(id);
    for (let block = blockAt(plan, id); end === undefined;) {
      path.add(block.id);
      const next = nextAfter(block);
      if (!next) {
        end = block.id;
        break;
      }
      // Dynamic references that have become plain ones may form a cycle, which evaluation reports.
      if (path.has(next.id)) break;
      end = ends.get(next.id);
      block = next;
    }
    // The next search that comes to this chain need not follow it again.
    for (const each of path) ends.set(each, end ?? each);
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

/** Moves the rules of blocks that `all` applies in place into the block that applies them. */
function inlineRules(plan: Plan, together: Together): Plan {
  const targetsOf = targetsIn(plan);
  const uses = new Map<BlockId, number>();
  for (const { rules } of plan.blocks) {
    for (const { constraint } of rules)
      for (const application of applicationsOf(constraint))
        for (const id of targetsOf(application)) uses.set(id, (uses.get(id) ?? 0) + 1);
  }
  const total = plan.blocks.reduce((sum, { rules }) => sum + rules.length, 0);
  let growth = 0;
  let moves = 0;
  const mayInline = (block: Block, application: Application, rules: readonly Rule[]): boolean => {
    const target = blockAt(plan, application.target);
    if (!isPlain(application) || !together(block, target)) return false;
    if (rules.some(({ constraint }) => readsEvaluated(constraint))) return false;
    moves += rules.length;
    if (moves > mostMoves * total) return false;
    if (uses.get(application.target) === 1) return true;
    if (rules.length > smallBlock || growth + rules.length > total) return false;
    growth += rules.length;
    return true;
  };
  const done = new Map<BlockId, readonly Rule[]>();
  const inlined = (block: Block): readonly Rule[] =>
    block.rules.flatMap((rule) => {
      const { constraint, appliesTo } = rule;
      if (constraint.op !== "all") return rule;
      const moved: Rule[] = [];
      const kept = constraint.applications.filter((application) => {
        const rules = done.get(application.target);
        if (!rules || !mayInline(block, application, rules)) return true;
        for (const each of rules)
          if ((each.appliesTo & appliesTo) !== 0) moved.push({ ...each, appliesTo: each.appliesTo & appliesTo });
        return false;
      });
      return kept.length === 0 ? moved : [{ ...rule, constraint: { ...constraint, applications: kept } }, ...moved];
    });
  for (const block of innermostFirst(plan)) {
    done.set(block.id, readersLast(inlined(block)));
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
