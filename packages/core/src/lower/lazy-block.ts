import { isObject, type Json, type JsonObject, JsonType, type TypeSet } from "../json/types.js";
import type { Keyword, KeywordContext } from "../keyword/define.js";
import type { DialectKeyword } from "../keyword/dialect.js";
import type { Provision } from "../keyword/facet.js";
import { customMessages } from "../keyword/facets.js";
import { falseRules } from "../plan/false-rules.js";
import {
  type Block,
  type BlockId,
  type Constraint,
  type RuleAnnotation,
  nothing,
  type Report,
  type Rule,
} from "../plan/ops.js";
import { readsEvaluated } from "../plan/walk.js";
import type { SchemaLocation } from "../registry/resource.js";
import type { Lowering, SchemaBlock } from "./lowering.js";
import { combined, LoweringKeywordContext } from "./lowering-context.js";
import { CustomMessageRules } from "./custom-messages.js";

/** A keyword of a schema object, and its value as the keyword wants to read it. */
export interface ReadKeyword {
  readonly named: DialectKeyword;
  readonly value: unknown;
}

/** The block of a schema. It makes its rules when they are first asked for. */
export class LazyBlock implements SchemaBlock {
  readonly id: BlockId;
  resource = -1;
  readonly location: SchemaLocation;
  keywords: readonly ReadKeyword[] = [];
  provisions: readonly Provision[] = [];
  readonly leadsTo: BlockId[] = [];
  readonly #lowering: Lowering;
  #rules: readonly Rule[] | undefined;

  constructor(lowering: Lowering, id: BlockId, location: SchemaLocation) {
    this.#lowering = lowering;
    this.id = id;
    this.location = location;
  }

  get pointer(): string {
    return this.location.pointer;
  }

  get rules(): readonly Rule[] {
    return (this.#rules ??= this.#makeRules());
  }

  #makeRules(): readonly Rule[] {
    const { json: schema } = this.location;
    if (schema === false) return falseRules;
    if (!isObject(schema)) return [];
    const { keywords } = this;
    const words = this.#words();
    const rules: Rule[] = [];
    let reads = false;
    for (const { named, value } of keywords) {
      const { keyword, name, vocabulary } = named;
      const reading = new LoweringKeywordContext(this.#lowering, this, name, value);
      const constraints = keyword.lower(reading);
      const own = constraints.map((constraint): Rule => {
        const annotation = annotationOf(keyword, reading, constraint);
        const report = reportOf(keyword, reading, constraint);
        const appliesTo = keyword.appliesTo & domainOf(constraint);
        return { name, appliesTo, constraint, vocabulary, annotation, report };
      });
      rules.push(...(words ? words.of(name, keyword, own) : own));
      reads ||= constraints.some(readsEvaluated);
    }
    if (!keywords[0]?.named.keyword.ignoresSiblings) addUnknown(rules, schema, this.location.resource.dialect.keywords);
    // A reader of marks runs after those who write them: an effect, not a priority that a keyword would have to declare.
    const ordered = reads
      ? [
          ...rules.filter(({ constraint }) => !readsEvaluated(constraint)),
          ...rules.filter(({ constraint }) => readsEvaluated(constraint)),
        ]
      : rules;
    // What was read for this is no longer needed.
    this.keywords = [];
    return words?.whole(() => this.#lowering.addBlock(this, ordered)) ?? ordered;
  }

  /** What the author of the schema says in their own words, where some keyword provides them. */
  #words(): CustomMessageRules | undefined {
    const given = combined(customMessages, this.provisions);
    if (!given) return undefined;
    const at = { uri: this.location.resource.uri, pointer: this.pointer };
    const present = new Set(this.keywords.map(({ named }) => named.name));
    const { blocks } = this.#lowering;
    return new CustomMessageRules(given, at, present, (id, rules) =>
      this.#lowering.addBlock(blocks[id] as Block, rules),
    );
  }
}

function reportOf(keyword: Keyword, reading: KeywordContext<unknown>, constraint: Constraint): Report | undefined {
  if (keyword.messages.size === 0) return undefined;
  const variant = keyword.variant(reading, constraint);
  const template = variant === undefined ? undefined : keyword.messages.get(variant);
  if (template === undefined) return undefined;
  return {
    id: variant ? `${keyword.id}#${variant}` : keyword.id,
    template,
    data: { value: reading.json },
    verbatim: undefined,
  };
}

function annotationOf(
  { annotation }: Keyword,
  { json }: KeywordContext<unknown>,
  { op }: Constraint,
): RuleAnnotation | undefined {
  if (annotation === "value") return { kind: "value", value: json };
  // A test applies nothing.
  return annotation === undefined || op === "test" ? undefined : { kind: "applied" };
}

/** The types that a constraint can speak about at all: members are an object's, items an array's. */
function domainOf({ op }: Constraint): TypeSet {
  if (op === "members" || op === "names") return JsonType.object;
  return op === "items" ? JsonType.array : JsonType.any;
}

/** A keyword that nobody knows is an annotation (2020-12 core, section 6.5). */
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
