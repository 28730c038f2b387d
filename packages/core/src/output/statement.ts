import { type Candidate, candidatesOf } from "../json/closest.js";
import { pointerTo } from "../json/pointer.js";
import { encodeFragment } from "../json/uri.js";
import type { BlockId, Edge, Goal, GoalOf, Plan, Pred, Report, Rule } from "../plan/ops.js";
import { inPlace, isNever } from "../plan/walk.js";
import { addFailureData, type Applied, dataToBeFound, demandData } from "./failure-data.js";
import { KnownNames, namesKnownIn, namesKnownTo } from "./known-names.js";
import { partlyFilled, type Template, templateOf } from "./message.js";
import { schemaLocation } from "./schema-location.js";

/** What is known of a rule that fails before any value is seen. */
export class Statement {
  readonly rule: Rule;
  /** What it says; without a report only what failed beneath is told. */
  readonly report: Report | undefined;
  /** The message with that in it which the schema says. */
  readonly template: Template;
  /** What the keyword adds to the keyword location of its schema. */
  readonly step: string;
  /** Whether it holds of nothing. */
  readonly never: boolean;
  /** Whether it counts how many applications hold. */
  readonly counts: boolean;
  /** Whether what it applies is about the same value. */
  readonly inPlace: boolean;
  /** Whether it may be able to say what was probably meant, or mistyped. */
  readonly suggests: boolean;
  /** What the message speaks of, as far as the schema says it, and the names in that. */
  readonly #data: Readonly<Record<string, unknown>>;
  readonly #shape: number;
  readonly #schema: () => string;
  #constants: readonly Candidate[] | undefined;
  #location: string | undefined;

  /** @param schema - The URI of the schema that the rule stands in. Most rules pass on what failed beneath them. */
  constructor(rule: Rule, schema: () => string) {
    const { goal, name, report } = rule;
    const known = { ...demandData(goal), ...report?.data };
    this.rule = rule;
    this.report = report;
    this.template = partlyFilled(templateOf(report?.template ?? ""), known);
    this.step = name === undefined ? "" : pointerTo("", name);
    this.never = isNever(rule);
    this.counts = goal.op === "some" || (goal.op === "items" && goal.quota !== undefined);
    this.inPlace = inPlace(goal);
    this.#data = { ...dataToBeFound(goal), ...known };
    this.suggests = this.never || "missing" in this.#data || asksForTexts(goal);
    this.#shape = frequentShapes.indexOf(Object.keys(this.#data).join());
    this.#schema = schema;
  }

  /** The texts that would be right, where there are several: another text may have been meant to be one of them. */
  get constants(): readonly Candidate[] | undefined {
    const { goal } = this.rule;
    return asksForTexts(goal) ? (this.#constants ??= candidatesOf(goal.pred.values)) : undefined;
  }

  /** Where the rule stands: the URI of the keyword, every reference resolved. */
  get absoluteKeywordLocation(): string {
    return (this.#location ??= this.#schema() + encodeFragment(this.step));
  }

  /**
   * What the message of a rule that fails of a value speaks of.
   *
   * @param tally - How many applications held, where the rule counts.
   * @param inner - What it applied and did not hold.
   */
  dataOf(value: unknown, tally: number, inner: readonly Applied[]): Record<string, unknown> {
    const data = copyOf(this.#data, this.#shape);
    addFailureData(data, this.rule.goal, value, tally, inner);
    return data;
  }
}

/** Whether a goal asks for one of several values, which may be texts. */
const asksForTexts = (goal: Goal): goal is GoalOf<"test"> & { readonly pred: Pred & { readonly op: "among" } } =>
  goal.op === "test" && goal.pred.op === "among" && goal.pred.values.length > 1;

/** The names in the data of most statements. */
const frequentShapes: readonly string[] = [
  "actual",
  "actual,value",
  "actual,expected,value",
  "actual,min,max,value",
  "actual,missing,value",
];

/** A copy of data. Objects that are written out are made several times faster than copies of what may have any members. */
function copyOf(data: Readonly<Record<string, unknown>>, shape: number): Record<string, unknown> {
  const { value } = data;
  switch (shape) {
    case 0:
      return { actual: undefined };
    case 1:
      return { actual: undefined, value };
    case 2:
      return { actual: undefined, expected: data["expected"], value };
    case 3:
      return { actual: undefined, min: data["min"], max: data["max"], value };
    case 4:
      return { actual: undefined, missing: undefined, value };
    default:
      return { ...data };
  }
}

/** The statements of a plan, each made when it is first needed. */
export class Statements {
  readonly plan: Plan;
  readonly #ofBlocks: Statement[][] = [];
  readonly #steps = new Map<Edge, string>();
  readonly #namesAround: KnownNames[] = [];
  readonly #namesIn: KnownNames[] = [];

  constructor(plan: Plan) {
    this.plan = plan;
  }

  /** What the rules of a block say, by their index. */
  of(id: BlockId): readonly Statement[] {
    return (this.#ofBlocks[id] ??= this.#make(id));
  }

  /** The names of members that a schema speaks of, itself or by the schemas that it applies to the same value. */
  namesAround(id: BlockId): KnownNames {
    return (this.#namesAround[id] ??= new KnownNames(namesKnownTo(this.plan, id)));
  }

  /** The names of members that the rules of a schema speak of itself. */
  namesIn(id: BlockId): KnownNames {
    return (this.#namesIn[id] ??= new KnownNames(namesKnownIn(this.plan, id)));
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
    // Of schemas that lie deep in one another the locations are long.
    let location: string | undefined;
    const schema = (): string => (location ??= schemaLocation(plan, id));
    return block.rules.map((rule) => new Statement(rule, schema));
  }
}
