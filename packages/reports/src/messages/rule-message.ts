import {
  type Candidate,
  type DataMaker,
  type FailureData,
  type Template,
  type Templates,
  canMissProperty,
  candidatesOf,
  dataMakerOf,
  fill,
  partlyFilled,
  subjectOf,
  templateOf,
  typeNames,
} from "@argot/core/internal";
import { appendToken, encodeFragment } from "@argot/core/json";
import {
  type Application,
  type Constraint,
  type ConstraintOf,
  inPlace,
  isFalse,
  JsonType,
  type Predicate,
  type Range,
  rangeOf,
  type Report,
  type Rule,
  type TypeSet,
} from "@argot/core/plan";

/** What is known about the message of a rule before any value is seen. */
export class RuleMessage {
  readonly rule: Rule;
  /** The message of the rule; without one, only the failures beneath the rule are reported. */
  readonly report: Report | undefined;
  /** JSON Pointer of the keyword in its schema; empty for a rule of the schema as a whole. */
  readonly pointer: string;
  /** Whether it is the rule of a schema that is `false`. */
  readonly isFalse: boolean;
  /** How many applications must hold, if it counts them. */
  readonly range: Range | undefined;
  /** Whether it applies a schema to content that it decodes. */
  readonly decodes: boolean;
  /** Whether it applies schemas to the same value. */
  readonly inPlace: boolean;
  /** Whether it applies schemas to the names of properties. */
  readonly appliesToNames: boolean;
  /** Whether its failures are nothing but those of its applications: no message, no number of valid ones, and no names. */
  readonly isStep: boolean;
  /** The types that it requires of which a text may be the text of a value, such as "2". */
  readonly #typesInTexts: TypeSet;
  /** Whether its failure can lead to a suggestion whatever the value: a constant that was perhaps meant, or a name that is mistyped. */
  readonly #canSuggest: boolean;
  /** Whether the data of the message may list missing properties. */
  readonly canMiss: boolean;
  /** Those of the engine, for messages that stand for that of the rule or around it. */
  readonly templates: Templates;
  /** Makes the data of the message from a value that the rule fails of. */
  readonly dataOf: DataMaker;
  /** The message, with what the schema says filled in. */
  readonly #template: Template;
  /** What messages show of values, and messages by what they show, if that is one type or one missing name: there are few of these. */
  readonly #shown: "found type" | "missing names" | undefined;
  readonly #known: Map<unknown, string> | undefined;
  readonly #schemaUri: () => string;
  #constants: readonly Candidate[] | undefined;
  #absoluteKeywordLocation: string | undefined;

  /** @param schemaUri - The URI of the schema that the rule stands in. Many rules never need it. */
  constructor(rule: Rule, templates: Templates, schemaUri: () => string) {
    const { constraint, name, report } = rule;
    const known = { ...constraintData(constraint), ...report?.data };
    this.rule = rule;
    this.templates = templates;
    this.report = report;
    this.pointer = name === undefined ? "" : appendToken("", name);
    this.isFalse = isFalse(rule);
    this.range = rangeOf(constraint);
    this.decodes = constraint.op === "decoded";
    this.inPlace = inPlace(constraint);
    this.appliesToNames = subjectOf(constraint) === "name";
    this.isStep = !report && !this.range && !this.appliesToNames;
    this.#canSuggest = this.isFalse || canSuggest(constraint);
    this.#typesInTexts = isTest(constraint, "is") ? constraint.predicate.types & typesInTexts : 0;
    this.canMiss =
      (constraint.op === "test" && canMissProperty(constraint.predicate)) || Object.hasOwn(known, "missing");
    this.dataOf = dataMakerOf(constraint, report?.data ?? {});
    this.#template = partlyFilled(templateOf(report?.template ?? ""), known);
    this.#shown = shownBy(constraint, this.#template);
    this.#known = this.#shown && new Map();
    this.#schemaUri = schemaUri;
  }

  /** The texts that the rule allows: another text was perhaps meant to be one of them. */
  get constants(): readonly Candidate[] {
    const { constraint } = this.rule;
    return (this.#constants ??= allowsTexts(constraint) ? candidatesOf(constraint.predicate.values) : []);
  }

  /** Whether the failure of a value can lead to a suggestion. */
  canSuggestFor(value: unknown): boolean {
    return this.#canSuggest || (this.#typesInTexts !== 0 && typeof value === "string");
  }

  /** URI of the keyword, every reference resolved. */
  get absoluteKeywordLocation(): string {
    return (this.#absoluteKeywordLocation ??= this.#schemaUri() + encodeFragment(this.pointer));
  }

  /** The message, in English. */
  messageOf(data: Readonly<FailureData>): string {
    const shown = this.#shown && onlyShown(this.#shown, data);
    const known = shown === undefined ? undefined : this.#known?.get(shown);
    if (known !== undefined) return known;
    const message = fill(this.#template, data);
    if (shown !== undefined) this.#known?.set(shown, message);
    return message;
  }

  /** Whether the rule follows an application only under a condition, so that a message beneath it gives the condition. */
  isConditional({ when }: Application): boolean {
    return when !== undefined || this.rule.constraint.op === "branch";
  }
}

type TestOf<Op extends Predicate["op"]> = ConstraintOf<"test"> & {
  readonly predicate: Extract<Predicate, { readonly op: Op }>;
};

const isTest = <Op extends Predicate["op"]>(constraint: Constraint, op: Op): constraint is TestOf<Op> =>
  constraint.op === "test" && constraint.predicate.op === op;

/** The data of a message that a constraint determines before any value is seen: expected types, or a range. */
const constraintData = (constraint: Constraint): Readonly<FailureData> =>
  isTest(constraint, "is") ? { expected: typeNames(constraint.predicate.types) } : { ...rangeOf(constraint) };

/** Whether a constraint allows certain values, of which some are texts. */
const allowsTexts = (constraint: Constraint): constraint is TestOf<"among"> =>
  isTest(constraint, "among") && constraint.predicate.values.some((value) => typeof value === "string");

/** The types whose values have a text that is often written in place of the value. */
const typesInTexts: TypeSet = JsonType.number | JsonType.integer | JsonType.boolean | JsonType.null;

const canSuggest = (constraint: Constraint): boolean =>
  isTest(constraint, "among") || (constraint.op === "test" && canMissProperty(constraint.predicate));

/** What messages show of values, if it is one type, or missing names. */
function shownBy(constraint: Constraint, template: Template): "found type" | "missing names" | undefined {
  if (isTest(constraint, "is") && showsOnly(template, "actual")) return "found type";
  return constraint.op === "test" && showsOnly(template, "missing") ? "missing names" : undefined;
}

/** The found type, unless a number is shown in its place; or the missing name, if there is one. */
function onlyShown(shown: "found type" | "missing names", { actual, missing }: Readonly<FailureData>): unknown {
  if (shown === "found type") return typeof actual === "string" ? actual : undefined;
  return Array.isArray(missing) && missing.length === 1 ? missing.at(0) : undefined;
}

/** Whether a template has gaps for this datum, and for no other. */
const showsOnly = ({ gaps }: Template, name: string): boolean =>
  gaps.length > 0 && gaps.every((gap) => gap.name === name);
