import { SchemaError, type SchemaErrorLocation } from "../errors/schema-error.js";
import { pointerOf } from "../json/pointer.js";
import { isObject, type Json, type JsonObject } from "../json/types.js";
import type { Keyword } from "../keyword/define-keyword.js";
import { type Dialect, keywordsIn, type DialectKeyword } from "../keyword/dialect.js";
import type { Provision } from "../keyword/facet.js";
import { customMessages } from "../keyword/shared-facets.js";
import type { Block, BlockId, Pattern, Plan, Resource, Rule } from "../plan/plan.js";
import { applicationTo } from "../plan/application.js";
import type { Registry } from "../registry/registry.js";
import type { SchemaLocation, SchemaDocument, SchemaResource } from "../registry/resource.js";
import { refuseUnknownKeywords } from "../registry/unknown-keywords.js";
import { refuseReferenceCycles } from "./reference-cycles.js";
import { LazyBlock } from "./lazy-block.js";
import type { Lowering } from "./lowering.js";
import { compilePattern, patternOfEngine, type RegexEngine } from "./pattern.js";
import { LoweringParseContext } from "./lowering-context.js";

/** What lowering asks of others. */
export interface LoweringOptions {
  /** Called with each document before anything in it is lowered; throws to refuse it. */
  checkDocument(document: SchemaDocument): void;
  /** Compiles regular expressions; the host does where it is not given. */
  readonly regex: RegexEngine | undefined;
  /** The dialect to read schemas of a dialect in: the same keywords, of which some mean something else. */
  readonly substituteDialect: ((dialect: Dialect) => Dialect) | undefined;
}

/**
 * A schema that was read, with all that it reaches: whatever is wrong with it has been found. Its blocks are there, and
 * each makes its rules when they are first asked for, so that what no value reaches costs little.
 */
export interface LoweredSchema {
  /** For those who look at single blocks. There may be more of them once rules have been made. */
  readonly plan: Plan;
  /** The same plan with all rules, for those who look at all of it. Made once. */
  completePlan(): Plan;
}

/**
 * Reads a schema, and all that it reaches, to be turned into a plan. This is the one room that sees both keywords and blocks.
 *
 * @throws SchemaError when a keyword's value, a pattern or a reference cannot be used.
 */
export function lower(registry: Registry, root: SchemaLocation, options: LoweringOptions): LoweredSchema {
  const lowering = new SchemaReader(registry, options);
  const entry = applicationTo(lowering.blockOf(root));
  const read = lowering.read();
  const { blocks, resources } = lowering;
  const plan: Plan = { entry, blocks, resources };
  refuseReferenceCycles(plan, read);
  let whole: Plan | undefined;
  return { plan, completePlan: () => (whole ??= { entry, blocks: allOf(blocks), resources }) };
}

/** The blocks as they are once all rules are made, which may add some at the end. */
function allOf(blocks: readonly Block[]): readonly Block[] {
  const made: Block[] = [];
  for (const { id, resource, pointer, rules } of blocks) made.push({ id, resource, pointer, rules });
  return made;
}

/** Reads schemas one after another, each with what it leads to. */
class SchemaReader implements Lowering {
  readonly blocks: Block[] = [];
  readonly resources: Resource[] = [];
  readonly registry: Registry;
  readonly #options: LoweringOptions;
  readonly #unread: LazyBlock[] = [];
  // A schema object stands in one place only, so the object itself is the key; booleans are lowered where they stand.
  readonly #ofSchemas = new Map<Json, LazyBlock>();
  readonly #resourceIds = new Map<SchemaResource, number>();
  readonly #documents = new Set<SchemaDocument>();
  readonly #patterns = new Map<string, Pattern>();
  readonly #met = new Set<Keyword>();
  readonly #urgent: LazyBlock[] = [];

  constructor(registry: Registry, options: LoweringOptions) {
    this.registry = registry;
    this.#options = options;
  }

  /** Reads all schemas that are reached. */
  read(): readonly LazyBlock[] {
    const read: LazyBlock[] = [];
    for (let next = this.#unread.pop(); next; next = this.#unread.pop()) {
      if (isObject(next.location.json)) this.#readKeywords(next, next.location.json);
      read[next.id] = next;
    }
    // They are made when they are asked for.
    for (const { rules } of this.#urgent) void rules;
    return read;
  }

  blockOf(location: SchemaLocation): BlockId {
    const { json } = location;
    const known = isObject(json) ? this.#ofSchemas.get(json) : undefined;
    if (known) return known.id;
    const block = new LazyBlock(this, this.blocks.length, location);
    this.blocks.push(block);
    if (isObject(json)) this.#ofSchemas.set(json, block);
    block.resource = this.#resourceId(location.resource);
    this.#unread.push(block);
    return block.id;
  }

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
      this.#options.checkDocument(resource.document);
    }
    const id = this.resources.length;
    this.#resourceIds.set(resource, id);
    const dynamicAnchors = new Map<string, BlockId>();
    this.resources.push({ uri: resource.uri, dialect: resource.dialect.uri, dynamicAnchors });
    // Whoever passes through this resource may be asked for them.
    for (const [anchor, location] of resource.dynamicAnchors) dynamicAnchors.set(anchor, this.blockOf(location));
    return id;
  }

  provisionsOf(id: BlockId): readonly Provision[] {
    const block = this.blocks[id];
    return block instanceof LazyBlock ? block.provisions : [];
  }

  patternOf(source: string, at: SchemaErrorLocation): Pattern {
    const known = this.#patterns.get(source);
    if (known) return known;
    const { regex } = this.#options;
    try {
      const pattern = regex ? patternOfEngine(regex, source) : compilePattern(source);
      this.#patterns.set(source, pattern);
      return pattern;
    } catch (cause) {
      const kind = regex ? "that this engine knows" : "of ECMA-262";
      const reason = `${JSON.stringify(source)} is not a regular expression ${kind}: ${(cause as Error).message}`;
      throw new SchemaError("invalid-pattern", at, reason, { cause });
    }
  }

  /** The keywords of a schema object, in the order of the dialect, and what they provide. */
  #readKeywords(block: LazyBlock, schema: JsonObject): void {
    const { location } = block;
    // What only a reference made a schema was not looked at before.
    this.registry.refuseOtherDialect(location);
    refuseUnknownKeywords(location);
    const { dialect } = location.resource;
    const other = this.#options.substituteDialect?.(dialect) ?? dialect;
    const indexed = other === dialect ? location.resource.document.schemas.get(schema) : undefined;
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
  #isUrgent({ keywords, provisions }: LazyBlock): boolean {
    const met = this.#met.size;
    for (const { named } of keywords) this.#met.add(named.keyword);
    return this.#met.size > met || provisions.some(({ facet }) => facet.id === customMessages.id);
  }

  #parse({ name, keyword }: DialectKeyword, schema: JsonObject, block: LazyBlock): unknown {
    const json = schema[name] as Json;
    const problem = keyword.value.problem(json);
    if (problem) {
      const { resource, pointer } = block.location;
      const at = { uri: resource.uri, pointer: pointer + pointerOf([name, ...problem.path]), keyword: name };
      throw new SchemaError("invalid-keyword-value", at, `"${name}" must be ${problem.expected}`);
    }
    return keyword.value.parse(json, new LoweringParseContext(this, block, [name]));
  }
}
