import {
  type Application,
  applicationsOf,
  blockAt,
  type BlockId,
  isPlain,
  JsonType,
  type Plan,
  readsEvaluated,
  type Rule,
  type TypeSet,
} from "@argot/core/plan";
import type { BlockFacts } from "./block-facts.js";

/** Maximum number of rules and applications that a block takes from others: each block that applies them makes its own of them. */
const maxTaken = 100;

/** Maximum number of blocks that are skipped because they do nothing but apply the next. */
const maxSkipped = 16;

/**
 * The rules of a block with those of the blocks that `all` applies to the same value, as far as these are few. What they require of members
 * is looked at in one walk then. Preserves verdicts, not what is evaluated. A block that does nothing but apply another keeps its rule, so
 * that both share the closures of the other.
 */
export function rulesInPlace(plan: Plan, id: BlockId, facts: BlockFacts): readonly Rule[] {
  const { rules } = blockAt(plan, id);
  return forwarded(rules) ? rules : new RulesTaken(plan, id, facts).expanded(rules, JsonType.any);
}

/** The block that decides for one that does nothing but apply another, and so on. */
export function decidingBlock(plan: Plan, id: BlockId, facts: BlockFacts): BlockId {
  let deciding = id;
  for (let skipped = 0; skipped < maxSkipped; skipped++) {
    const application = forwarded(blockAt(plan, deciding).rules);
    if (!application || !isSameScope(plan, deciding, application, facts)) break;
    deciding = application.target;
  }
  return deciding;
}

/** The application of a block that does nothing else. */
function forwarded(rules: readonly Rule[]): Application | undefined {
  const [first, ...others] = rules.filter(({ constraint }) => constraint.op !== "nothing");
  if (first?.constraint.op !== "all" || first.appliesTo !== JsonType.any || others.length > 0) return undefined;
  const [application, ...more] = first.constraint.applications;
  return more.length === 0 ? application : undefined;
}

/** Whether an application always leads to its target, and nothing there depends on which resource has been left. */
const isSameScope = (plan: Plan, from: BlockId, application: Application, { scoped }: BlockFacts): boolean =>
  isPlain(application) &&
  (!scoped.has(application.target) || blockAt(plan, application.target).resource === blockAt(plan, from).resource);

/** The rules that one block takes from others. */
class RulesTaken {
  readonly #plan: Plan;
  readonly #id: BlockId;
  readonly #facts: BlockFacts;
  /** Blocks whose rules are being taken: a cycle is left to the evaluation, which reports it. */
  readonly #path: Set<BlockId>;
  #left = maxTaken;

  constructor(plan: Plan, id: BlockId, facts: BlockFacts) {
    this.#plan = plan;
    this.#id = id;
    this.#facts = facts;
    this.#path = new Set([id]);
  }

  /** Rules for values of some types, with what they apply by `all` in their place. */
  expanded(rules: readonly Rule[], types: TypeSet): Rule[] {
    return rules.flatMap((rule) => {
      const { constraint } = rule;
      const appliesTo = rule.appliesTo & types;
      if (appliesTo === 0) return [];
      if (constraint.op !== "all") return { ...rule, appliesTo };
      const kept: Application[] = [];
      const taken = constraint.applications.flatMap((application) => {
        const { target } = application;
        if (!this.#mayTake(application)) {
          kept.push(application);
          return [];
        }
        this.#path.add(target);
        const inner = this.expanded(blockAt(this.#plan, target).rules, appliesTo);
        this.#path.delete(target);
        return inner;
      });
      return kept.length === 0
        ? taken
        : [{ ...rule, appliesTo, constraint: { ...constraint, applications: kept } }, ...taken];
    });
  }

  #mayTake(application: Application): boolean {
    const { target } = application;
    if (this.#path.has(target) || !isSameScope(this.#plan, this.#id, application, this.#facts)) return false;
    const { rules } = blockAt(this.#plan, target);
    if (rules.some(({ constraint }) => readsEvaluated(constraint)) || this.#facts.isLeftToLoop(target)) return false;
    this.#left -= rules.reduce((sum, { constraint }) => sum + 1 + applicationsOf(constraint).length, 0);
    return this.#left >= 0;
  }
}
