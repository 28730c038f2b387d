import { DefinitionError } from "../errors/definition-error.js";
import { SchemaError, type SchemaErrorLocation } from "../errors/schema-error.js";
import { pointerOf, valueAt } from "../json/pointer.js";
import { hintFor } from "../keyword/hint-for.js";
import { isObject, type Json, type JsonObject } from "../json/types.js";
import type { Keyword } from "../keyword/keyword.js";
import { type Dialect, keywordsIn, type DialectKeyword } from "../keyword/dialect.js";
import type { Provision } from "../keyword/facet.js";
import type { Path, ShapeProblem } from "../keyword/shape.js";
import { customMessages } from "../keyword/shared-facets.js";
import type { BlockId, Pattern, Plan, Resource } from "../plan/plan.js";
import { applicationTo } from "../plan/application.js";
import { blocksLeadingTo } from "../plan/walk.js";
import type { Registry, ResolvedReference } from "../registry/registry.js";
import type { SchemaLocation, SchemaDocument, SchemaResource } from "../registry/resource.js";
import { orReport, type RefuseOrReport } from "../registry/fault.js";
import { refuseUnknownKeywords } from "../registry/unknown-keywords.js";
import { openReferenceCycles, type ReferringBlock, refuseReferenceCycles, referrersIn } from "./reference-cycles.js";
import { LazyBlock } from "./lazy-block.js";
import { MissingDocuments } from "./missing-documents.js";
import { GrowingBlocks } from "./growing-blocks.js";
import type { Reading, SchemaBlock } from "./lowering.js";
import { openRules } from "./open-rules.js";
import type { OpenPlaces } from "./open-places.js";
import { compilePattern, patternOfEngine, type RegexEngine } from "./pattern.js";
import { refuserOf, type Tolerance } from "./tolerance.js";
import { faultySubschemas } from "./faulty-subschemas.js";
import { LoweringParseContext } from "./lowering-context.js";

/** Options for {@link lower}. */
export interface LoweringOptions {
  /**
   * Called once for each document, before its schemas are lowered. It throws to refuse the document, or returns the places in it that are
   * left open.
   */
  checkDocument(document: SchemaDocument): OpenPlaces | undefined;
  /** Compiles regular expressions. `undefined` for those of the JavaScript engine. */
  readonly regex: RegexEngine | undefined;
  /** Maps each dialect to one with the same keyword names, of which some have another meaning. */
  readonly substituteDialect: ((dialect: Dialect) => Dialect) | undefined;
  /** How errors are reported, whose places are left open. `undefined` if errors are thrown. */
  readonly tolerance: Tolerance | undefined;
}

/**
 * A schema that was lowered to a plan, with all schemas that it reaches. All errors in them have been found. Each block makes
 * its rules on first use, so parts of a schema that no value reaches cost little.
 */
export interface LoweredSchema {
  /** The plan with blocks whose rules are made on first use. Making rules may add blocks. */
  readonly plan: Plan;
  /** The keywords that occur in the schemas. */
  readonly keywords: ReadonlySet<Keyword>;
  /** Whether an application may find its target in the dynamic scope. */
  readonly isDynamic: boolean;
  /** Makes all rules. Then the plan holds nothing that rules are made from. */
  completePlan(): Plan;
}

/**
 * Lowers a schema, and all schemas that it reaches, to a plan. This is the only folder that knows both keywords and blocks.
 *
 * @throws SchemaError if the value of a keyword, a pattern or a reference cannot be used, unless that is left open.
 */
export function lower(registry: Registry, root: SchemaLocation, options: LoweringOptions): LoweredSchema {
  // Nothing below may refer to the reader: the plan is kept, and what only reading needs is not.
  const { tolerance } = options;
  const growing = new GrowingBlocks(refuserOf(tolerance));
  const reader = new SchemaReader(registry, growing, options);
  const entry = applicationTo(reader.blockOf(root));
  const read = reader.readAll();
  const { resources, keywords, isDynamic } = reader;
  const plan: Plan = { entry, blocks: growing.blocks, resources };
  const originalOf = (block: BlockId): BlockId => growing.originalOf(block);
  if (tolerance) {
    const cut = openReferenceCycles(plan, read, originalOf, growing, tolerance);
    growing.relax(blocksLeadingTo([...reader.leftOpen, ...cut], referrersIn(read)));
  } else refuseReferenceCycles(plan, read, originalOf);
  return loweredSchema({ plan, keywords, isDynamic }, growing);
}

function loweredSchema(
  { plan, keywords, isDynamic }: Pick<LoweredSchema, "plan" | "keywords" | "isDynamic">,
  growing: GrowingBlocks,
): LoweredSchema {
  let complete = false;
  const completePlan = (): Plan => {
    if (!complete) growing.complete();
    complete = true;
    return plan;
  };
  return { plan, keywords, isDynamic, completePlan };
}

/** Reads a schema and all that it reaches, one schema after another. */
class SchemaReader implements Reading {
  readonly resources: Resource[] = [];
  readonly keywords = new Set<Keyword>();
  readonly registry: Registry;
  readonly #growing: GrowingBlocks;
  readonly #options: LoweringOptions;
  readonly #unread: LazyBlock[] = [];
  // Each schema object has one location, so the object is the key. Each boolean schema gets a block of its own.
  readonly #blocksBySchema = new Map<Json, LazyBlock>();
  /** The blocks that each block's keywords apply. */
  readonly #targets: BlockId[][] = [];
  readonly #resourceIds = new Map<SchemaResource, number>();
  /** The dynamic anchors that some reference looks for. Others are not bound: they would make scopes that differ in nothing. */
  readonly #anchorsInUse = new Set<string>();
  /** The other anchors, and what binds each if a reference turns up. */
  readonly #unusedAnchors = new Map<string, (() => unknown)[]>();
  readonly #documents = new Map<SchemaDocument, OpenPlaces | undefined>();
  readonly #patterns = new Map<string, Pattern>();
  readonly #refuse: RefuseOrReport;
  /** The blocks of schemas that have parts that are left open. */
  readonly leftOpen = new Set<BlockId>();
  #openBlock: BlockId | undefined;
  readonly #eagerBlocks: LazyBlock[] = [];
  readonly #missing = new MissingDocuments();

  constructor(registry: Registry, growing: GrowingBlocks, options: LoweringOptions) {
    this.registry = registry;
    this.#growing = growing;
    this.#options = options;
    this.#refuse = refuserOf(options.tolerance);
  }

  /** Reads all schemas that are reached, and returns their blocks by number. */
  readAll(): readonly ReferringBlock[] {
    for (let next = this.#unread.pop(); next; next = this.#unread.pop())
      if (isObject(next.location.json)) this.#readKeywords(next, next.location.json);
    this.#missing.refuse();
    const read = this.#targets.map((targets, id) => ({ id, targets }));
    // The getter makes the rules.
    for (const { rules } of this.#eagerBlocks) void rules;
    return read;
  }

  resolve(reference: string, from: SchemaErrorLocation, own: SchemaLocation): ResolvedReference | undefined {
    try {
      return this.registry.resolve(reference, from);
    } catch (error) {
      if (!this.#options.tolerance) {
        this.#missing.note(error);
        return { location: own, dynamicAnchor: undefined };
      }
      if (!(error instanceof SchemaError)) throw error;
      return this.#refuse(error);
    }
  }

  openBlock(block: SchemaBlock): BlockId {
    this.leftOpen.add(block.id);
    if (this.#openBlock !== undefined) return this.#openBlock;
    const accepted = this.#growing.addBlock(block, []);
    this.#openBlock = this.#growing.addBlock(block, openRules(accepted));
    this.#targets.push([], [accepted]);
    return this.#openBlock;
  }

  isOpen({ resource, json }: SchemaLocation, path: Path): boolean {
    const open = this.#documents.get(resource.document);
    return open?.has(valueAt(json, path.slice(0, -1)), path.at(-1)) === true;
  }

  blockOf(location: SchemaLocation): BlockId {
    const { json } = location;
    const known = isObject(json) ? this.#blocksBySchema.get(json) : undefined;
    if (known) return known.id;
    const { blocks } = this.#growing;
    const block = new LazyBlock(this.#growing, blocks.length, location);
    blocks.push(block);
    this.#targets.push([]);
    if (isObject(json)) this.#blocksBySchema.set(json, block);
    block.resource = this.#resourceId(location.resource);
    this.#unread.push(block);
    return block.id;
  }

  refers(block: BlockId, target: BlockId): void {
    this.#targets.at(block)?.push(target);
  }

  refersDynamically(anchor: string): void {
    this.#anchorsInUse.add(anchor);
    const declared = this.#unusedAnchors.get(anchor) ?? [];
    this.#unusedAnchors.delete(anchor);
    for (const bind of declared) bind();
  }

  get isDynamic(): boolean {
    return this.#anchorsInUse.size > 0;
  }

  #resourceId(resource: SchemaResource): number {
    const known = this.#resourceIds.get(resource);
    if (known !== undefined) return known;
    if (!this.#documents.has(resource.document)) {
      // Set before the check, which may come to the document again.
      this.#documents.set(resource.document, undefined);
      this.#documents.set(resource.document, this.#options.checkDocument(resource.document));
    }
    const id = this.resources.length;
    this.#resourceIds.set(resource, id);
    const dynamicAnchors = new Map<string, BlockId>();
    this.resources.push({ uri: resource.uri, dialect: resource.dialect.uri, dynamicAnchors });
    // Dynamic references can lead to these from any schema that the resource reaches.
    for (const [anchor, location] of resource.dynamicAnchors) {
      const bind = (): unknown => dynamicAnchors.set(anchor, this.blockOf(location));
      if (this.#anchorsInUse.has(anchor)) bind();
      else if (!this.#unusedAnchors.get(anchor)?.push(bind)) this.#unusedAnchors.set(anchor, [bind]);
    }
    return id;
  }

  patternOf(source: string, at: SchemaErrorLocation): Pattern | undefined {
    const known = this.#patterns.get(source);
    if (known) return known;
    const { regex, tolerance } = this.#options;
    const translation = tolerance?.translatePattern?.(source);
    if (tolerance && translation) {
      const reason = `${JSON.stringify(source)} is of another dialect of regular expressions; it is read as ${String(translation)}`;
      tolerance.onFault({ error: new SchemaError("invalid-pattern", at, reason), translation });
      return { source, flags: "u", foreign: true, test: (text) => translation.test(text) };
    }
    try {
      const pattern = regex ? patternOfEngine(regex, source) : compilePattern(source);
      this.#patterns.set(source, pattern);
      return pattern;
    } catch (cause) {
      if (cause instanceof DefinitionError) throw cause;
      const problem = regex ? "is not supported by the regular expression engine" : "is not a valid regular expression";
      const reason = `${JSON.stringify(source)} ${problem}: ${(cause as Error).message}`;
      return this.#refuse(new SchemaError("invalid-pattern", at, reason, { cause }));
    }
  }

  /** Parses the keywords of a schema object, in the order of the dialect, and collects what they provide. */
  #readKeywords(block: LazyBlock, schema: JsonObject): void {
    const { location } = block;
    // The index has not seen a schema that only a reference leads to.
    orReport(this.#refuse, () => this.registry.dialects.refuseOther(location));
    refuseUnknownKeywords(location, this.#refuse);
    const { dialect } = location.resource;
    const substitute = this.#options.substituteDialect?.(dialect) ?? dialect;
    const indexed = substitute === dialect ? location.resource.document.schemas.get(schema) : undefined;
    const present = indexed?.keywords ?? keywordsIn(schema, substitute);
    const keywords = this.#options.tolerance ? this.#usable(present, schema, block) : present;
    const values = keywords.map((named) => this.#parse(named, schema, block));
    const provisions = keywords.flatMap(({ keyword }, i) => keyword.provide(values[i])).slice();
    block.setRead(keywords, values, provisions);
    if (this.#isEager(keywords, provisions)) this.#eagerBlocks.push(block);
  }

  /**
   * Whether the rules of a schema are made during compilation, so that errors are found then: custom messages may not fit the
   * schema, and a keyword that occurs for the first time may be defined wrongly.
   */
  #isEager(keywords: readonly DialectKeyword[], provisions: readonly Provision[]): boolean {
    const before = this.keywords.size;
    for (const { keyword } of keywords) this.keywords.add(keyword);
    return this.keywords.size > before || provisions.some(({ facet }) => facet.id === customMessages.id);
  }

  /** The keywords whose values can be parsed. Errors in the others are reported. */
  #usable(present: readonly DialectKeyword[], schema: JsonObject, block: LazyBlock): readonly DialectKeyword[] {
    return present.filter(({ name, keyword }) => {
      if (this.isOpen(block.location, [name])) {
        this.leftOpen.add(block.id);
        return false;
      }
      const json = schema[name] as Json;
      const problem = keyword.value.problem(json);
      if (!problem) return true;
      const faulty = faultySubschemas(keyword.value, json);
      const expected = "a schema (an object or a boolean)";
      for (const each of faulty?.map((path) => ({ path, expected })) ?? [problem])
        this.#refuse(faultyValue(block, name, keyword, json, each));
      this.leftOpen.add(block.id);
      return faulty !== undefined;
    });
  }

  #parse({ name, keyword }: DialectKeyword, schema: JsonObject, block: LazyBlock): unknown {
    const json = schema[name] as Json;
    const problem = this.#options.tolerance ? undefined : keyword.value.problem(json);
    if (problem) throw faultyValue(block, name, keyword, json, problem);
    return keyword.value.parse(json, new LoweringParseContext(this, block, [name]));
  }
}

function faultyValue(
  { location: { resource, pointer } }: LazyBlock,
  name: string,
  keyword: Keyword,
  json: Json,
  { path, expected }: ShapeProblem,
): SchemaError {
  const at = { uri: resource.uri, pointer: pointer + pointerOf([name, ...path]), keyword: name };
  return new SchemaError("invalid-keyword-value", at, `"${name}" must be ${expected}${hintFor(keyword, json)}`);
}
