import { encodeFragment } from "../json/uri.js";
import type { BlockId, Plan } from "../plan/plan.js";

/** The URI of the schema that a block stands for. */
export function schemaLocation({ blocks, resources }: Plan, id: BlockId): string {
  const block = blocks[id];
  return block ? `${resources[block.resource]?.uri ?? ""}#${encodeFragment(block.pointer)}` : "";
}
