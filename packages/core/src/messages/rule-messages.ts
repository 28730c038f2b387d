import { type Candidate, candidatesOf } from "../json/closest.js";
import { appendToken } from "../json/pointer.js";
import { encodeFragment } from "../json/uri.js";
import type { BlockId, Application, Constraint, ConstraintOf, Plan, Predicate, Report, Rule } from "../plan/plan.js";
import { isFalse } from "../plan/rule.js";
import { counts, inPlace } from "../plan/walk.js";
import { actualOf, addFailureData, type Applied, dataToBeFound, constraintData } from "./failure-data.js";
import { KnownNames, namesKnownIn, namesKnownTo } from "./known-names.js";
import { fill, partlyFilled, type Template, templateOf } from "./template.js";
import { EvaluationPath } from "./evaluation-path.js";
import { schemaLocation } from "./schema-location.js";

/** What is known of a rule that fails before any value is seen. */
export class RuleMessage {
  readonly rule: Rule;
  /** What it says; without a report only what failed beneath is told. */
  readonly report: Report | undefined;
  /** What the keyword adds to the keyword location of its schema. */
  readonly step: string;
  /** Whether it holds of nothing. */
  readonly never: boolean;
  /** Whether it counts how many applications hold. */
  readonly counts: boolean;
  /** Whether what it applies is about the same value. */
  readonly inPlace: boolean;
  /** Whether that is the names of members. */
  readonly namesOnly: boolean;
  /** Whether it chooses what to apply by a condition. */
  readonly branches: boolean;
  /** Whether it may be able to say what was probably meant, or mistyped. */
  readonly suggests: boolean;
  /** What the message speaks of, as far as the schema says it, and the names in that. */
  readonly #data: Readonly<Record<string, unknown>>;
  readonly #shape: string;
  readonly #value: unknown;
  readonly #expected: unknown;
  /** The message with that in it which the schema says. */
  readonly #template: Template;
  /** Of types there are few, so that what is said of them is kept, by the type that is found. */
  readonly #ofTypes: Map<unknown, string> | undefined;
  readonly #schema: () => string;
  #constants: readonly Candidate[] | undefined;
  #location: string | undefined;

  /** @param schema - The URI of the schema that the rule stands in. Most rules pass on what failed beneath them. */
  constructor(rule: Rule, schema: () => string) {
    const { constraint, name, report } = rule;
    const known = { ...constraintData(constraint), ...report?.data };
    this.rule = rule;
    this.report = report;
    this.#template = partlyFilled(templateOf(report?.template ?? ""), known);
    this.step = name === undefined ? "" : appendToken("", name);
    this.never = isFalse(rule);
    this.counts = counts(constraint);
    this.inPlace = inPlace(constraint);
    this.namesOnly = constraint.op === "names";
    this.branches = constraint.op === "branch";
    this.#data = { ...dataToBeFound(constraint), ...known };
    this.suggests = this.never || "missing" in this.#data || asksForTexts(constraint);
    this.#shape = Object.keys(this.#data).join();
    this.#value = this.#data["value"];
    this.#expected = this.#data["expected"];
    this.#schema = schema;
    const [gap, ...others] = this.#template.gaps;
    const isOfType =
      constraint.op === "test" && constraint.predicate.op === "is" && gap?.name === "actual" && others.length === 0;
    this.#ofTypes = isOfType ? new Map() : undefined;
  }

  /** The texts that would be right, where there are several: another text may have been meant to be one of them. */
  get constants(): readonly Candidate[] | undefined {
    const { constraint } = this.rule;
    return asksForTexts(constraint) ? (this.#constants ??= candidatesOf(constraint.predicate.values)) : undefined;
  }

  /** Where the rule stands: the URI of the keyword, every reference resolved. */
  get absoluteKeywordLocation(): string {
    return (this.#location ??= this.#schema() + encodeFragment(this.step));
  }

  /** What the rule says, of data that it has found. */
  messageOf(data: Readonly<Record<string, unknown>>): string {
    const known = this.#ofTypes?.get(data["actual"]);
    if (known !== undefined) return known;
    const message = fill(this.#template, data);
    this.#ofTypes?.set(data["actual"], message);
    return message;
  }

  /**
   * What the message of a rule that fails of a value speaks of.
   *
   * @param tally - How many applications held, where the rule counts.
   * @param inner - What it applied and did not hold.
   */
  dataOf(value: unknown, validCount: number, inner: readonly Applied[]): Record<string, unknown> {
    const { constraint } = this.rule;
    // Objects that are written out are made several times faster than copies of what may have any members.
    switch (this.#shape) {
      case "actual":
        return { actual: actualOf(constraint, value, validCount) };
      case "actual,value":
        return { actual: actualOf(constraint, value, validCount), value: this.#value };
      case "actual,expected,value":
        return { actual: actualOf(constraint, value, validCount), expected: this.#expected, value: this.#value };
      case "actual,min,max,value": {
        const { min, max } = this.#data;
        return { actual: actualOf(constraint, value, validCount), min, max, value: this.#value };
      }
      case "actual,missing,value": {
        const data = { actual: undefined, missing: undefined, value: this.#value };
        addFailureData(data, constraint, value, validCount, inner);
        return data;
      }
      default: {
        const data = { ...this.#data };
        addFailureData(data, constraint, value, validCount, inner);
        return data;
      }
    }
  }
}

/** Whether a constraint asks for one of several values, which may be texts. */
const asksForTexts = (
  constraint: Constraint,
): constraint is ConstraintOf<"test"> & { readonly predicate: Predicate & { readonly op: "among" } } =>
  constraint.op === "test" && constraint.predicate.op === "among" && constraint.predicate.values.length > 1;

/** The statements of a plan, each made when it is first needed. */
export class RuleMessages {
  readonly plan: Plan;
  /** Where all paths through the schema begin. */
  readonly root: EvaluationPath = EvaluationPath.root(this);
  readonly #ofBlocks: RuleMessage[][] = [];
  readonly #steps = new Map<Application, string>();
  readonly #namesAround: KnownNames[] = [];
  readonly #namesIn: KnownNames[] = [];

  constructor(plan: Plan) {
    this.plan = plan;
  }

  /** What the rules of a block say, by their index. */
  of(id: BlockId): readonly RuleMessage[] {
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

  /** What an application adds to the keyword location. */
  stepOf(application: Application): string {
    const known = this.#steps.get(application);
    if (known !== undefined) return known;
    const step = application.keywordPath.reduce(appendToken, "");
    this.#steps.set(application, step);
    return step;
  }

  #make(id: BlockId): RuleMessage[] {
    const block = this.plan.blocks[id];
    if (!block) return [];
    const { plan } = this;
    // Of schemas that lie deep in one another the locations are long.
    let location: string | undefined;
    const schema = (): string => (location ??= schemaLocation(plan, id));
    return block.rules.map((rule) => new RuleMessage(rule, schema));
  }
}
