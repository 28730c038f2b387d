import type { SchemaErrorLocation } from "../errors/schema-error.js";
import type { Provision } from "../keyword/facet.js";
import type { Block, BlockId, Pattern, Rule } from "../plan/plan.js";
import type { Registry } from "../registry/registry.js";
import type { SchemaLocation } from "../registry/resource.js";

/** A plan while it is made. Blocks and contexts use it. */
export interface Lowering {
  readonly registry: Registry;
  /** All blocks so far, by number. */
  readonly blocks: readonly Block[];
  /** Returns the number of a schema's block. The schema may be read later, since schemas may refer to one another. */
  blockOf(location: SchemaLocation): BlockId;
  /** Adds a block with other rules for the schema of a block. */
  addBlock(original: Block, rules: readonly Rule[]): BlockId;
  /** Returns what the keywords of a block's schema provide to facets. */
  provisionsOf(block: BlockId): readonly Provision[];
  /**
   * Compiles a regular expression of a schema.
   *
   * @throws SchemaError if it is not valid.
   */
  patternOf(source: string, at: SchemaErrorLocation): Pattern;
}

/** The block of a schema. */
export interface SchemaBlock extends Block {
  readonly location: SchemaLocation;
  /** What the keywords of the schema provide to facets. Complete once the schema has been read. */
  readonly provisions: readonly Provision[];
  /** The blocks of the schemas that its keywords apply, except those of dynamic references. */
  readonly targets: BlockId[];
}
