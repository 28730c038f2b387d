import { isObject, type Json, type JsonObject, T, type TypeSet } from "../json/types.js";
import type { Keyword, Reading } from "../keyword/define.js";
import type { NamedKeyword } from "../keyword/dialect.js";
import type { Provision } from "../keyword/facet.js";
import { wordings } from "../keyword/facets.js";
import { falseRules } from "../plan/false-rules.js";
import { type Block, type BlockId, type Goal, type Note, nothing, type Report, type Rule } from "../plan/ops.js";
import { readsMarks } from "../plan/walk.js";
import type { Place } from "../registry/resource.js";
import type { Lowering, SchemaBlock } from "./lowering.js";
import { combined, PlacedReading } from "./placed.js";
import { Words } from "./wording.js";

/** A keyword of a schema object, and its value as the keyword wants to read it. */
export interface ReadKeyword {
  readonly named: NamedKeyword;
  readonly value: unknown;
}

/** The block of a schema. It makes its rules when they are first asked for. */
export class LazyBlock implements SchemaBlock {
  readonly id: BlockId;
  resource = -1;
  readonly place: Place;
  keywords: readonly ReadKeyword[] = [];
  provisions: readonly Provision[] = [];
  readonly leadsTo: BlockId[] = [];
  readonly #lowering: Lowering;
  #rules: readonly Rule[] | undefined;

  constructor(lowering: Lowering, id: BlockId, place: Place) {
    this.#lowering = lowering;
    this.id = id;
    this.place = place;
  }

  get pointer(): string {
    return this.place.pointer;
  }

  get rules(): readonly Rule[] {
    return (this.#rules ??= this.#makeRules());
  }

  #makeRules(): readonly Rule[] {
    const { json: schema } = this.place;
    if (schema === false) return falseRules;
    if (!isObject(schema)) return [];
    const { keywords } = this;
    const words = this.#words();
    const rules: Rule[] = [];
    let reads = false;
    for (const { named, value } of keywords) {
      const { keyword, name, vocabulary } = named;
      const reading = new PlacedReading(this.#lowering, this, name, value);
      const goals = keyword.lower(reading);
      const own = goals.map((goal): Rule => {
        const note = noteOf(keyword, reading, goal);
        const report = reportOf(keyword, reading, goal);
        const applies = keyword.applies & domainOf(goal);
        return { name, applies, goal, vocabulary, note, report };
      });
      rules.push(...(words ? words.of(name, keyword, own) : own));
      reads ||= goals.some(readsMarks);
    }
    if (!keywords[0]?.named.keyword.masksSiblings) addUnknown(rules, schema, this.place.resource.dialect.keywords);
    // A reader of marks runs after those who write them: an effect, not a priority that a keyword would have to declare.
    const ordered = reads
      ? [...rules.filter(({ goal }) => !readsMarks(goal)), ...rules.filter(({ goal }) => readsMarks(goal))]
      : rules;
    // What was read for this is no longer needed.
    this.keywords = [];
    return words?.whole(() => this.#lowering.addBlock(this, ordered)) ?? ordered;
  }

  /** What the author of the schema says in their own words, where some keyword provides them. */
  #words(): Words | undefined {
    const wording = combined(wordings, this.provisions);
    if (!wording) return undefined;
    const at = { uri: this.place.resource.uri, pointer: this.pointer };
    const present = new Set(this.keywords.map(({ named }) => named.name));
    const { blocks } = this.#lowering;
    return new Words(wording, at, present, (id, rules) => this.#lowering.addBlock(blocks[id] as Block, rules));
  }
}

function reportOf(keyword: Keyword, reading: Reading<unknown>, goal: Goal): Report | undefined {
  if (keyword.messages.size === 0) return undefined;
  const variant = keyword.variant(reading, goal);
  const template = variant === undefined ? undefined : keyword.messages.get(variant);
  if (template === undefined) return undefined;
  return {
    id: variant ? `${keyword.id}#${variant}` : keyword.id,
    template,
    data: { value: reading.json },
    verbatim: undefined,
  };
}

function noteOf({ annotation }: Keyword, { json }: Reading<unknown>, { op }: Goal): Note | undefined {
  if (annotation === "value") return { kind: "value", value: json };
  // A test applies nothing.
  return annotation === undefined || op === "test" ? undefined : { kind: "applied" };
}

/** The types that a goal can speak about at all: members are an object's, items an array's. */
function domainOf({ op }: Goal): TypeSet {
  if (op === "members" || op === "names") return T.object;
  return op === "items" ? T.array : T.any;
}

/** A keyword that nobody knows is an annotation (2020-12 core, section 6.5). */
function addUnknown(rules: Rule[], schema: JsonObject, known: ReadonlyMap<string, unknown>): void {
  for (const name of Object.keys(schema)) {
    if (known.has(name)) continue;
    const note: Note = { kind: "value", value: schema[name] as Json };
    rules.push({ name, applies: T.any, goal: nothing(), vocabulary: undefined, note, report: undefined });
  }
}
