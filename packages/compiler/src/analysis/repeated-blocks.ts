// Finds blocks that may be applied to the same part of a value on several paths, so that work may grow exponentially with its depth.
import {
  applicationsOf,
  blockAt,
  type BlockId,
  inPlace,
  partApplicationsOf,
  type Pattern,
  type Plan,
  type Targets,
  targetsIn,
  type ValuePart,
} from "@argot/core/plan";
import { exponentialIn } from "./exponential-references.js";
import { recursiveBlocks, targetsOfBlocks } from "./recursion.js";

/** Maximum number of steps of the search, for each block. Beyond it, every block counts as repeated. */
const effortPerBlock = 60;
/** Number of steps in addition, whatever the number of blocks. */
const freeEffort = 20_000;

type Member = Exclude<ValuePart, { kind: "items" | "names" | "decoded" }>;

/** What is applied to a part of a value. */
interface AppliedPart {
  readonly part: ValuePart;
  readonly targets: readonly BlockId[];
}

/**
 * The blocks that may be applied more than once to one part of a value: those that two applications reach which have a member
 * or item in common. Blocks that apply nothing to parts are left out: they cost no more than their call.
 *
 * The functions of these blocks count their calls, so that the loop, which memoizes, takes over a value on which work repeats.
 */
export function repeatedBlocks(
  plan: Plan,
  targets: readonly (readonly BlockId[])[] = targetsOfBlocks(plan),
  recursive: ReadonlySet<BlockId> = recursiveBlocks(targets),
): ReadonlySet<BlockId> {
  // Without recursion, work repeats only if the schema itself has many paths.
  if (recursive.size === 0 && exponentialIn(targets).size === 0) return new Set();
  const reach = new Reach(plan, targets);
  const targetsOf = targetsIn(plan);
  const repeated = new Set<BlockId>();
  for (const root of rootsOf(plan)) {
    const applied = partApplications(plan, targetsOf, root, reach);
    if (!applied || !addOverlaps(applied, reach, repeated)) return reach.applying;
  }
  return repeated;
}

/** Adds the blocks that two of the applications reach, if they overlap; false if the search takes too long. */
function addOverlaps(applied: readonly AppliedPart[], reach: Reach, to: Set<BlockId>): boolean {
  for (let i = 0; i < applied.length; i++) {
    const one = applied[i] as AppliedPart;
    if (!reach.spend(applied.length - i)) return false;
    for (let j = i + 1; j < applied.length; j++) {
      const other = applied[j] as AppliedPart;
      if (overlap(one.part, other.part) && !reach.addCommon(one.targets, other.targets, to)) return false;
    }
  }
  return true;
}

/** The blocks that are applied to the value of the entry, or to a part of a value. */
function rootsOf(plan: Plan): ReadonlySet<BlockId> {
  const targetsOf = targetsIn(plan);
  const roots = new Set(targetsOf(plan.entry));
  for (const { rules } of plan.blocks)
    for (const { constraint } of rules)
      if (!inPlace(constraint))
        for (const application of applicationsOf(constraint))
          for (const target of targetsOf(application)) roots.add(target);
  return roots;
}

/**
 * The applications to parts of the value that a block makes, and that all blocks make which it applies in place; `undefined` if
 * the search takes too long.
 */
function partApplications(
  plan: Plan,
  targetsOf: Targets,
  root: BlockId,
  reach: Reach,
): readonly AppliedPart[] | undefined {
  const found: AppliedPart[] = [];
  const paths = new Map<BlockId, number>();
  const pending = [root];
  for (let id = pending.pop(); id !== undefined; id = pending.pop()) {
    const known = paths.get(id) ?? 0;
    // A block that two paths reach counts twice. Further paths add nothing.
    if (known === 2) continue;
    paths.set(id, known + 1);
    const { rules } = blockAt(plan, id);
    for (const { constraint } of rules) {
      const applications = applicationsOf(constraint);
      if (applications.length === 0) continue;
      if (inPlace(constraint)) for (const application of applications) pending.push(...targetsOf(application));
      else
        for (const { part, application } of partApplicationsOf(constraint))
          found.push({ part, targets: targetsOf(application) });
      if (!reach.spend(applications.length)) return undefined;
    }
  }
  return found.filter(({ targets }) => targets.some((target) => reach.applying.has(target)));
}

/** Whether there may be a member or an item that belongs to both. */
function overlap(a: ValuePart, b: ValuePart): boolean {
  if (a.kind === "items" || b.kind === "items")
    return a.kind === "items" && b.kind === "items" && a.from < b.to && b.from < a.to;
  if (isOther(a) || isOther(b)) return a.kind === b.kind;
  if (a.kind === "name") return includes(b, a.name);
  if (b.kind === "name") return includes(a, b.name);
  if (a.kind === "matching") return matches(b, a.pattern);
  return b.kind !== "matching" || matches(a, b.pattern);
}

const isOther = (part: ValuePart): part is { readonly kind: "names" | "decoded" } =>
  part.kind === "names" || part.kind === "decoded";

function includes(part: Member, name: string): boolean {
  if (part.kind === "name") return part.name === name;
  if (part.kind === "matching") return part.pattern.test(name);
  const { except } = part;
  if (except === null || except === "evaluated") return true;
  return !except.names.has(name) && !except.patterns.some((pattern) => pattern.test(name));
}

/** Whether a member whose name matches a pattern may belong to it. */
function matches(part: Member, pattern: Pattern): boolean {
  if (part.kind !== "others" || part.except === null || part.except === "evaluated") return true;
  return !part.except.patterns.some(({ source, flags }) => source === pattern.source && flags === pattern.flags);
}

/** Finds the blocks that blocks reach, with a limited number of steps. */
class Reach {
  /** The blocks that apply something to parts of their value, or apply such a block in place. */
  readonly applying: ReadonlySet<BlockId>;
  readonly #targets: readonly (readonly BlockId[])[];
  #left: number;

  constructor(plan: Plan, targets: readonly (readonly BlockId[])[]) {
    this.#targets = targets;
    this.applying = applyingBlocks(plan);
    this.#left = freeEffort + effortPerBlock * plan.blocks.length;
  }

  /** Counts steps; false if there have been too many. */
  spend(effort: number): boolean {
    this.#left -= effort;
    return this.#left >= 0;
  }

  /** Adds the blocks that both lists reach; false if the search takes too long. */
  addCommon(one: readonly BlockId[], other: readonly BlockId[], to: Set<BlockId>): boolean {
    const first = this.#from(one);
    const second = first && this.#from(other);
    if (!first || !second) return false;
    for (const id of first) if (second.has(id) && this.applying.has(id)) to.add(id);
    return true;
  }

  #from(starts: readonly BlockId[]): ReadonlySet<BlockId> | undefined {
    const reached = new Set(starts);
    // The iteration visits elements that are added during it.
    for (const id of reached) {
      if (!this.spend(1)) return undefined;
      for (const target of this.#targets[id] as readonly BlockId[]) reached.add(target);
    }
    return reached;
  }
}

/** The blocks that apply something to parts of their value, or apply such a block in place. */
function applyingBlocks(plan: Plan): ReadonlySet<BlockId> {
  const targetsOf = targetsIn(plan);
  const applying = new Set<BlockId>();
  const appliedBy = new Map<BlockId, BlockId[]>();
  for (const { id, rules } of plan.blocks)
    for (const { constraint } of rules)
      for (const application of applicationsOf(constraint)) {
        if (!inPlace(constraint)) applying.add(id);
        else
          for (const target of targetsOf(application)) {
            const by = appliedBy.get(target);
            if (by) by.push(id);
            else appliedBy.set(target, [id]);
          }
      }
  for (const id of applying) for (const by of appliedBy.get(id) ?? []) applying.add(by);
  return applying;
}
