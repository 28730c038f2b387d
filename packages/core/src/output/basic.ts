import { groundsOf, type Findings } from "./findings.js";
import { type OutputUnit, rootUnit, unitOf } from "./unit.js";

/**
 * The basic format: every error of a value that is not valid, every annotation of one that is, in a flat list. Keywords that
 * fail only because of what lies beneath them are left out.
 *
 * @see {@link https://json-schema.org/draft/2020-12/json-schema-core#section-12.4.2 | 2020-12 core, 12.4.2}
 */
export function basic(findings: Findings): OutputUnit {
  const { valid, reader, speaks } = groundsOf(findings);
  const units = reader.nodes.filter(speaks).map((node) => unitOf(node, reader, []));
  return { ...rootUnit(findings.statements.plan, valid), [valid ? "annotations" : "errors"]: units };
}
