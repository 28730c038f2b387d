import { encodeFragment } from "../json/uri.js";
import type { Plan } from "../plan/ops.js";
import type { Locations } from "./locations.js";

/** The locations of the root schema and the whole value. */
export function rootLocations({ entry, blocks, resources }: Plan): Locations {
  const block = blocks[entry.target];
  const uri = block && resources[block.resource]?.uri;
  return {
    keywordLocation: "",
    absoluteKeywordLocation: `${uri ?? ""}#${encodeFragment(block?.pointer ?? "")}`,
    instanceLocation: "",
  };
}
