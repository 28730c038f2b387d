import type { TraceNode } from "../loop/trace-node.js";
import type { OutputSource } from "./output-source.js";
import { foldUp } from "./fold-up.js";
import { parentOf, TraceReader } from "./trace-reader.js";
import { type OutputUnit, unitOf } from "./unit.js";

/**
 * The verbose format: a unit for every application of a schema, and beneath it one for every keyword that was evaluated.
 * It grows with the instance. Keywords that do not apply to the type of a value are not evaluated, nor are those that only
 * identify or define.
 *
 * @see {@link https://json-schema.org/draft/2020-12/json-schema-core#section-12.4.4 | 2020-12 core, 12.4.4}
 */
export function verbose({ ruleMessages, everything }: OutputSource): OutputUnit {
  const reader = new TraceReader(ruleMessages, everything().nodes);
  return foldUp<TraceNode, OutputUnit>(reader.nodes, parentOf, (node, beneath) =>
    unitOf(node, reader, beneath),
  ) as OutputUnit;
}
