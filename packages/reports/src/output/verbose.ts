import type { TraceNode } from "@argot/core/internal";
import type { OutputSource } from "./output-source.js";
import { type Units, unitsOf } from "./placed-unit.js";
import { TraceReader } from "./trace-reader.js";
import { listName, unitOf } from "./unit.js";

/**
 * The verbose format: a unit for every application of a schema, and beneath it one for every keyword that was evaluated.
 * It grows with the instance. Keywords that do not apply to the type of a value are not evaluated, nor are those that only
 * identify or define.
 *
 * @see {@link https://json-schema.org/draft/2020-12/json-schema-core#section-12.4.4 | 2020-12 core, 12.4.4}
 */
export function verbose({ ruleMessages, everything }: OutputSource): Units {
  const { nodes } = everything();
  const reader = new TraceReader(ruleMessages, nodes);
  return unitsOf(function* () {
    const levels = new Map<TraceNode | undefined, number>([[undefined, -1]]);
    for (const [i, node] of nodes.entries()) {
      const level = (levels.get(node.parent) as number) + 1;
      levels.set(node, level);
      // What is beneath a node follows it.
      const beneath = nodes.at(i + 1)?.parent === node ? listName(node.valid) : undefined;
      yield { unit: unitOf(node, reader), level, beneath };
    }
  });
}
