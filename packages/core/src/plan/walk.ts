import {
  type Block,
  type BlockId,
  type Application,
  type Constraint,
  nowhere,
  type Plan,
  type Predicate,
  type Rule,
} from "./ops.js";

/** Every application of a constraint, in the order in which it is followed. */
export function applicationsOf(constraint: Constraint): readonly Application[] {
  switch (constraint.op) {
    case "all":
    case "some":
      return constraint.applications;
    case "branch":
      return [constraint.if, constraint.then, constraint.else].filter((application) => application !== undefined);
    case "members":
      return [
        ...constraint.named.values(),
        ...constraint.patterns.map(({ application }) => application),
        ...(constraint.rest ? [constraint.rest] : []),
      ];
    case "items":
      return [...constraint.prefix, ...(constraint.rest ? [constraint.rest] : [])];
    case "names":
      return [constraint.application];
    case "decoded":
      return constraint.application ? [constraint.application] : [];
    case "test":
    case "nothing":
      return [];
  }
}

/** The same constraint with each application replaced. */
export function mapApplications(constraint: Constraint, change: (application: Application) => Application): Constraint {
  switch (constraint.op) {
    case "all":
    case "some":
      return { ...constraint, applications: constraint.applications.map(change) };
    case "branch":
      return {
        ...constraint,
        if: change(constraint.if),
        ...(constraint.then && { then: change(constraint.then) }),
        ...(constraint.else && { else: change(constraint.else) }),
      };
    case "members":
      return {
        ...constraint,
        named: new Map(Array.from(constraint.named, ([name, application]) => [name, change(application)])),
        patterns: constraint.patterns.map(({ pattern, application }) => ({
          pattern,
          application: change(application),
        })),
        ...(constraint.rest && { rest: change(constraint.rest) }),
      };
    case "items":
      return {
        ...constraint,
        prefix: constraint.prefix.map(change),
        ...(constraint.rest && { rest: change(constraint.rest) }),
      };
    case "names":
      return { ...constraint, application: change(constraint.application) };
    case "decoded":
      return { ...constraint, ...(constraint.application && { application: change(constraint.application) }) };
    case "test":
    case "nothing":
      return constraint;
  }
}

/** Whether a constraint applies its applications to the value itself rather than to a part of it. */
export const inPlace = (constraint: Constraint): boolean =>
  constraint.op === "all" || constraint.op === "some" || constraint.op === "branch";

/** Whether a rule holds of nothing: that of a schema that is `false`. */
export const isNever = ({ constraint }: Rule): boolean =>
  constraint.op === "test" && constraint.predicate.op === "or" && constraint.predicate.of.length === 0;

/** Whether a constraint asks what other rules have evaluated, and so must run after them. */
export const readsEvaluated = (constraint: Constraint): boolean =>
  (constraint.op === "members" || constraint.op === "items") && constraint.except === "evaluated";

/** Whether a block asks what its own rules have evaluated: the last of them does, if any. */
export function readsOwnEvaluated({ rules }: Block): boolean {
  const last = rules[rules.length - 1];
  return last !== undefined && readsEvaluated(last.constraint);
}

/** The blocks an application can lead to: its target, if any, and, where it is dynamic, every block that declares the anchor. */
export function targetsOf(plan: Plan, application: Application): number[] {
  const { dynamic } = application;
  if (dynamic === undefined) return [application.target];
  const declared = plan.resources.flatMap((resource) => resource.dynamicAnchors.get(dynamic) ?? []);
  return [...new Set(application.target === nowhere ? declared : [application.target, ...declared])];
}

/** Whether any application is looked for in the dynamic scope. */
export const hasDynamicApplications = (plan: Plan): boolean =>
  plan.blocks.some(({ rules }) =>
    rules.some(({ constraint }) => applicationsOf(constraint).some((application) => application.dynamic !== undefined)),
  );

/** The blocks whose marks some rule reads: readers themselves and what they reach in place. */
export function blocksWithEvaluated(plan: Plan): ReadonlySet<number> {
  const marked = new Set<BlockId>();
  // Modules have plans with gaps, where the blocks stood that they do not need: `forEach` passes over them.
  plan.blocks.forEach(({ id, rules }) => {
    for (const { constraint } of rules) if (readsEvaluated(constraint)) marked.add(id);
  });
  // A set iterates over what is added to it on the way.
  for (const id of marked) {
    for (const { constraint } of (plan.blocks[id] as Block).rules) {
      if (inPlace(constraint))
        for (const application of applicationsOf(constraint))
          for (const target of targetsOf(plan, application)) marked.add(target);
    }
  }
  return marked;
}

/** The blocks that look into content in which there may be content again. */
export function nestingBlocks(plan: Plan): ReadonlySet<BlockId> {
  const decoding = plan.blocks.filter(({ rules }) => rules.some(({ constraint }) => constraint.op === "decoded"));
  if (decoding.length === 0) return new Set();
  const callers = new Map<BlockId, BlockId[]>();
  for (const { id, rules } of plan.blocks)
    for (const target of rules
      .flatMap(({ constraint }) => applicationsOf(constraint))
      .flatMap((application) => targetsOf(plan, application)))
      if (!callers.get(target)?.push(id)) callers.set(target, [id]);
  const leading = new Set(decoding.map(({ id }) => id));
  // A set iterates over what is added to it on the way.
  for (const id of leading) for (const caller of callers.get(id) ?? []) leading.add(caller);
  const nests = (constraint: Constraint): boolean =>
    constraint.op === "decoded" &&
    applicationsOf(constraint).some((application) =>
      targetsOf(plan, application).some((target) => leading.has(target)),
    );
  return new Set(decoding.filter(({ rules }) => rules.some(({ constraint }) => nests(constraint))).map(({ id }) => id));
}

/** The predicates directly under a predicate, be they about the same value or about a part of it. */
export function partsOf(predicate: Predicate): readonly Predicate[] {
  if (predicate.op === "and" || predicate.op === "or") return predicate.of;
  return predicate.op === "not" || predicate.op === "member" ? [predicate.of] : [];
}

/** Whether a constraint counts how many of its applications hold, so that it can hold where some of them do not. */
export const counts = (constraint: Constraint): boolean =>
  constraint.op === "some" || (constraint.op === "items" && constraint.quota !== undefined);
