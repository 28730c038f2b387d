import type { TraceNode } from "../loop/trace-node.js";
import { evidenceOf, type OutputSource } from "./output-source.js";
import { foldUp } from "./fold-up.js";
import { parentOf } from "./trace-reader.js";
import { type OutputUnit, rootUnit, unitOf } from "./unit.js";

/**
 * The detailed format: the errors of a value that is not valid, the annotations of one that is, in a tree. Units that say
 * nothing themselves are there only where several lie beneath them; in place of others is the one that does.
 *
 * @see {@link https://json-schema.org/draft/2020-12/json-schema-core#section-12.4.3 | 2020-12 core, 12.4.3}
 */
export function detailed(findings: OutputSource): OutputUnit {
  const { valid, reader, hasMessage } = evidenceOf(findings);
  const root = foldUp<TraceNode, OutputUnit>(reader.nodes, parentOf, (node, beneath) =>
    hasMessage(node) || beneath.length > 1 ? unitOf(node, reader, beneath) : beneath[0],
  );
  return root ?? rootUnit(findings.ruleMessages.plan, valid);
}
