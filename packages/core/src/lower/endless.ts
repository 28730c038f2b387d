import { SchemaError } from "../errors/schema-error.js";
import { encodeFragment } from "../json/uri.js";
import { cycleInPlace } from "../plan/cycles.js";
import type { Block, Plan } from "../plan/ops.js";

/**
 * Refuses a plan in which a block can reach itself without descending into the instance: whoever evaluates it would
 * never come to an end (2020-12 core, section 9.4.1). Dynamic edges are left out, since where they lead is known only
 * during evaluation, which guards itself.
 *
 * @throws SchemaError that names every schema of the cycle.
 */
export function refuseEndlessReferences(plan: Plan): void {
  const cycle = cycleInPlace(plan, ({ dynamic, target }) => (dynamic === undefined ? [target] : []));
  if (!cycle) return;
  const places = cycle.map((id) => {
    const { resource, pointer } = plan.blocks[id] as Block;
    return { uri: plan.resources[resource]?.uri ?? "", pointer };
  });
  const path = places.map(({ uri, pointer }) => `${uri}#${encodeFragment(pointer)}`).join(" -> ");
  throw new SchemaError(
    "endless-reference",
    places[0] ?? { uri: "", pointer: "" },
    `references lead back to where they started: ${path}`,
  );
}
