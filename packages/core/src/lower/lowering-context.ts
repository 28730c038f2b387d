// What keywords are given: the schema object that they stand in, while it is read and while rules are made of it.
import { DefinitionError } from "../errors/definition-error.js";
import type { SchemaErrorLocation } from "../errors/schema-error.js";
import { pointerOf } from "../json/pointer.js";
import type { Json, JsonObject } from "../json/types.js";
import type { KeywordContext } from "../keyword/define-keyword.js";
import type { Facet, Provision } from "../keyword/facet.js";
import type { ParseContext } from "../keyword/shape.js";
import { type Application, nowhere, type Pattern } from "../plan/plan.js";
import { applicationTo } from "../plan/application.js";
import type { ResolvedReference } from "../registry/registry.js";
import type { SchemaLocation } from "../registry/resource.js";
import type { Lowering, SchemaBlock } from "./lowering.js";

/** What a keyword's value is parsed with: subschemas are where the path leads. */
export class LoweringParseContext implements ParseContext, SchemaErrorLocation {
  readonly #lowering: Lowering;
  readonly #block: SchemaBlock;
  /** From the schema object, the keyword's name first. */
  readonly #path: readonly string[];

  constructor(lowering: Lowering, block: SchemaBlock, path: readonly string[]) {
    this.#lowering = lowering;
    this.#block = block;
    this.#path = path;
  }

  subschema(): Application {
    const target = this.#lowering.registry.descend(this.#block.location, this.#path);
    if (target) return this.#staticApplication(target);
    throw new DefinitionError(`A shape parses a subschema at ${pointerOf(this.#path)}, where there is none.`);
  }

  reference(uriReference: string): Application {
    return this.#staticApplication(this.#resolve(uriReference).location);
  }

  dynamicReference(uriReference: string): Application {
    const { location, dynamicAnchor } = this.#resolve(uriReference);
    if (dynamicAnchor === undefined) return this.#staticApplication(location);
    return { ...applicationTo(this.#lowering.blockOf(location), this.#path), dynamic: dynamicAnchor };
  }

  dynamicAnchor(name: string): Application {
    // The resource that this stands in is always in scope, and the last to be asked.
    const own = this.#block.location.resource.dynamicAnchors.get(name);
    return { ...applicationTo(own ? this.#lowering.blockOf(own) : nowhere, this.#path), dynamic: name };
  }

  #staticApplication(location: SchemaLocation): Application {
    const target = this.#lowering.blockOf(location);
    this.#block.targets.push(target);
    return applicationTo(target, this.#path);
  }

  #resolve(uriReference: string): ResolvedReference {
    return this.#lowering.registry.resolve(uriReference, this);
  }

  pattern(source: string): Pattern {
    return this.#lowering.patternOf(source, this);
  }

  /** The base URI. */
  get uri(): string {
    return this.#block.location.resource.uri;
  }

  /** Where this stands, for messages. */
  get pointer(): string {
    return this.#block.pointer + pointerOf(this.#path);
  }

  get keyword(): string | undefined {
    return this.#path[0];
  }

  child(token: string): ParseContext {
    return new LoweringParseContext(this.#lowering, this.#block, [...this.#path, token]);
  }
}

/** What a keyword sees of the schema object that it stands in. */
export class LoweringKeywordContext implements KeywordContext<unknown> {
  readonly value: unknown;
  readonly json: Json;
  readonly #lowering: Lowering;
  readonly #block: SchemaBlock;
  readonly #name: string;

  constructor(lowering: Lowering, block: SchemaBlock, name: string, value: unknown) {
    this.value = value;
    this.json = (block.location.json as JsonObject)[name] as Json;
    this.#lowering = lowering;
    this.#block = block;
    this.#name = name;
  }

  get trueSchema(): Application {
    const { resource, pointer } = this.#block.location;
    const via = [this.#name];
    return applicationTo(this.#lowering.blockOf({ resource, pointer: pointer + pointerOf(via), json: true }), via);
  }

  read<Out>(facet: Facet<never, Out>): Out {
    return combineFacet(facet, this.#block.provisions);
  }

  readAt<Out>(application: Application, facet: Facet<never, Out>): Out {
    return combineFacet(facet, this.#lowering.provisionsOf(application.target));
  }
}

/** What a reader of a facet sees of what keywords provide. */
export function combineFacet<Out>(facet: Facet<never, Out>, provisions: readonly Provision[]): Out {
  const provided = provisions.filter((provision) => provision.facet.id === facet.id);
  return facet.combine(provided.map(({ input }) => input as never));
}
