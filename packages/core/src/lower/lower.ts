import { DefinitionError } from "../errors/definition-error.js";
import { SchemaError, type SchemaPlace } from "../errors/schema-error.js";
import { pointerOf } from "../json/pointer.js";
import { isObject, type Json, type JsonObject, T, type TypeSet } from "../json/types.js";
import type { Keyword, Reading } from "../keyword/define.js";
import { type Dialect, keywordsIn, type NamedKeyword } from "../keyword/dialect.js";
import type { Facet, Provision } from "../keyword/facet.js";
import { wordings } from "../keyword/facets.js";
import type { ParseContext } from "../keyword/shape.js";
import type { Block, BlockId, Edge, Goal, Note, Pattern, Plan, Report, Resource, Rule } from "../plan/ops.js";
import { falseRules } from "../plan/false-rules.js";
import { edgeTo, nothing, nowhere } from "../plan/ops.js";
import { readsMarks } from "../plan/walk.js";
import type { Registry, Resolved } from "../registry/registry.js";
import type { Place, SchemaDocument, SchemaResource } from "../registry/resource.js";
import { refuseUnknown } from "../registry/unknown.js";
import { refuseEndlessReferences } from "./endless.js";
import { compilePattern, patternBy, type RegexEngine } from "./pattern.js";
import { Words } from "./wording.js";

/** What lowering asks of others. */
export interface LoweringOptions {
  /** Called with each document before anything in it is lowered; throws to refuse it. */
  admit(document: SchemaDocument): void;
  /** Compiles regular expressions; the host does where it is not given. */
  readonly regex: RegexEngine | undefined;
  /** The dialect to read schemas of a dialect in: the same keywords, of which some mean something else. */
  readonly readInstead: ((dialect: Dialect) => Dialect) | undefined;
}

/**
 * Turns a schema, and all that it reaches, into a plan. This is the one room that sees both keywords and blocks.
 *
 * @throws SchemaError when a keyword's value, a pattern or a reference cannot be used.
 */
export function lower(registry: Registry, root: Place, options: LoweringOptions): Plan {
  const lowering = new Lowering(registry, options);
  const target = lowering.blockOf(root);
  lowering.run();
  const plan: Plan = { entry: edgeTo(target), blocks: lowering.blocks, resources: lowering.resources };
  refuseEndlessReferences(plan);
  return plan;
}

interface WorkingBlock extends Block {
  rules: readonly Rule[];
}

class Lowering {
  readonly blocks: WorkingBlock[] = [];
  readonly resources: Resource[] = [];
  readonly registry: Registry;
  readonly #options: LoweringOptions;
  readonly #waiting: { block: WorkingBlock; place: Place }[] = [];
  // A schema object stands in one place only, so the object itself is the key; booleans are lowered where they stand.
  readonly #blockIds = new Map<Json, BlockId>();
  readonly #resourceIds = new Map<SchemaResource, number>();
  readonly #documents = new Set<SchemaDocument>();
  readonly #patterns = new Map<string, Pattern>();
  /** By block. */
  readonly #places: Place[] = [];

  constructor(registry: Registry, options: LoweringOptions) {
    this.registry = registry;
    this.#options = options;
  }

  run(): void {
    for (let next = this.#waiting.pop(); next; next = this.#waiting.pop()) next.block.rules = this.#rulesOf(next.place);
  }

  /** The block of a schema. Its number is known at once, its rules follow: schemas may refer to one another. */
  blockOf(place: Place): BlockId {
    const known = isObject(place.json) ? this.#blockIds.get(place.json) : undefined;
    if (known !== undefined) return known;
    const block: WorkingBlock = { id: this.blocks.length, resource: -1, pointer: place.pointer, rules: [] };
    this.blocks.push(block);
    this.#places.push(place);
    if (isObject(place.json)) this.#blockIds.set(place.json, block.id);
    Object.assign(block, { resource: this.#resourceId(place.resource) });
    this.#waiting.push({ block, place });
    return block.id;
  }

  /** One more block for a schema that has one. */
  #addBlock(place: Place, rules: readonly Rule[]): BlockId {
    const resource = this.#resourceId(place.resource);
    const id = this.blocks.length;
    this.blocks.push({ id, resource, pointer: place.pointer, rules });
    this.#places.push(place);
    return id;
  }

  #resourceId(resource: SchemaResource): number {
    const known = this.#resourceIds.get(resource);
    if (known !== undefined) return known;
    if (!this.#documents.has(resource.document)) {
      this.#documents.add(resource.document);
      this.#options.admit(resource.document);
    }
    const id = this.resources.length;
    this.#resourceIds.set(resource, id);
    const dynamicAnchors = new Map<string, BlockId>();
    this.resources.push({ uri: resource.uri, dialect: resource.dialect.uri, dynamicAnchors });
    // Whoever passes through this resource may be asked for them.
    for (const [anchor, place] of resource.dynamicAnchors) dynamicAnchors.set(anchor, this.blockOf(place));
    return id;
  }

  /** The compiled form of a regular expression of a schema. */
  patternOf(source: string, at: SchemaPlace): Pattern {
    const known = this.#patterns.get(source);
    if (known) return known;
    const { regex } = this.#options;
    try {
      const pattern = regex ? patternBy(regex, source) : compilePattern(source);
      this.#patterns.set(source, pattern);
      return pattern;
    } catch (cause) {
      const kind = regex ? "that this engine knows" : "of ECMA-262";
      const reason = `${JSON.stringify(source)} is not a regular expression ${kind}: ${(cause as Error).message}`;
      throw new SchemaError("invalid-pattern", at, reason, { cause });
    }
  }

  #rulesOf(place: Place): readonly Rule[] {
    const { json: schema } = place;
    if (schema === false) return falseRules;
    if (!isObject(schema)) return [];
    // What only a reference made a schema was not looked at before.
    this.registry.refuseOtherDialect(place);
    refuseUnknown(place);
    const readings = this.#read(schema, place);
    const words = this.#wordsOf(place, readings);
    const rules: Rule[] = [];
    let reads = false;
    for (const reading of readings) {
      const { keyword, name, vocabulary } = reading.named;
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
    if (!readings[0]?.named.keyword.masksSiblings) addUnknown(rules, schema, place.resource.dialect.keywords);
    // A reader of marks runs after those who write them: an effect, not a priority that a keyword would have to declare.
    const ordered = reads
      ? [...rules.filter(({ goal }) => !readsMarks(goal)), ...rules.filter(({ goal }) => readsMarks(goal))]
      : rules;
    return words?.whole(() => this.#addBlock(place, ordered)) ?? ordered;
  }

  /** What the author of the schema says in their own words, where some keyword provides them. */
  #wordsOf(place: Place, readings: readonly PlacedReading[]): Words | undefined {
    const wording = readings[0]?.read(wordings);
    if (!wording) return undefined;
    const at = { uri: place.resource.uri, pointer: place.pointer };
    const present = new Set(readings.map(({ named }) => named.name));
    return new Words(wording, at, present, (id, rules) => this.#addBlock(this.#places[id] as Place, rules));
  }

  /** What the keywords of a block's schema provide. */
  provisionsOf(block: BlockId): readonly Provision[] {
    const place = this.#places[block];
    return place && isObject(place.json) ? this.#read(place.json, place).flatMap(({ provided }) => provided) : [];
  }

  /** The keywords of a schema object, in the order of the dialect. */
  #read(schema: JsonObject, place: Place): PlacedReading[] {
    const provisions: Provision[] = [];
    const { dialect } = place.resource;
    return keywordsIn(schema, this.#options.readInstead?.(dialect) ?? dialect).map((named) => {
      const reading = new PlacedReading(this, place, named, this.#parse(named, schema, place), provisions);
      provisions.push(...reading.provided);
      return reading;
    });
  }

  #parse({ name, keyword }: NamedKeyword, schema: JsonObject, place: Place): unknown {
    const json = schema[name] as Json;
    const problem = keyword.value.problem(json);
    if (problem) {
      const pointer = place.pointer + pointerOf([name, ...problem.path]);
      const at = { uri: place.resource.uri, pointer, keyword: name };
      throw new SchemaError("invalid-keyword-value", at, `"${name}" must be ${problem.expected}`);
    }
    return keyword.value.parse(json, new PlacedContext(this, place, [name]));
  }
}

/** What a keyword's value is parsed with: subschemas are where the path leads. */
class PlacedContext implements ParseContext {
  readonly #lowering: Lowering;
  readonly #place: Place;
  /** From the schema object, the keyword's name first. */
  readonly #path: readonly string[];

  constructor(lowering: Lowering, place: Place, path: readonly string[]) {
    this.#lowering = lowering;
    this.#place = place;
    this.#path = path;
  }

  subschema(): Edge {
    const target = this.#lowering.registry.descend(this.#place, this.#path);
    if (target) return edgeTo(this.#lowering.blockOf(target), this.#path);
    throw new DefinitionError(`A shape parses a subschema at ${pointerOf(this.#path)}, where there is none.`);
  }

  reference(uriReference: string): Edge {
    return edgeTo(this.#lowering.blockOf(this.#resolve(uriReference).place), this.#path);
  }

  dynamicReference(uriReference: string): Edge {
    const { place, dynamicAnchor } = this.#resolve(uriReference);
    return { ...edgeTo(this.#lowering.blockOf(place), this.#path), dynamic: dynamicAnchor };
  }

  dynamicAnchor(name: string): Edge {
    // The resource that this stands in is always in scope, and the last to be asked.
    const own = this.#place.resource.dynamicAnchors.get(name);
    return { ...edgeTo(own ? this.#lowering.blockOf(own) : nowhere, this.#path), dynamic: name };
  }

  #resolve(uriReference: string): Resolved {
    return this.#lowering.registry.resolve(uriReference, this.#at());
  }

  pattern(source: string): Pattern {
    return this.#lowering.patternOf(source, this.#at());
  }

  /** Where this stands, for messages, and the base URI. */
  #at(): SchemaPlace {
    const { resource, pointer } = this.#place;
    return { uri: resource.uri, pointer: pointer + pointerOf(this.#path), keyword: this.#path[0] };
  }

  within(token: string): ParseContext {
    return new PlacedContext(this.#lowering, this.#place, [...this.#path, token]);
  }
}

/** What a keyword sees of the schema object that it stands in. */
class PlacedReading implements Reading<unknown> {
  readonly named: NamedKeyword;
  readonly value: unknown;
  readonly json: Json;
  /** What the keyword provides itself. */
  readonly provided: readonly Provision[];
  readonly #lowering: Lowering;
  readonly #place: Place;
  readonly #siblings: readonly Provision[];

  /** @param siblings - What all keywords of the schema object provide: complete once each of them has been read. */
  constructor(lowering: Lowering, place: Place, named: NamedKeyword, value: unknown, siblings: readonly Provision[]) {
    this.named = named;
    this.value = value;
    this.json = (place.json as JsonObject)[named.name] as Json;
    this.provided = named.keyword.provide(value);
    this.#lowering = lowering;
    this.#place = place;
    this.#siblings = siblings;
  }

  get anything(): Edge {
    const { resource, pointer } = this.#place;
    const via = [this.named.name];
    return edgeTo(this.#lowering.blockOf({ resource, pointer: pointer + pointerOf(via), json: true }), via);
  }

  read<Out>(facet: Facet<never, Out>): Out {
    return combined(facet, this.#siblings);
  }

  readAt<Out>(edge: Edge, facet: Facet<never, Out>): Out {
    return combined(facet, this.#lowering.provisionsOf(edge.target));
  }
}

function combined<Out>(facet: Facet<never, Out>, provisions: readonly Provision[]): Out {
  const provided = provisions.filter((provision) => provision.facet.id === facet.id);
  return facet.combine(provided.map(({ input }) => input as never));
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
