import type { SchemaErrorLocation } from "../errors/schema-error.js";
import type { Provision } from "../keyword/facet.js";
import type { Block, BlockId, Pattern, Rule } from "../plan/plan.js";
import type { Registry } from "../registry/registry.js";
import type { SchemaLocation } from "../registry/resource.js";

/** What those who read keywords and make rules of them ask of the lowering that they are part of. */
export interface Lowering {
  readonly registry: Registry;
  /** Every block so far, by number. */
  readonly blocks: readonly Block[];
  /** The block of a schema. Its number is known at once, the rest follows: schemas may refer to one another. */
  blockOf(location: SchemaLocation): BlockId;
  /** One more block for the schema of a block. */
  addBlock(beside: Block, rules: readonly Rule[]): BlockId;
  /** What the keywords of a block's schema provide. */
  provisionsOf(block: BlockId): readonly Provision[];
  /**
   * The compiled form of a regular expression of a schema.
   *
   * @throws SchemaError when it is none.
   */
  patternOf(source: string, at: SchemaErrorLocation): Pattern;
}

/** A block that stands for a schema. */
export interface SchemaBlock extends Block {
  readonly location: SchemaLocation;
  /** What all keywords of the schema provide: complete once it has been read. */
  readonly provisions: readonly Provision[];
  /** The blocks that its keywords lead to, by references that do not depend on the dynamic scope. */
  readonly targets: BlockId[];
}
