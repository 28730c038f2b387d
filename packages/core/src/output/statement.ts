import { pointerTo } from "../json/pointer.js";
import { encodeFragment } from "../json/uri.js";
import type { BlockId, Edge, Plan, Report, Rule } from "../plan/ops.js";
import { addFailureData, type Applied, dataToBeFound, demandData } from "./failure-data.js";
import { namesKnownTo } from "./known-names.js";
import { partlyFilled, type Template, templateOf } from "./message.js";
import { schemaLocation } from "./schema-location.js";

/** What is known of a rule that fails before any value is seen. */
export interface Statement {
  readonly rule: Rule;
  /** What it says; without a report only what failed beneath is told. */
  readonly report: Report | undefined;
  /** What the message speaks of, as far as the schema says it, and the message with that in it. */
  readonly data: Readonly<Record<string, unknown>>;
  readonly template: Template;
  /** Where the rule stands: the URI of the keyword, every reference resolved. */
  readonly absoluteKeywordLocation: string;
  /** What the keyword adds to the keyword location of its schema. */
  readonly step: string;
}

/**
 * What the message of a rule that fails of a value speaks of.
 *
 * @param tally - How many applications held, where the rule counts.
 * @param inner - What it applied and did not hold.
 */
export function dataOf(
  { data, rule }: Statement,
  value: unknown,
  tally: number,
  inner: readonly Applied[],
): Record<string, unknown> {
  const copy: Record<string, unknown> = { ...data };
  addFailureData(copy, rule.goal, value, tally, inner);
  return copy;
}

/** The statements of a plan, each made when it is first needed. */
export class Statements {
  readonly plan: Plan;
  readonly #ofBlocks: Statement[][] = [];
  readonly #steps = new Map<Edge, string>();
  readonly #names = new Map<BlockId, ReadonlySet<string>>();

  constructor(plan: Plan) {
    this.plan = plan;
  }

  /** What the rules of a block say, by their index. */
  of(id: BlockId): readonly Statement[] {
    return (this.#ofBlocks[id] ??= this.#make(id));
  }

  /** The names of members that a schema speaks of, itself or by the schemas that it applies to the same value. */
  namesAround(id: BlockId): ReadonlySet<string> {
    const known = this.#names.get(id);
    if (known) return known;
    const names = namesKnownTo(this.plan, id);
    this.#names.set(id, names);
    return names;
  }

  /** What an edge adds to the keyword location. */
  stepOf(edge: Edge): string {
    const known = this.#steps.get(edge);
    if (known !== undefined) return known;
    const step = edge.via.reduce(pointerTo, "");
    this.#steps.set(edge, step);
    return step;
  }

  #make(id: BlockId): Statement[] {
    const block = this.plan.blocks[id];
    if (!block) return [];
    const { plan } = this;
    // Most rules pass on what failed beneath them, and of schemas that lie deep in one another the locations are long.
    let location: string | undefined;
    const uri = (): string => (location ??= schemaLocation(plan, id));
    return block.rules.map((rule) => {
      const known = { ...demandData(rule.goal), ...rule.report?.data };
      const step = rule.name === undefined ? "" : pointerTo("", rule.name);
      return {
        rule,
        report: rule.report,
        data: { ...dataToBeFound(rule.goal), ...known },
        template: partlyFilled(templateOf(rule.report?.template ?? ""), known),
        get absoluteKeywordLocation() {
          return uri() + encodeFragment(step);
        },
        step,
      };
    });
  }
}
