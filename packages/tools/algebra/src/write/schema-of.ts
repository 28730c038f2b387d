import { refuseUnknownName } from "@argot/core/json";
import { reasonOf, ValueSearch } from "../questions/value-search.js";
import { requireSets, type ValueSet } from "../sets/value-set.js";
import { type Schema, type SchemaObject, targets } from "./targets.js";
import { Writer } from "./writer.js";

/** A dialect that sets can be written in. */
export type WrittenDialect = "2020-12" | "draft-07";

/** A set as a schema. */
export type WrittenSchema =
  | { readonly answer: "yes"; readonly schema: Schema }
  /** `reasons` say what the dialect has no keywords for, or what stands in the way. */
  | { readonly answer: "unknown"; readonly reasons: readonly string[] };

/**
 * A schema that accepts the values of a set. It has no annotations, and it refers to its own definitions only.
 *
 * @throws DefinitionError if the set is none, or the dialect is not one of these.
 */
export function schemaOf(set: ValueSet, dialect: WrittenDialect): WrittenSchema {
  requireSets("schemaOf", set);
  refuseUnknownName("dialect", dialect, Object.keys(targets));
  const target = targets[dialect];
  const search = new ValueSearch(set.expression);
  try {
    const root = search.formula;
    const writer = new Writer(search.formulas, target, root);
    const schema = writer.writeRoot(root);
    if (typeof schema === "boolean") return { answer: "yes", schema };
    // Beside a reference, a draft may ignore the dialect.
    const rest = target.referenceIsAlone && "$ref" in schema ? { allOf: [schema] } : schema;
    const written: SchemaObject = { $schema: target.uri, ...rest };
    if (writer.definitions.size === 0) return { answer: "yes", schema: written };
    return { answer: "yes", schema: { ...written, [target.definitions]: Object.fromEntries(writer.definitions) } };
  } catch (error) {
    return { answer: "unknown", reasons: [reasonOf(error)] };
  }
}
