import type { TraceNode } from "../loop/trace.js";
import type { Findings } from "./findings.js";
import { foldUp } from "./fold-up.js";
import { rootLocations } from "./root-locations.js";
import { parentOf, TraceReader } from "./trace-reader.js";
import { type OutputUnit, unitOf } from "./unit.js";

/**
 * The detailed format: the errors of a value that is not valid, the annotations of one that is, in a tree. Units that say
 * nothing themselves are there only where several lie beneath them; in place of others is the one that does.
 *
 * @see {@link https://json-schema.org/draft/2020-12/json-schema-core#section-12.4.3 | 2020-12 core, 12.4.3}
 */
export function detailed(findings: Findings): OutputUnit {
  const { plan } = findings;
  const valid = findings.valid();
  const reader = new TraceReader(plan, valid ? findings.notes() : findings.failures());
  const root = foldUp<TraceNode, OutputUnit>(reader.nodes, parentOf, (node, beneath) => {
    const speaks = (valid ? reader.annotationOf(node) : reader.errorOf(node)) !== undefined;
    return speaks || beneath.length > 1 ? unitOf(node, reader, beneath) : beneath[0];
  });
  return root ?? { valid, ...rootLocations(plan) };
}
