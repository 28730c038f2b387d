import { type Block, type BlockId, type Edge, type Goal, nowhere, type Plan, type Pred, type Rule } from "./ops.js";

/** Every edge of a goal, in the order in which it is followed. */
export function edgesOf(goal: Goal): readonly Edge[] {
  switch (goal.op) {
    case "all":
    case "some":
      return goal.edges;
    case "branch":
      return [goal.if, goal.then, goal.else].filter((edge) => edge !== undefined);
    case "members":
      return [...goal.named.values(), ...goal.patterns.map(({ edge }) => edge), ...(goal.rest ? [goal.rest] : [])];
    case "items":
      return [...goal.prefix, ...(goal.rest ? [goal.rest] : [])];
    case "names":
      return [goal.edge];
    case "decoded":
      return goal.edge ? [goal.edge] : [];
    case "test":
    case "nothing":
      return [];
  }
}

/** The same goal with each edge replaced. */
export function mapEdges(goal: Goal, change: (edge: Edge) => Edge): Goal {
  switch (goal.op) {
    case "all":
    case "some":
      return { ...goal, edges: goal.edges.map(change) };
    case "branch":
      return {
        ...goal,
        if: change(goal.if),
        ...(goal.then && { then: change(goal.then) }),
        ...(goal.else && { else: change(goal.else) }),
      };
    case "members":
      return {
        ...goal,
        named: new Map(Array.from(goal.named, ([name, edge]) => [name, change(edge)])),
        patterns: goal.patterns.map(({ pattern, edge }) => ({ pattern, edge: change(edge) })),
        ...(goal.rest && { rest: change(goal.rest) }),
      };
    case "items":
      return { ...goal, prefix: goal.prefix.map(change), ...(goal.rest && { rest: change(goal.rest) }) };
    case "names":
      return { ...goal, edge: change(goal.edge) };
    case "decoded":
      return { ...goal, ...(goal.edge && { edge: change(goal.edge) }) };
    case "test":
    case "nothing":
      return goal;
  }
}

/** Whether a goal applies its edges to the value itself rather than to a part of it. */
export const inPlace = (goal: Goal): boolean => goal.op === "all" || goal.op === "some" || goal.op === "branch";

/** Whether a rule holds of nothing: that of a schema that is `false`. */
export const isNever = ({ goal }: Rule): boolean =>
  goal.op === "test" && goal.pred.op === "or" && goal.pred.of.length === 0;

/** Whether a goal asks what other rules have evaluated, and so must run after them. */
export const readsMarks = (goal: Goal): boolean =>
  (goal.op === "members" || goal.op === "items") && goal.except === "evaluated";

/** Whether a block asks what its own rules have evaluated: the last of them does, if any. */
export function readsOwnMarks({ rules }: Block): boolean {
  const last = rules[rules.length - 1];
  return last !== undefined && readsMarks(last.goal);
}

/** The blocks an edge can lead to: its target, if any, and, where it is dynamic, every block that declares the anchor. */
export function targetsOf(plan: Plan, edge: Edge): number[] {
  const { dynamic } = edge;
  if (dynamic === undefined) return [edge.target];
  const declared = plan.resources.flatMap((resource) => resource.dynamicAnchors.get(dynamic) ?? []);
  return [...new Set(edge.target === nowhere ? declared : [edge.target, ...declared])];
}

/** Whether any edge is looked for in the dynamic scope. */
export const hasDynamicEdges = (plan: Plan): boolean =>
  plan.blocks.some(({ rules }) => rules.some(({ goal }) => edgesOf(goal).some((edge) => edge.dynamic !== undefined)));

/** The blocks whose marks some rule reads: readers themselves and what they reach in place. */
export function markedBlocks(plan: Plan): ReadonlySet<number> {
  const marked = new Set<BlockId>();
  // Modules have plans with gaps, where the blocks stood that they do not need: `forEach` passes over them.
  plan.blocks.forEach(({ id, rules }) => {
    for (const { goal } of rules) if (readsMarks(goal)) marked.add(id);
  });
  // A set iterates over what is added to it on the way.
  for (const id of marked) {
    for (const { goal } of (plan.blocks[id] as Block).rules) {
      if (inPlace(goal))
        for (const edge of edgesOf(goal)) for (const target of targetsOf(plan, edge)) marked.add(target);
    }
  }
  return marked;
}

/** The blocks that look into content in which there may be content again. */
export function nestingBlocks(plan: Plan): ReadonlySet<BlockId> {
  const decoding = plan.blocks.filter(({ rules }) => rules.some(({ goal }) => goal.op === "decoded"));
  if (decoding.length === 0) return new Set();
  const callers = new Map<BlockId, BlockId[]>();
  for (const { id, rules } of plan.blocks)
    for (const target of rules.flatMap(({ goal }) => edgesOf(goal)).flatMap((edge) => targetsOf(plan, edge)))
      if (!callers.get(target)?.push(id)) callers.set(target, [id]);
  const leading = new Set(decoding.map(({ id }) => id));
  // A set iterates over what is added to it on the way.
  for (const id of leading) for (const caller of callers.get(id) ?? []) leading.add(caller);
  const nests = (goal: Goal): boolean =>
    goal.op === "decoded" && edgesOf(goal).some((edge) => targetsOf(plan, edge).some((target) => leading.has(target)));
  return new Set(decoding.filter(({ rules }) => rules.some(({ goal }) => nests(goal))).map(({ id }) => id));
}

/** The predicates directly under a predicate, be they about the same value or about a part of it. */
export function partsOf(pred: Pred): readonly Pred[] {
  if (pred.op === "and" || pred.op === "or") return pred.of;
  return pred.op === "not" || pred.op === "member" ? [pred.of] : [];
}
