import { isObject, type Json, type JsonObject, JsonType } from "../json/types.js";
import type { Keyword, KeywordContext } from "../keyword/keyword.js";
import type { DialectKeyword } from "../keyword/dialect.js";
import type { Provision } from "../keyword/facet.js";
import { customMessages } from "../keyword/shared-facets.js";
import { falseRules } from "../plan/false-rules.js";
import type { Application, BlockId, Constraint, RuleAnnotation, Report, Rule } from "../plan/plan.js";
import { nothing } from "../plan/ops/nothing.js";
import { readersLast } from "../plan/rule.js";
import { blockAt, domainOf, subjectOf } from "../plan/walk.js";
import { orReport } from "../registry/fault.js";
import type { SchemaLocation } from "../registry/resource.js";
import type { Lowering, SchemaBlock } from "./lowering.js";
import { combineFacet, LoweringKeywordContext } from "./lowering-context.js";
import { CustomMessageRules } from "./custom-messages.js";
import { relaxed } from "./relaxed.js";

const noRules: readonly never[] = [];

/** The block of a schema. It makes its rules when they are first needed. */
export class LazyBlock implements SchemaBlock {
  readonly id: BlockId;
  resource = -1;
  readonly location: SchemaLocation;
  provisions: readonly Provision[] = noRules;
  readonly #lowering: Lowering;
  #keywords: readonly DialectKeyword[] = noRules;
  /** The parsed value of each keyword. */
  #values: readonly unknown[] = noRules;
  #rules: readonly Rule[] | undefined;
  /** Whether an application leads to what is left open, if there is such. */
  #isOpen: ((application: Application) => boolean) | undefined;

  constructor(lowering: Lowering, id: BlockId, location: SchemaLocation) {
    this.#lowering = lowering;
    this.id = id;
    this.location = location;
  }

  /** Sets the keywords of the schema object, their parsed values, and what they provide to facets. */
  setRead(keywords: readonly DialectKeyword[], values: readonly unknown[], provisions: readonly Provision[]): void {
    this.#keywords = keywords;
    this.#values = values;
    if (provisions.length > 0) this.provisions = provisions;
  }

  /** The block of the same schema where more is provided to facets. */
  variant(id: BlockId, provisions: readonly Provision[]): LazyBlock {
    const variant = new LazyBlock(this.#lowering, id, this.location);
    variant.resource = this.resource;
    variant.setRead(this.#keywords, this.#values, [...this.provisions, ...provisions]);
    variant.#isOpen = this.#isOpen;
    return variant;
  }

  /** Removes a keyword. */
  leaveOpen(keyword: string): void {
    const removed = this.#keywords.findIndex(({ name }) => name === keyword);
    if (removed < 0) return;
    this.#keywords = this.#keywords.toSpliced(removed, 1);
    this.#values = this.#values.toSpliced(removed, 1);
    this.#rules = undefined;
  }

  /** Relaxes the rules by {@link relaxed}. */
  relax(isOpen: (application: Application) => boolean): void {
    this.#isOpen = isOpen;
    this.#rules = undefined;
  }

  get pointer(): string {
    return this.location.pointer;
  }

  // The loop reads rules for each value: a function in here would allocate its scope each time.
  get rules(): readonly Rule[] {
    return (this.#rules ??= this.#relaxedRules());
  }

  #relaxedRules(): readonly Rule[] {
    const rules =
      orReport(this.#lowering.refuse, () => this.#makeRules(this.#customMessages())) ?? this.#makeRules(undefined);
    const isOpen = this.#isOpen;
    return isOpen ? rules.map((rule) => ({ ...rule, constraint: relaxed(rule.constraint, isOpen) })) : rules;
  }

  /** @param messages - The messages of the schema's author. */
  #makeRules(messages: CustomMessageRules | undefined): readonly Rule[] {
    const { json: schema } = this.location;
    if (schema === false) return falseRules;
    if (!isObject(schema)) return [];
    const keywords = this.#keywords;
    const values = this.#values;
    const rules: Rule[] = [];
    for (const [i, { keyword, name, vocabulary }] of keywords.entries()) {
      const context = new LoweringKeywordContext(this.#lowering, this, name, values[i]);
      const constraints = keyword.lower(context);
      const own = constraints.map((constraint): Rule => {
        const annotation = annotationOf(keyword, context, constraint);
        const report = reportOf(keyword, context, constraint);
        const appliesTo = keyword.appliesTo & domainOf(constraint);
        return { name, appliesTo, constraint, vocabulary, annotation, report };
      });
      rules.push(...(messages ? messages.rulesOf(name, keyword, own) : own));
    }
    if (!keywords.at(0)?.keyword.ignoresSiblings) addUnknown(rules, schema, this.location.resource.dialect.keywords);
    // A copy has no room for more, of which arrays that grow have much.
    const ordered = readersLast(rules).slice();
    return messages?.schemaRules(() => this.#lowering.addBlock(this, ordered)) ?? ordered;
  }

  /** The messages of the schema's author, if some keyword provides them. */
  #customMessages(): CustomMessageRules | undefined {
    const given = combineFacet(customMessages, this.provisions);
    if (!given) return undefined;
    const at = { uri: this.location.resource.uri, pointer: this.pointer };
    const present = new Set(this.#keywords.map(({ name }) => name));
    return new CustomMessageRules(given, at, present, (id, rules) =>
      this.#lowering.addBlock(blockAt(this.#lowering, id), rules),
    );
  }
}

function reportOf(keyword: Keyword, context: KeywordContext<unknown>, constraint: Constraint): Report | undefined {
  if (keyword.messages.size === 0) return undefined;
  const variant = keyword.variant(context, constraint);
  const template = variant === undefined ? undefined : keyword.messages.get(variant);
  if (template === undefined) return undefined;
  return {
    id: variant ? `${keyword.id}#${variant}` : keyword.id,
    template,
    data: { value: context.json },
    verbatim: undefined,
  };
}

function annotationOf(
  { annotation }: Keyword,
  { json }: KeywordContext<unknown>,
  constraint: Constraint,
): RuleAnnotation | undefined {
  if (annotation === "value") return { kind: "value", value: json };
  return annotation === undefined || subjectOf(constraint) === undefined ? undefined : { kind: "applied" };
}

/** An unknown keyword is an annotation (2020-12 core, section 6.5). */
function addUnknown(rules: Rule[], schema: JsonObject, known: ReadonlyMap<string, unknown>): void {
  for (const name of Object.keys(schema)) {
    if (known.has(name)) continue;
    const annotation: RuleAnnotation = { kind: "value", value: schema[name] as Json };
    rules.push({
      name,
      appliesTo: JsonType.any,
      constraint: nothing(),
      vocabulary: undefined,
      annotation,
      report: undefined,
    });
  }
}
