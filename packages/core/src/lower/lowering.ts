import type { SchemaErrorLocation } from "../errors/schema-error.js";
import type { Provision } from "../keyword/facet.js";
import type { Path } from "../keyword/shape.js";
import type { Block, BlockId, Pattern, Plan, Rule } from "../plan/plan.js";
import type { RefuseOrReport } from "../registry/fault.js";
import type { Registry, ResolvedReference } from "../registry/registry.js";
import type { SchemaLocation } from "../registry/resource.js";

/** The blocks of a plan while their rules are made. */
export interface Lowering extends Pick<Plan, "blocks"> {
  /** Adds a block with other rules for the schema of a block. */
  addBlock(original: Pick<Block, "resource" | "pointer">, rules: readonly Rule[]): BlockId;
  /** Returns what the keywords of a block's schema provide to facets. */
  provisionsOf(block: BlockId): readonly Provision[];
  /** Returns the block of the same schema where more is provided to facets: one block for equal provisions. */
  variantOf(block: BlockId, provisions: readonly Provision[]): BlockId;
  /** Takes an error that is found while rules are made. */
  readonly refuse: RefuseOrReport;
}

/** What reads schemas, before rules are made. The contexts of keyword values use it. */
export interface Reading {
  readonly registry: Registry;
  /**
   * Resolves a URI reference.
   *
   * @param own - The schema with the reference. It stands for the target while a document is missing, so that all missing ones are found.
   * @returns `undefined` if the reference leads nowhere, and is left open.
   * @throws SchemaError if the reference leads nowhere.
   */
  resolve(reference: string, from: SchemaErrorLocation, own: SchemaLocation): ResolvedReference | undefined;
  /** Returns the number of a schema's block. The schema may be read later, since schemas may refer to one another. */
  blockOf(location: SchemaLocation): BlockId;
  /** Notes that a keyword in the schema of a block applies another one. Dynamic references are not noted. */
  refers(block: BlockId, target: BlockId): void;
  /** Notes that there is a dynamic reference. */
  refersDynamically(anchor: string): void;
  /**
   * Compiles a regular expression of a schema.
   *
   * @returns `undefined` if it is not valid, and is left open.
   * @throws SchemaError if it is not valid.
   */
  patternOf(source: string, at: SchemaErrorLocation): Pattern | undefined;
  /** Notes that a part of the schema of a block is left open, and returns the block of what accepts every value. */
  openBlock(block: SchemaBlock): BlockId;
  /** Whether a place in a schema is left open: the subschema at a path that begins with the name of a keyword. */
  isOpen(location: SchemaLocation, path: Path): boolean;
}

/** The block of a schema that was read. */
export interface SchemaBlock extends Block {
  readonly location: SchemaLocation;
  /** What the keywords of the schema provide to facets. Complete once the schema has been read. */
  readonly provisions: readonly Provision[];
}
