import type { Provision } from "../keyword/facet.js";
import type { Block, BlockId, Rule } from "../plan/plan.js";
import { LazyBlock } from "./lazy-block.js";
import type { Lowering } from "./lowering.js";

/** The blocks of a plan while their rules are made, by number. */
export class GrowingBlocks implements Lowering {
  readonly blocks: Block[] = [];

  addBlock({ resource, pointer }: Pick<Block, "resource" | "pointer">, rules: readonly Rule[]): BlockId {
    const id = this.blocks.length;
    this.blocks.push({ id, resource, pointer, rules });
    return id;
  }

  provisionsOf(id: BlockId): readonly Provision[] {
    const block = this.blocks[id];
    return block instanceof LazyBlock ? block.provisions : [];
  }

  /** Whether the rules of a block have been made. */
  isMade(id: BlockId): boolean {
    const block = this.blocks[id];
    return !(block instanceof LazyBlock) || block.isMade;
  }

  /** Makes all rules, and replaces blocks that hold what rules are made from. */
  complete(): void {
    // Making rules may add blocks, and may read the provisions of any block.
    for (const { rules } of this.blocks) void rules;
    for (const [i, { id, resource, pointer, rules }] of this.blocks.entries())
      this.blocks[i] = { id, resource, pointer, rules };
  }
}
