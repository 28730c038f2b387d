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
 * A schema that was read, with all that it reaches: whatever is wrong with it has been found. Its blocks are there, and
 * each makes its rules when they are first asked for, so that what no value reaches costs little.
 */
export interface LoweredSchema {
  /** For those who look at single blocks. There may be more of them once rules have been made. */
  readonly plan: Plan;
  /** The same plan with all rules, for those who look at all of it. Made once. */
  whole(): Plan;
}

/**
 * Reads a schema, and all that it reaches, to be turned into a plan. This is the one room that sees both keywords and blocks.
 *
 * @throws SchemaError when a keyword's value, a pattern or a reference cannot be used.
 */
export function lower(registry: Registry, root: Place, options: LoweringOptions): LoweredSchema {
  const lowering = new Lowering(registry, options);
  const entry = edgeTo(lowering.blockOf(root));
  const read = lowering.read();
  const { blocks, resources } = lowering;
  const plan: Plan = { entry, blocks, resources };
  refuseEndlessReferences(plan, read);
  let whole: Plan | undefined;
  return { plan, whole: () => (whole ??= { entry, blocks: allOf(blocks), resources }) };
}

/** The blocks as they are once all rules are made, which may add some at the end. */
function allOf(blocks: readonly Block[]): readonly Block[] {
  const made: Block[] = [];
  for (const { id, resource, pointer, rules } of blocks) made.push({ id, resource, pointer, rules });
  return made;
}

class Lowering {
  readonly blocks: Block[] = [];
  readonly resources: Resource[] = [];
  readonly registry: Registry;
  readonly #options: LoweringOptions;
  readonly #unread: SchemaBlock[] = [];
  // A schema object stands in one place only, so the object itself is the key; booleans are lowered where they stand.
  readonly #ofSchemas = new Map<Json, SchemaBlock>();
  readonly #resourceIds = new Map<SchemaResource, number>();
  readonly #documents = new Set<SchemaDocument>();
  readonly #patterns = new Map<string, Pattern>();
  readonly #met = new Set<Keyword>();
  readonly #urgent: SchemaBlock[] = [];

  constructor(registry: Registry, options: LoweringOptions) {
    this.registry = registry;
    this.#options = options;
  }

  /** Reads all schemas that are reached. */
  read(): readonly SchemaBlock[] {
    const read: SchemaBlock[] = [];
    for (let next = this.#unread.pop(); next; next = this.#unread.pop()) {
      if (isObject(next.place.json)) this.#readKeywords(next, next.place.json);
      read[next.id] = next;
    }
    for (const { rules } of this.#urgent) void rules;
    return read;
  }

  /** The block of a schema. Its number is known at once, the rest follows: schemas may refer to one another. */
  blockOf(place: Place): BlockId {
    const { json } = place;
    const known = isObject(json) ? this.#ofSchemas.get(json) : undefined;
    if (known) return known.id;
    const block = new SchemaBlock(this, this.blocks.length, place);
    this.blocks.push(block);
    if (isObject(json)) this.#ofSchemas.set(json, block);
    block.resource = this.#resourceId(place.resource);
    this.#unread.push(block);
    return block.id;
  }

  /** One more block for the schema of a block. */
  addBlock({ resource, pointer }: Block, rules: readonly Rule[]): BlockId {
    const id = this.blocks.length;
    this.blocks.push({ id, resource, pointer, rules });
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

  /** The keywords of a schema object, in the order of the dialect, and what they provide. */
  #readKeywords(block: SchemaBlock, schema: JsonObject): void {
    const { place } = block;
    // What only a reference made a schema was not looked at before.
    this.registry.refuseOtherDialect(place);
    refuseUnknown(place);
    const { dialect } = place.resource;
    const other = this.#options.readInstead?.(dialect) ?? dialect;
    const indexed = other === dialect ? place.resource.document.schemas.get(schema) : undefined;
    block.keywords = (indexed?.keywords ?? keywordsIn(schema, other)).map((named) => {
      const value = this.#parse(named, schema, block);
      const provided = named.keyword.provide(value);
      if (provided.length > 0) block.provisions = [...block.provisions, ...provided];
      return { named, value };
    });
    if (this.#isUrgent(block)) this.#urgent.push(block);
  }

  /**
   * Whether the rules of a schema are made at once: where an author's own words may not fit, and where a keyword occurs for
   * the first time, so that one which is wrong in itself is refused with the schema and not with the first value.
   */
  #isUrgent({ keywords, provisions }: SchemaBlock): boolean {
    const met = this.#met.size;
    for (const { named } of keywords) this.#met.add(named.keyword);
    return this.#met.size > met || provisions.some(({ facet }) => facet.id === wordings.id);
  }

  #parse({ name, keyword }: NamedKeyword, schema: JsonObject, block: SchemaBlock): unknown {
    const json = schema[name] as Json;
    const problem = keyword.value.problem(json);
    if (problem) {
      const { resource, pointer } = block.place;
      const at = { uri: resource.uri, pointer: pointer + pointerOf([name, ...problem.path]), keyword: name };
      throw new SchemaError("invalid-keyword-value", at, `"${name}" must be ${problem.expected}`);
    }
    return keyword.value.parse(json, new PlacedContext(this, block, [name]));
  }
}

/** A keyword of a schema object, and its value as the keyword wants to read it. */
interface ReadKeyword {
  readonly named: NamedKeyword;
  readonly value: unknown;
}

/** The block of a schema. It makes its rules when they are first asked for. */
class SchemaBlock implements Block {
  readonly id: BlockId;
  resource = -1;
  readonly place: Place;
  keywords: readonly ReadKeyword[] = [];
  /** What all keywords of the schema provide: complete once it has been read. */
  provisions: readonly Provision[] = [];
  /** The blocks that its keywords lead to, by references that do not depend on the dynamic scope. */
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
      if (goals.length === 0) continue;
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

/** What a keyword's value is parsed with: subschemas are where the path leads. */
class PlacedContext implements ParseContext, SchemaPlace {
  readonly #lowering: Lowering;
  readonly #block: SchemaBlock;
  /** From the schema object, the keyword's name first. */
  readonly #path: readonly string[];

  constructor(lowering: Lowering, block: SchemaBlock, path: readonly string[]) {
    this.#lowering = lowering;
    this.#block = block;
    this.#path = path;
  }

  subschema(): Edge {
    const target = this.#lowering.registry.descend(this.#block.place, this.#path);
    if (target) return this.#staticEdge(target);
    throw new DefinitionError(`A shape parses a subschema at ${pointerOf(this.#path)}, where there is none.`);
  }

  reference(uriReference: string): Edge {
    return this.#staticEdge(this.#resolve(uriReference).place);
  }

  dynamicReference(uriReference: string): Edge {
    const { place, dynamicAnchor } = this.#resolve(uriReference);
    if (dynamicAnchor === undefined) return this.#staticEdge(place);
    return { ...edgeTo(this.#lowering.blockOf(place), this.#path), dynamic: dynamicAnchor };
  }

  dynamicAnchor(name: string): Edge {
    // The resource that this stands in is always in scope, and the last to be asked.
    const own = this.#block.place.resource.dynamicAnchors.get(name);
    return { ...edgeTo(own ? this.#lowering.blockOf(own) : nowhere, this.#path), dynamic: name };
  }

  #staticEdge(place: Place): Edge {
    const target = this.#lowering.blockOf(place);
    this.#block.leadsTo.push(target);
    return edgeTo(target, this.#path);
  }

  #resolve(uriReference: string): Resolved {
    return this.#lowering.registry.resolve(uriReference, this);
  }

  pattern(source: string): Pattern {
    return this.#lowering.patternOf(source, this);
  }

  /** The base URI. */
  get uri(): string {
    return this.#block.place.resource.uri;
  }

  /** Where this stands, for messages. */
  get pointer(): string {
    return this.#block.pointer + pointerOf(this.#path);
  }

  get keyword(): string | undefined {
    return this.#path[0];
  }

  within(token: string): ParseContext {
    return new PlacedContext(this.#lowering, this.#block, [...this.#path, token]);
  }
}

/** What a keyword sees of the schema object that it stands in. */
class PlacedReading implements Reading<unknown> {
  readonly value: unknown;
  readonly json: Json;
  readonly #lowering: Lowering;
  readonly #block: SchemaBlock;
  readonly #name: string;

  constructor(lowering: Lowering, block: SchemaBlock, name: string, value: unknown) {
    this.value = value;
    this.json = (block.place.json as JsonObject)[name] as Json;
    this.#lowering = lowering;
    this.#block = block;
    this.#name = name;
  }

  get anything(): Edge {
    const { resource, pointer } = this.#block.place;
    const via = [this.#name];
    return edgeTo(this.#lowering.blockOf({ resource, pointer: pointer + pointerOf(via), json: true }), via);
  }

  read<Out>(facet: Facet<never, Out>): Out {
    return combined(facet, this.#block.provisions);
  }

  readAt<Out>(edge: Edge, facet: Facet<never, Out>): Out {
    const block = this.#lowering.blocks[edge.target];
    return combined(facet, block instanceof SchemaBlock ? block.provisions : []);
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
