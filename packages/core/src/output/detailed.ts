import type { TraceNode } from "../loop/trace-node.js";
import { evidenceOf, type OutputSource } from "./output-source.js";
import { foldUp } from "./fold-up.js";
import { parentOf } from "./trace-reader.js";
import { type OutputUnit, rootUnit, unitOf } from "./unit.js";

/**
 * The detailed format: the errors of a value that is not valid, or the annotations of a valid one, in a tree. A unit without an
 * error or annotation of its own is there only if several units are beneath it; otherwise the unit beneath it takes its place.
 *
 * @see {@link https://json-schema.org/draft/2020-12/json-schema-core#section-12.4.3 | 2020-12 core, 12.4.3}
 */
export function detailed(source: OutputSource): OutputUnit {
  const { valid, reader, hasMessage } = evidenceOf(source);
  const root = foldUp<TraceNode, OutputUnit>(reader.nodes, parentOf, (node, beneath) =>
    hasMessage(node) || beneath.length > 1 ? unitOf(node, reader, beneath) : beneath[0],
  );
  return root ?? rootUnit(source.ruleMessages.plan, valid);
}
