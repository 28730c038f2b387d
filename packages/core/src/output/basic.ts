import { evidenceOf, type OutputSource } from "./output-source.js";
import { type OutputUnit, rootUnit, unitOf } from "./unit.js";

/**
 * The basic format: the errors of a value that is not valid, or the annotations of a valid one, in a flat list. Keywords that
 * fail only because of failures beneath them are left out.
 *
 * @see {@link https://json-schema.org/draft/2020-12/json-schema-core#section-12.4.2 | 2020-12 core, 12.4.2}
 */
export function basic(source: OutputSource): OutputUnit {
  const { valid, reader, hasMessage } = evidenceOf(source);
  const units = reader.nodes.filter(hasMessage).map((node) => unitOf(node, reader, []));
  return { ...rootUnit(source.ruleMessages.plan, valid), [valid ? "annotations" : "errors"]: units };
}
