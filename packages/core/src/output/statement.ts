import { pointerTo } from "../json/pointer.js";
import { encodeFragment } from "../json/uri.js";
import type { BlockId, Plan, Report, Rule } from "../plan/ops.js";
import { type Template, templateOf } from "./message.js";
import { schemaLocation } from "./schema-location.js";

/** What is known of a rule that fails before any value is seen. */
export interface Statement {
  readonly rule: Rule;
  /** What it says; without a report only what failed beneath is told. */
  readonly report: Report | undefined;
  readonly template: Template;
  /** Where the rule stands: the URI of the keyword, every reference resolved. */
  readonly absoluteKeywordLocation: string;
  /** What the keyword adds to the keyword location of its schema. */
  readonly step: string;
}

/** The statements of a plan, each made when it is first needed. */
export class Statements {
  readonly plan: Plan;
  readonly #ofBlocks: Statement[][] = [];

  constructor(plan: Plan) {
    this.plan = plan;
  }

  /** What the rules of a block say, by their index. */
  of(id: BlockId): readonly Statement[] {
    return (this.#ofBlocks[id] ??= this.#make(id));
  }

  #make(id: BlockId): Statement[] {
    const block = this.plan.blocks[id];
    if (!block) return [];
    const uri = schemaLocation(this.plan, id);
    return block.rules.map((rule) => {
      const step = rule.name === undefined ? "" : pointerTo("", rule.name);
      return {
        rule,
        report: rule.report,
        template: templateOf(rule.report?.template ?? ""),
        absoluteKeywordLocation: uri + encodeFragment(step),
        step,
      };
    });
  }
}
