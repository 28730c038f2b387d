import type { TypeSet } from "../json/types.js";
import { analysisOf, factsOf } from "./constraints.js";
import type { Subject, Uses } from "./op.js";
import {
  type Application,
  type Block,
  type BlockId,
  type Constraint,
  nowhere,
  type Plan,
  type Predicate,
  type Range,
  type Resource,
  type Rule,
} from "./plan.js";
import { PlanError } from "./plan-error.js";
import { predicateFactsOf } from "./predicates.js";
import type { PartApplication } from "./value-part.js";

/** The block with a number; `undefined` if the plan has none, as for `nowhere`. */
export const findBlock = ({ blocks }: Pick<Plan, "blocks">, id: BlockId): Block | undefined =>
  id >= 0 && id < blocks.length ? blocks[id] : undefined;

/**
 * The block with a number.
 *
 * @throws PlanError if the plan has none.
 */
export function blockAt(plan: Pick<Plan, "blocks">, id: BlockId): Block {
  const block = findBlock(plan, id);
  if (!block) throw new PlanError(`block b${id} does not exist`);
  return block;
}

/** Every application of a constraint, in the order in which it is followed. */
export const applicationsOf = (constraint: Constraint): readonly Application[] =>
  factsOf(constraint).applicationsOf(constraint);

/** The same constraint with each application replaced. */
export const mapApplications = (
  constraint: Constraint,
  change: (application: Application) => Application,
): Constraint => factsOf(constraint).mapApplications(constraint, change);

/** What a constraint applies its applications to; `undefined` if it has none. */
export const subjectOf = (constraint: Constraint): Subject | undefined => factsOf(constraint).subject;

/** Whether a constraint applies its applications to the value itself rather than to a part of it. */
export const inPlace = (constraint: Constraint): boolean => factsOf(constraint).subject === "value";

/** The types that a constraint can be about: members are an object's, items an array's. */
export const domainOf = (constraint: Constraint): TypeSet => factsOf(constraint).domain;

/** Whether a constraint depends on what other rules have evaluated, and so must run after them. */
export const readsEvaluated = (constraint: Constraint): boolean => factsOf(constraint).readsEvaluated(constraint);

/** How many applications of a constraint must hold, if it counts them. */
export const rangeOf = (constraint: Constraint): Range | undefined => factsOf(constraint).rangeOf(constraint);

/** Whether a constraint counts how many of its applications hold, so that it can hold although some of them do not. */
export const counts = (constraint: Constraint): boolean => rangeOf(constraint) !== undefined;

/** Whether a constraint requires one application of each part of a value, or of each name. */
export function isAboutEach(constraint: Constraint): boolean {
  const subject = subjectOf(constraint);
  return (subject === "part" || subject === "name") && !counts(constraint) && applicationsOf(constraint).length === 1;
}

/** Whether more applications of a constraint hold than may. Then those that do not are not why it fails. */
export function tooManyHold(constraint: Constraint, { validCount }: { readonly validCount: number }): boolean {
  const range = rangeOf(constraint);
  return range !== undefined && validCount > range.max;
}

/** The applications of a constraint to parts of a value, to names, and to contents. */
export const partApplicationsOf = (constraint: Constraint): readonly PartApplication[] =>
  analysisOf(constraint).partApplicationsOf(constraint);

/** Whether a constraint may fail although none of its applications fails. */
export const failsByItself = (constraint: Constraint): boolean => factsOf(constraint).failsByItself(constraint);

/** The predicates directly under a predicate, whether they are about the same value or about a part of it. */
export const partsOf = (predicate: Predicate): readonly Predicate[] => predicateFactsOf(predicate).partsOf(predicate);

/** These predicates and all that are within them. */
export function withParts(predicates: readonly Predicate[]): readonly Predicate[] {
  const all = [...predicates];
  // The iteration visits elements that are added during it.
  for (const predicate of all) all.push(...partsOf(predicate));
  return all;
}

/** The predicates that must hold for all values of the types that a rule applies to. */
export function predicatesOf({ constraint }: Rule): readonly Predicate[] {
  const found: Predicate[] = constraint.op === "test" ? [constraint.predicate] : [];
  // The iteration visits predicates that are added during it.
  for (const predicate of found) if (predicate.op === "and") found.push(...predicate.of);
  return found;
}

/** All predicates, patterns and functions of a constraint: its own, those of its conditions, and those within these. */
export function usesOf(constraint: Constraint): Uses {
  const own = factsOf(constraint).usesOf(constraint);
  const conditions = applicationsOf(constraint).flatMap(({ when }) => when ?? []);
  const predicates = withParts([...own.predicates, ...conditions]);
  const inner = predicates.map((predicate) => predicateFactsOf(predicate).usesOf(predicate));
  return {
    predicates,
    patterns: [own, ...inner].flatMap(({ patterns }) => patterns),
    functions: [own, ...inner].flatMap(({ functions }) => functions),
  };
}

/** Whether a block has a rule that depends on what the others have evaluated: it is the last one. */
export function readsOwnEvaluated({ rules }: Block): boolean {
  const last = rules.at(-1);
  return last !== undefined && readsEvaluated(last.constraint);
}

/** Finds the blocks that an application can lead to. */
export type Targets = (application: Application) => number[];

/**
 * Returns a function that finds the blocks that an application of a plan can lead to: its target, if any, and, if it is dynamic, every
 * block that declares the anchor. A plan may have as many applications as anchors, so the function searches its resources once.
 */
export function targetsIn({ resources }: Pick<Plan, "resources">): Targets {
  let declarations: ReadonlyMap<string, readonly BlockId[]> | undefined;
  return ({ dynamic, target }) => {
    if (dynamic === undefined) return [target];
    const declared = (declarations ??= declarationsIn(resources)).get(dynamic) ?? [];
    return target === nowhere ? [...declared] : [target, ...declared.filter((each) => each !== target)];
  };
}

/** The blocks that declare each dynamic anchor. */
function declarationsIn(resources: readonly Resource[]): ReadonlyMap<string, readonly BlockId[]> {
  const found = new Map<string, BlockId[]>();
  for (const { dynamicAnchors } of resources)
    for (const [anchor, block] of dynamicAnchors) {
      const blocks = found.get(anchor);
      if (blocks) blocks.push(block);
      else found.set(anchor, [block]);
    }
  return found;
}

/**
 * The block that a dynamic application leads to because the resource of the plan's entry declares the anchor: that resource is the
 * outermost one in every scope. `undefined` if it does not, or if the application is not dynamic.
 */
export function outermostTarget(plan: Plan, { dynamic }: Application): BlockId | undefined {
  if (dynamic === undefined) return undefined;
  const { resource } = blockAt(plan, plan.entry.target);
  return plan.resources.at(resource)?.dynamicAnchors.get(dynamic);
}

/**
 * The blocks that an evaluation can reach.
 *
 * @param follow - Where an application leads.
 */
export function reachableBlocks(
  plan: Plan,
  follow: (application: Application) => readonly BlockId[] = targetsIn(plan),
): ReadonlySet<BlockId> {
  const reached = new Set(follow(plan.entry));
  const lookedFor = new Set<string>();
  // The iteration visits elements that are added during it.
  for (const id of reached) {
    for (const { constraint } of findBlock(plan, id)?.rules ?? []) {
      for (const application of applicationsOf(constraint)) {
        const { dynamic, target } = application;
        // Many applications may look for one anchor that many resources declare.
        if (dynamic !== undefined && lookedFor.has(dynamic) && (target === nowhere || reached.has(target))) continue;
        if (dynamic !== undefined) lookedFor.add(dynamic);
        for (const each of follow(application)) reached.add(each);
      }
    }
  }
  return reached;
}

/** Whether any application is looked for in the dynamic scope. */
export const hasDynamicApplications = (plan: Plan): boolean =>
  plan.blocks.some(({ rules }) =>
    rules.some(({ constraint }) => applicationsOf(constraint).some((application) => application.dynamic !== undefined)),
  );

/** The blocks of which some rule reads what they evaluated: those with such a rule, and all that they reach in place. */
export function blocksWithEvaluated(plan: Plan): ReadonlySet<number> {
  const targetsFrom = targetsIn(plan);
  const found = new Set<BlockId>();
  for (const { id, rules } of plan.blocks)
    for (const { constraint } of rules) if (readsEvaluated(constraint)) found.add(id);
  // The iteration visits elements that are added during it.
  for (const id of found) {
    for (const { constraint } of blockAt(plan, id).rules) {
      if (inPlace(constraint))
        for (const application of applicationsOf(constraint))
          for (const target of targetsFrom(application)) found.add(target);
    }
  }
  return found;
}

/** The blocks that apply each block. */
export function callersIn(plan: Plan): ReadonlyMap<BlockId, readonly BlockId[]> {
  const targetsFrom = targetsIn(plan);
  const callers = new Map<BlockId, BlockId[]>();
  for (const { id, rules } of plan.blocks)
    for (const target of rules.flatMap(({ constraint }) => applicationsOf(constraint)).flatMap(targetsFrom))
      if (!callers.get(target)?.push(id)) callers.set(target, [id]);
  return callers;
}

/** Some blocks, and those from which an evaluation can reach one of them. */
export function blocksLeadingTo(
  ids: readonly BlockId[],
  callers: ReadonlyMap<BlockId, readonly BlockId[]>,
): ReadonlySet<BlockId> {
  const leading = new Set(ids);
  // The iteration visits elements that are added during it.
  for (const id of leading) for (const caller of callers.get(id) ?? []) leading.add(caller);
  return leading;
}

/** The blocks that decode content in which there may be content again. */
export function nestingBlocks(plan: Plan): ReadonlySet<BlockId> {
  const decoding = plan.blocks.filter(({ rules }) => rules.some(({ constraint }) => constraint.op === "decoded"));
  if (decoding.length === 0) return new Set();
  const targetsFrom = targetsIn(plan);
  const leading = blocksLeadingTo(
    decoding.map(({ id }) => id),
    callersIn(plan),
  );
  const nests = (constraint: Constraint): boolean =>
    constraint.op === "decoded" &&
    applicationsOf(constraint).some((application) => targetsFrom(application).some((target) => leading.has(target)));
  return new Set(decoding.filter(({ rules }) => rules.some(({ constraint }) => nests(constraint))).map(({ id }) => id));
}

/** Whether some rule decodes content. */
export const decodesContent = ({ blocks }: Plan): boolean =>
  blocks.some(({ rules }) => rules.some(({ constraint }) => subjectOf(constraint) === "content"));

/** Whether an application is the condition of a rule, so that it may fail. */
export const isConditionOf = (rule: Rule | undefined, application: Application): boolean =>
  rule?.constraint.op === "branch" && application === rule.constraint.if;
