import { SchemaError } from "../errors/schema-error.js";
import { pointerOf } from "../json/pointer.js";
import { isObject, type Json, type JsonObject, T } from "../json/types.js";
import type { Reading } from "../keyword/define.js";
import { keywordsIn, type NamedKeyword } from "../keyword/dialect.js";
import type { Facet, Provision } from "../keyword/facet.js";
import type { ParseContext } from "../keyword/shape.js";
import type { Block, BlockId, Edge, Note, Pattern, Plan, Report, Resource, Rule } from "../plan/ops.js";
import { falseRules } from "../plan/ops.js";
import { readsMarks } from "../plan/walk.js";
import type { Registry } from "../registry/registry.js";
import type { Place, SchemaDocument, SchemaResource } from "../registry/resource.js";
import { refuseEndlessReferences } from "./endless.js";
import { compilePattern } from "./pattern.js";

/**
 * Turns a schema, and all that it reaches, into a plan. This is the one room that sees both keywords and blocks.
 *
 * @param admit - Called with each document before anything in it is lowered; throws to refuse it.
 * @throws SchemaError when a keyword's value, a pattern or a reference cannot be used.
 */
export function lower(registry: Registry, root: Place, admit: (document: SchemaDocument) => void): Plan {
  const lowering = new Lowering(registry, admit);
  const target = lowering.blockOf(root);
  lowering.run();
  const plan: Plan = { entry: { target, via: [] }, blocks: lowering.blocks, resources: lowering.resources };
  refuseEndlessReferences(plan);
  return plan;
}

interface WorkingBlock extends Block {
  rules: readonly Rule[];
}

class Lowering {
  readonly blocks: WorkingBlock[] = [];
  readonly resources: Resource[] = [];
  readonly #registry: Registry;
  readonly #admit: (document: SchemaDocument) => void;
  readonly #waiting: { block: WorkingBlock; place: Place }[] = [];
  // A schema object stands in one place only, so the object itself is the key; booleans are lowered where they stand.
  readonly #blockIds = new Map<Json, BlockId>();
  readonly #resourceIds = new Map<SchemaResource, number>();
  readonly #documents = new Set<SchemaDocument>();
  readonly #patterns = new Map<string, Pattern>();

  constructor(registry: Registry, admit: (document: SchemaDocument) => void) {
    this.#registry = registry;
    this.#admit = admit;
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
    if (isObject(place.json)) this.#blockIds.set(place.json, block.id);
    Object.assign(block, { resource: this.#resourceId(place.resource) });
    this.#waiting.push({ block, place });
    return block.id;
  }

  #resourceId(resource: SchemaResource): number {
    const known = this.#resourceIds.get(resource);
    if (known !== undefined) return known;
    if (!this.#documents.has(resource.document)) {
      this.#documents.add(resource.document);
      this.#admit(resource.document);
    }
    const id = this.resources.length;
    this.#resourceIds.set(resource, id);
    const dynamicAnchors = new Map<string, BlockId>();
    this.resources.push({ uri: resource.uri, dynamicAnchors });
    // Whoever passes through this resource may be asked for them.
    for (const [anchor, place] of resource.dynamicAnchors) dynamicAnchors.set(anchor, this.blockOf(place));
    return id;
  }

  #rulesOf(place: Place): readonly Rule[] {
    const { json } = place;
    if (json === false) return falseRules;
    if (!isObject(json)) return [];
    const schema = json;
    const { dialect } = place.resource;
    const present = keywordsIn(schema, dialect).map((named) => ({
      ...named,
      value: this.#parse(named, schema, place),
    }));
    const provisions = present.flatMap(({ keyword, value }) => keyword.provide(value));
    const rules: Rule[] = [];
    for (const named of present) {
      const reading = { value: named.value, ...this.#reading(named, schema[named.name] as Json, place, provisions) };
      const common = commonOf(named, reading);
      for (const goal of named.keyword.lower(reading)) rules.push({ ...common, goal });
    }
    if (!present.some(({ keyword }) => keyword.masksSiblings)) rules.push(...unknownRules(schema, dialect.keywords));
    // A reader of marks runs after those who write them: an effect, not a priority that a keyword would have to declare.
    return rules.some(({ goal }) => readsMarks(goal))
      ? [...rules.filter(({ goal }) => !readsMarks(goal)), ...rules.filter(({ goal }) => readsMarks(goal))]
      : rules;
  }

  #parse({ name, keyword }: NamedKeyword, schema: JsonObject, place: Place): unknown {
    const json = schema[name] as Json;
    const problem = keyword.value.problem(json);
    if (problem) {
      const at = {
        uri: place.resource.uri,
        pointer: place.pointer + pointerOf([name, ...problem.path]),
        keyword: name,
      };
      throw new SchemaError("invalid-keyword-value", at, `"${name}" must be ${problem.expected}`);
    }
    return keyword.value.parse(json, this.#context(place, name, [name]));
  }

  #context(place: Place, keyword: string, path: readonly string[]): ParseContext {
    return {
      subschema: () => {
        const target = this.#registry.descend(place, path);
        if (!target)
          throw new TypeError(
            `The shape of "${keyword}" parses a subschema at ${pointerOf(path)}, where there is none.`,
          );
        return { target: this.blockOf(target), via: path };
      },
      pattern: (source) =>
        this.#pattern(source, { uri: place.resource.uri, pointer: place.pointer + pointerOf(path), keyword }),
      within: (token) => this.#context(place, keyword, [...path, token]),
    };
  }

  #pattern(source: string, at: { uri: string; pointer: string; keyword: string }): Pattern {
    const known = this.#patterns.get(source);
    if (known) return known;
    try {
      const pattern = compilePattern(source);
      this.#patterns.set(source, pattern);
      return pattern;
    } catch (cause) {
      const reason = `${JSON.stringify(source)} is not a regular expression of ECMA-262: ${(cause as Error).message}`;
      throw new SchemaError("invalid-pattern", at, reason, { cause });
    }
  }

  #reading(
    { name }: NamedKeyword,
    json: Json,
    place: Place,
    provisions: readonly Provision[],
  ): Omit<Reading<unknown>, "value"> {
    const from = { uri: place.resource.uri, pointer: `${place.pointer}${pointerOf([name])}`, keyword: name };
    return {
      json,
      read: <Out>(facet: Facet<never, Out>): Out =>
        facet.combine(provisions.filter((provision) => provision.facet === facet).map(({ input }) => input as never)),
      reference: (reference): Edge => ({
        target: this.blockOf(this.#registry.resolve(reference, from).place),
        via: [name],
      }),
      dynamicReference: (reference): Edge => {
        const { place: found, dynamicAnchor } = this.#registry.resolve(reference, from);
        return {
          target: this.blockOf(found),
          via: [name],
          ...(dynamicAnchor !== undefined && { dynamic: dynamicAnchor }),
        };
      },
    };
  }
}

/** What all rules of one keyword share. */
function commonOf({ name, keyword, vocabulary }: NamedKeyword, reading: Reading<unknown>): Omit<Rule, "goal"> {
  const variant = keyword.messages.size === 0 ? undefined : keyword.variant(reading);
  const template = variant === undefined ? undefined : keyword.messages.get(variant);
  const report: Report | undefined =
    template === undefined
      ? undefined
      : { id: variant ? `${keyword.id}#${variant}` : keyword.id, template, data: { value: reading.json } };
  const note: Note | undefined =
    keyword.annotation &&
    (keyword.annotation === "value" ? { kind: "value", value: reading.json } : { kind: "applied" });
  return { name, applies: keyword.applies, vocabulary, ...(note && { note }), ...(report && { report }) };
}

/** A keyword that nobody knows is an annotation (2020-12 core, section 6.5). */
function unknownRules(schema: JsonObject, known: ReadonlyMap<string, unknown>): Rule[] {
  return Object.keys(schema)
    .filter((name) => !known.has(name))
    .map((name) => ({
      name,
      applies: T.any,
      goal: { op: "nothing" },
      note: { kind: "value", value: schema[name] as Json },
    }));
}
