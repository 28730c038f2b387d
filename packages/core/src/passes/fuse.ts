import type { Block, BlockId, Edge, Plan, Rule } from "../plan/ops.js";
import { edgesOf, hasDynamicEdges, mapEdges, readsMarks, targetsOf } from "../plan/walk.js";
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
export function fuse(plan: Plan): Plan {
  const dynamic = hasDynamicEdges(plan);
  // Entering a resource can bind dynamic anchors, so where there are dynamic edges resources are kept apart.
  const together = (a: Block, b: Block): boolean => !dynamic || a.resource === b.resource;
  const direct = passOver(plan, together);
  return compact(spread(direct, together));
}

type Together = (a: Block, b: Block) => boolean;
const blockAt = (plan: Plan, id: BlockId): Block => plan.blocks[id] as Block;

/** Edges that lead to a block with nothing but one unconditional edge lead on to where that one leads. */
function passOver(plan: Plan, together: Together): Plan {
  const onward = (block: Block): Block | undefined => {
    const [rule, ...more] = block.rules;
    if (!rule || more.length > 0 || rule.goal.op !== "all" || rule.applies !== anyType) return undefined;
    const [edge, ...others] = rule.goal.edges;
    if (!edge || others.length > 0 || !isPlain(edge)) return undefined;
    const target = blockAt(plan, edge.target);
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
  const redirect = (edge: Edge): Edge => {
    const target = edge.dynamic === undefined ? last(edge.target) : edge.target;
    return target === edge.target ? edge : { ...edge, target };
  };
  const changes = (edge: Edge): boolean => redirect(edge) !== edge;
  const moved = mapRules(plan, (rule) =>
    edgesOf(rule.goal).some(changes) ? { ...rule, goal: mapEdges(rule.goal, redirect) } : rule,
  );
  return { ...moved, entry: redirect(plan.entry) };
}

const anyType = 127;
const isPlain = (edge: Edge): boolean => edge.dynamic === undefined && edge.when === undefined;

/** Rules of blocks that must hold of the same value become rules of the block that demands it. */
function spread(plan: Plan, together: Together): Plan {
  const uses = new Map<BlockId, number>();
  for (const { rules } of plan.blocks) {
    for (const { goal } of rules)
      for (const edge of edgesOf(goal)) for (const id of targetsOf(plan, edge)) uses.set(id, (uses.get(id) ?? 0) + 1);
  }
  const total = plan.blocks.reduce((sum, { rules }) => sum + rules.length, 0);
  let growth = 0;
  let moves = 0;
  const mayJoin = (block: Block, edge: Edge, rules: readonly Rule[]): boolean => {
    const target = blockAt(plan, edge.target);
    if (!isPlain(edge) || !together(block, target) || rules.some(({ goal }) => readsMarks(goal))) return false;
    moves += rules.length;
    if (moves > mostMoves * total) return false;
    if (uses.get(edge.target) === 1) return true;
    if (rules.length > smallBlock || growth + rules.length > total) return false;
    growth += rules.length;
    return true;
  };
  const done = new Map<BlockId, readonly Rule[]>();
  const join = (block: Block): readonly Rule[] =>
    block.rules.flatMap((rule) => {
      const { goal, applies } = rule;
      if (goal.op !== "all") return rule;
      const joined: Rule[] = [];
      const kept = goal.edges.filter((edge) => {
        const rules = done.get(edge.target);
        if (!rules || !mayJoin(block, edge, rules)) return true;
        for (const each of rules)
          if ((each.applies & applies) !== 0) joined.push({ ...each, applies: each.applies & applies });
        return false;
      });
      return kept.length === 0 ? joined : [{ ...rule, goal: { ...goal, edges: kept } }, ...joined];
    });
  for (const block of innermostFirst(plan)) {
    const rules = join(block);
    // What reads marks runs last, after what was brought in.
    done.set(block.id, [
      ...rules.filter(({ goal }) => !readsMarks(goal)),
      ...rules.filter(({ goal }) => readsMarks(goal)),
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
  rules.flatMap(({ goal }) => (goal.op === "all" ? goal.edges.filter(isPlain).map(({ target }) => target) : []));
