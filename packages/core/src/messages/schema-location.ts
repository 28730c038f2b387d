import { encodeFragment } from "../json/uri.js";
import type { BlockId, Plan } from "../plan/plan.js";
import { findBlock } from "../plan/walk.js";

/** The URI of the schema that a block stands for. */
export function schemaLocation(plan: Plan, id: BlockId): string {
  const block = findBlock(plan, id);
  return block ? `${plan.resources.at(block.resource)?.uri ?? ""}#${encodeFragment(block.pointer)}` : "";
}
