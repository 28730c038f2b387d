import { evidenceOf, type OutputSource } from "./output-source.js";
import { type Units, unitsOf } from "./placed-unit.js";
import { listName, rootUnit, unitOf } from "./unit.js";

/**
 * The basic format: the errors of a value that is not valid, or the annotations of a valid one, in a flat list. Keywords that
 * fail only because of failures beneath them are left out.
 *
 * @see {@link https://json-schema.org/draft/2020-12/json-schema-core#section-12.4.2 | 2020-12 core, 12.4.2}
 */
export function basic(source: OutputSource): Units {
  const { valid, reader, hasMessage } = evidenceOf(source);
  return unitsOf(function* () {
    yield { unit: rootUnit(source.ruleMessages.plan, valid), level: 0, beneath: listName(valid) };
    for (const node of reader.nodes)
      if (hasMessage(node)) yield { unit: unitOf(node, reader), level: 1, beneath: undefined };
  });
}
