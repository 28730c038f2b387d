// The contexts that keywords get: one while their values are parsed, one while rules are made.
import { DefinitionError } from "../errors/definition-error.js";
import type { SchemaErrorLocation } from "../errors/schema-error.js";
import { pointerOf } from "../json/pointer.js";
import type { Json, JsonObject } from "../json/types.js";
import type { KeywordContext } from "../keyword/keyword.js";
import type { Facet, Provision } from "../keyword/facet.js";
import type { ParseContext } from "../keyword/shape.js";
import { type Application, nowhere, type Pattern } from "../plan/plan.js";
import { applicationTo } from "../plan/application.js";
import type { ResolvedReference } from "../registry/registry.js";
import type { SchemaLocation } from "../registry/resource.js";
import type { Lowering, Reading, SchemaBlock } from "./lowering.js";
import { openPattern } from "./pattern.js";

/** The context in which the value of a keyword is parsed. */
export class LoweringParseContext implements ParseContext, SchemaErrorLocation {
  readonly #reading: Reading;
  readonly #block: SchemaBlock;
  /** The path from the schema object. It begins with the keyword's name. */
  readonly #path: readonly string[];
  /** Whether nobody knows which parts of a value are meant: a pattern here is left open. */
  #hasOpenPattern = false;

  constructor(reading: Reading, block: SchemaBlock, path: readonly string[]) {
    this.#reading = reading;
    this.#block = block;
    this.#path = path;
  }

  subschema(): Application {
    const { location } = this.#block;
    if (this.#hasOpenPattern || this.#reading.isOpen(location, this.#path)) return this.#openApplication();
    const target = this.#reading.registry.descend(location, this.#path);
    if (target) return this.#staticApplication(target);
    throw new DefinitionError(`A shape parses a subschema at ${pointerOf(this.#path)}, but there is none.`);
  }

  reference(uriReference: string): Application {
    const resolved = this.#resolve(uriReference);
    return resolved ? this.#staticApplication(resolved.location) : this.#openApplication();
  }

  dynamicReference(uriReference: string): Application {
    const resolved = this.#resolve(uriReference);
    if (!resolved) return this.#openApplication();
    const { location, dynamicAnchor } = resolved;
    if (dynamicAnchor === undefined) return this.#staticApplication(location);
    this.#reading.refersDynamically(dynamicAnchor);
    return { ...applicationTo(this.#reading.blockOf(location), this.#path), dynamic: dynamicAnchor };
  }

  dynamicAnchor(name: string): Application {
    this.#reading.refersDynamically(name);
    // The resource of the schema is the innermost one of every dynamic scope, so it is the fallback.
    const own = this.#block.location.resource.dynamicAnchors.get(name);
    return { ...applicationTo(own ? this.#reading.blockOf(own) : nowhere, this.#path), dynamic: name };
  }

  #openApplication(): Application {
    return applicationTo(this.#reading.openBlock(this.#block), this.#path);
  }

  #staticApplication(location: SchemaLocation): Application {
    const target = this.#reading.blockOf(location);
    this.#reading.refers(this.#block.id, target);
    return applicationTo(target, this.#path);
  }

  #resolve(uriReference: string): ResolvedReference | undefined {
    return this.#reading.resolve(uriReference, this, this.#block.location);
  }

  pattern(source: string): Pattern {
    const pattern = this.#reading.patternOf(source, this);
    if (pattern) return pattern;
    this.#hasOpenPattern = true;
    this.#reading.openBlock(this.#block);
    return openPattern(source);
  }

  get baseUri(): string {
    return this.#block.location.resource.uri;
  }

  /** The resource, for errors. */
  get uri(): string {
    return this.baseUri;
  }

  /** The pointer to this location, for errors. */
  get pointer(): string {
    return this.#block.pointer + pointerOf(this.#path);
  }

  get keyword(): string | undefined {
    return this.#path.at(0);
  }

  child(token: string): ParseContext {
    return new LoweringParseContext(this.#reading, this.#block, this.#path.concat(token));
  }
}

/** The context in which a keyword makes its constraints. */
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
    const { resource, pointer } = this.#block;
    const path = [this.#name];
    return applicationTo(this.#lowering.addBlock({ resource, pointer: pointer + pointerOf(path) }, []), path);
  }

  read<Out>(facet: Facet<never, Out>): Out {
    return combineFacet(facet, this.#block.provisions);
  }

  readAt<Out>(application: Application, facet: Facet<never, Out>): Out {
    return combineFacet(facet, this.#lowering.provisionsOf(application.target));
  }

  provideAt(application: Application, provisions: readonly Provision[]): Application {
    if (application.dynamic !== undefined || provisions.length === 0) return application;
    return { ...application, target: this.#lowering.variantOf(application.target, provisions) };
  }
}

/** Combines the contributions to a facet into the value that readers get. */
export function combineFacet<Out>(facet: Facet<never, Out>, provisions: readonly Provision[]): Out {
  const provided = provisions.filter((provision) => provision.facet.id === facet.id);
  return facet.combine(provided.map(({ input }) => input as never));
}
