import type { Provision } from "../keyword/facet.js";
import type { Application, Block, BlockId, Rule } from "../plan/plan.js";
import { findBlock } from "../plan/walk.js";
import type { RefuseOrReport } from "../registry/fault.js";
import { LazyBlock } from "./lazy-block.js";
import type { Lowering } from "./lowering.js";

/** A block of a schema to whose facets more is provided than its keywords do. */
interface Variant {
  readonly id: BlockId;
  readonly provisions: readonly Provision[];
}

/** The blocks of a plan while their rules are made, by number. */
export class GrowingBlocks implements Lowering {
  readonly blocks: Block[] = [];
  /** By the block of the schema. */
  readonly #variants = new Map<BlockId, Variant[]>();
  readonly #originals = new Map<BlockId, BlockId>();
  readonly refuse: RefuseOrReport;

  constructor(refuse: RefuseOrReport) {
    this.refuse = refuse;
  }

  addBlock({ resource, pointer }: Pick<Block, "resource" | "pointer">, rules: readonly Rule[]): BlockId {
    const id = this.blocks.length;
    this.blocks.push({ id, resource, pointer, rules });
    return id;
  }

  provisionsOf(id: BlockId): readonly Provision[] {
    const block = findBlock(this, id);
    return block instanceof LazyBlock ? block.provisions : [];
  }

  variantOf(original: BlockId, provisions: readonly Provision[]): BlockId {
    const block = findBlock(this, original);
    if (!(block instanceof LazyBlock)) return original;
    const variants = this.#variants.get(original) ?? [];
    const known = variants.find((each) => areEqual(each.provisions, provisions));
    if (known) return known.id;
    const id = this.blocks.length;
    this.blocks.push(block.variant(id, provisions));
    this.#variants.set(original, [...variants, { id, provisions }]);
    this.#originals.set(id, original);
    return id;
  }

  /** Returns the block of the same schema to whose facets nothing more is provided. */
  originalOf(block: BlockId): BlockId {
    return this.#originals.get(block) ?? block;
  }

  /**
   * Removes a keyword from a schema: from the block without further provisions, and from its variants. Returns whether the block is one of
   * a schema.
   */
  leaveOpen(original: BlockId, keyword: string): boolean {
    const variants = this.#variants.get(original) ?? [];
    const blocks = [original, ...variants.map(({ id }) => id)].map((id) => findBlock(this, id));
    for (const block of blocks) if (block instanceof LazyBlock) block.leaveOpen(keyword);
    return blocks.at(0) instanceof LazyBlock;
  }

  /**
   * Relaxes the rules of schemas by {@link relaxed}.
   *
   * @param open - The blocks of all schemas that have parts that are left open, or lead to such schemas.
   */
  relax(open: ReadonlySet<BlockId>): void {
    const isOpen = ({ target }: Application): boolean => open.has(this.originalOf(target));
    for (const block of this.blocks)
      if (block instanceof LazyBlock && open.has(this.originalOf(block.id))) block.relax(isOpen);
  }

  /** Makes all rules, and replaces blocks that hold what rules are made from. */
  complete(): void {
    // Making rules may add blocks, and may read the provisions of any block.
    for (const { rules } of this.blocks) void rules;
    for (const [i, { id, resource, pointer, rules }] of this.blocks.entries())
      this.blocks[i] = { id, resource, pointer, rules };
  }
}

const areEqual = (some: readonly Provision[], others: readonly Provision[]): boolean =>
  some.length === others.length &&
  some.every(({ facet, input }, i) => facet.id === others.at(i)?.facet.id && Object.is(input, others.at(i)?.input));
