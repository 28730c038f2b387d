import { evidenceOf, type OutputSource } from "./output-source.js";
import { type OutputUnit, rootUnit, unitOf } from "./unit.js";

/**
 * The basic format: every error of a value that is not valid, every annotation of one that is, in a flat list. Keywords that
 * fail only because of what lies beneath them are left out.
 *
 * @see {@link https://json-schema.org/draft/2020-12/json-schema-core#section-12.4.2 | 2020-12 core, 12.4.2}
 */
export function basic(findings: OutputSource): OutputUnit {
  const { valid, reader, hasMessage } = evidenceOf(findings);
  const units = reader.nodes.filter(hasMessage).map((node) => unitOf(node, reader, []));
  return { ...rootUnit(findings.ruleMessages.plan, valid), [valid ? "annotations" : "errors"]: units };
}
