// What keywords are given: the schema object that they stand in, while it is read and while rules are made of it.
import { DefinitionError } from "../errors/definition-error.js";
import type { SchemaPlace } from "../errors/schema-error.js";
import { pointerOf } from "../json/pointer.js";
import type { Json, JsonObject } from "../json/types.js";
import type { Reading } from "../keyword/define.js";
import type { Facet, Provision } from "../keyword/facet.js";
import type { ParseContext } from "../keyword/shape.js";
import { type Edge, edgeTo, nowhere, type Pattern } from "../plan/ops.js";
import type { Resolved } from "../registry/registry.js";
import type { Place } from "../registry/resource.js";
import type { Lowering, SchemaBlock } from "./lowering.js";

/** What a keyword's value is parsed with: subschemas are where the path leads. */
export class PlacedContext implements ParseContext, SchemaPlace {
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
export class PlacedReading implements Reading<unknown> {
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
    return combined(facet, this.#lowering.provisionsOf(edge.target));
  }
}

/** What a reader of a facet sees of what keywords provide. */
export function combined<Out>(facet: Facet<never, Out>, provisions: readonly Provision[]): Out {
  const provided = provisions.filter((provision) => provision.facet.id === facet.id);
  return facet.combine(provided.map(({ input }) => input as never));
}
