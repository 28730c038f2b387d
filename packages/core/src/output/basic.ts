import type { Findings } from "./findings.js";
import { rootLocations } from "./root-locations.js";
import { TraceReader } from "./trace-reader.js";
import { type OutputUnit, unitOf } from "./unit.js";

/**
 * The basic format: every error of a value that is not valid, every annotation of one that is, in a flat list. Keywords that
 * fail only because of what lies beneath them are left out.
 *
 * @see {@link https://json-schema.org/draft/2020-12/json-schema-core#section-12.4.2 | 2020-12 core, 12.4.2}
 */
export function basic(findings: Findings): OutputUnit {
  const { plan } = findings;
  const valid = findings.valid();
  const reader = new TraceReader(plan, valid ? findings.notes() : findings.failures());
  const said = reader.nodes.filter((node) => (valid ? reader.annotationOf(node) : reader.errorOf(node)) !== undefined);
  const units = said.map((node) => unitOf(node, reader, []));
  return { valid, ...rootLocations(plan), [valid ? "annotations" : "errors"]: units };
}
