import type { TraceNode } from "@argot/core/internal";
import { evidenceOf, type OutputSource } from "./output-source.js";
import { type Units, unitsOf } from "./placed-unit.js";
import { listName, rootUnit, unitOf } from "./unit.js";

/**
 * The detailed format: the errors of a value that is not valid, or the annotations of a valid one, in a tree. A unit without an
 * error or annotation of its own is there only if several units are beneath it; otherwise the unit beneath it takes its place.
 *
 * @see {@link https://json-schema.org/draft/2020-12/json-schema-core#section-12.4.3 | 2020-12 core, 12.4.3}
 */
export function detailed(source: OutputSource): Units {
  const { valid, reader, hasMessage } = evidenceOf(source);
  const { nodes } = reader;
  // From the leaves up, since the units beneath decide whether there is a unit.
  const kept = new Set<TraceNode>();
  const beneath = new Map<TraceNode, number>();
  for (let i = nodes.length - 1; i >= 0; i--) {
    const node = nodes[i] as TraceNode;
    const count = beneath.get(node) ?? 0;
    const isKept = hasMessage(node) || count > 1;
    if (isKept) kept.add(node);
    if (node.parent) beneath.set(node.parent, (beneath.get(node.parent) ?? 0) + (isKept ? 1 : count));
  }
  return unitsOf(function* () {
    if (kept.size === 0) yield { unit: rootUnit(source.ruleMessages.plan, valid), level: 0, beneath: undefined };
    /** The number of kept nodes above those directly beneath a node. */
    const levels = new Map<TraceNode, number>();
    for (const node of nodes) {
      const level = (node.parent && levels.get(node.parent)) ?? 0;
      const isKept = kept.has(node);
      levels.set(node, isKept ? level + 1 : level);
      if (isKept)
        yield { unit: unitOf(node, reader), level, beneath: beneath.has(node) ? listName(node.valid) : undefined };
    }
  });
}
