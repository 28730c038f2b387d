import { blocksLeadingTo, callersIn } from "@argot/core/internal";
import type { Block, BlockId, Plan, Rule } from "@argot/core/plan";
import type { Formula } from "../formula/formula.js";
import { type Place, Places } from "../formula/place.js";
import { fold, type SetExpression } from "../sets/expression.js";
import type { ValueSearch } from "./value-search.js";

/** Plans without some of their rules, in a search. What does not lead to these is what it was: its meaning is found once. */
export class RulesLeftOut {
  readonly #search: ValueSearch;
  readonly #plans = new Map<Plan, { readonly number: number; readonly callers: ReturnType<typeof callersIn> }>();
  readonly #changes = new Map<Rule, readonly (readonly [BlockId, string])[]>();

  constructor(search: ValueSearch) {
    this.#search = search;
  }

  /** The formula of a set without rules of its plans. */
  without(expression: SetExpression, rules: ReadonlySet<Rule>): Formula {
    const { formulas } = this.#search;
    return fold(expression, (plan) => formulas.schema(this.#entryWithout(plan, rules)), formulas);
  }

  #entryWithout(plan: Plan, rules: ReadonlySet<Rule>): Place {
    const suffixes = new Map<BlockId, string>();
    const blocks = plan.blocks.map((block) => {
      const left = block.rules.filter((rule) => !rules.has(rule));
      if (left.length === block.rules.length) return block;
      for (const rule of block.rules.filter((each) => rules.has(each)))
        for (const [id, suffix] of this.#changed(plan, block, rule))
          suffixes.set(id, (suffixes.get(id) ?? "") + suffix);
      return { ...block, rules: left };
    });
    const keyOf = (block: BlockId): string => this.#search.keyOf(plan, block) + (suffixes.get(block) ?? "");
    return new Places({ ...plan, blocks }, keyOf).entry;
  }

  /** The blocks whose meaning a rule is part of, with a text that says that it is left out. */
  #changed(plan: Plan, block: Block, rule: Rule): readonly (readonly [BlockId, string])[] {
    const known = this.#changes.get(rule);
    if (known) return known;
    let facts = this.#plans.get(plan);
    if (!facts) this.#plans.set(plan, (facts = { number: this.#plans.size, callers: callersIn(plan) }));
    const suffix = ` without ${facts.number}/${block.id}/${block.rules.indexOf(rule)}`;
    const changed = Array.from(blocksLeadingTo([block.id], facts.callers), (id) => [id, suffix] as const);
    this.#changes.set(rule, changed);
    return changed;
  }
}
