import { appendToken, pointerOf, refuseUnknownOptions, valueAt } from "@argot/core/json";
import { isObject, type Json, type JsonObject } from "@argot/core/keyword";
import type { Dialect } from "@argot/core";
import { asserts } from "../inline/annotations.js";
import { copyOf, entryOf, type InlinedSchema, type InlineOptions, inlineWith } from "../inline/inline.js";
import { InlineError } from "../inline/inline-error.js";
import type { WantsReference } from "../inline/reference-graph.js";
import type { SchemaIndex } from "../schema-index/index.js";
import { holdsDefinitions } from "../schema-index/special-keywords.js";
import { Merger } from "./merger.js";

/** A conjunction that is left. */
export interface UnmergedConjunction {
  /** JSON Pointer of the schema with `allOf` in the result. */
  readonly pointer: string;
  /** What stands in the way, as clauses. */
  readonly reasons: readonly string[];
}

/** A schema whose conjunctions are merged. */
export interface MergedSchema extends InlinedSchema {
  /** The conjunctions that are left, or parts of them. */
  readonly unmerged: readonly UnmergedConjunction[];
}

/**
 * Merges the schemas under `allOf` with the schema around them, and references with the keywords beside them. The result accepts the same
 * values. What has no exact form without `allOf` stays there; `unmerged` lists these places. References in `allOf` are written out
 * first, as {@link inline} does it. Others lead to definitions of the result.
 *
 * @param index - Has the schema and all documents that it refers to.
 * @param uri - The URI of the document with the schema.
 * @throws InlineError if a reference leads to nothing, or the documents cannot become one.
 * @throws DefinitionError if an argument has the wrong type, or an option is not known.
 */
export function merge(index: SchemaIndex, uri: string, options: InlineOptions = {}): MergedSchema {
  refuseUnknownOptions("merge", options, ["maxCharacters"]);
  const { dialect, document } = entryOf("merge", index, uri).resource;
  if (!dialect.keywords.has("allOf"))
    throw new InlineError("unsupported-dialect", document.uri, "", `the dialect ${dialect.uri} has no "allOf"`);
  const merger = new Merger(dialect);
  const wants: WantsReference = (schema, keyword) => {
    if (schema.parent?.keyword === "allOf") return true;
    const others = schema.keywords.filter(
      ({ name, definition }) =>
        name !== keyword.name && name !== "$schema" && !definition.identifies && !holdsDefinitions(definition),
    );
    return others.some(({ name }) => asserts(index, schema, name));
  };
  const { schema, remaining } = inlineWith("merge", index, uri, options, {
    wants,
    finish: (each) => merger.merge(each),
  });
  return {
    schema: copyOf(schema),
    remaining,
    unmerged: unmergedIn(schema, dialect, merger),
  };
}

/** The conjunctions in a schema. */
function unmergedIn(root: Json, dialect: Dialect, merger: Merger): readonly UnmergedConjunction[] {
  const found: UnmergedConjunction[] = [];
  const pending: { schema: Json; pointer: string }[] = [{ schema: root, pointer: "" }];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { schema, pointer } = next;
    if (!isObject(schema)) continue;
    const reasons = merger.reasonsFor(schema);
    if (reasons.length > 0) found.push({ pointer, reasons });
    for (const part of partsOf(schema, dialect).reverse())
      pending.push({ schema: part.schema, pointer: pointer + part.pointer });
  }
  return found;
}

const partsOf = (schema: JsonObject, dialect: Dialect): { schema: Json; pointer: string }[] =>
  Object.entries(schema).flatMap(([name, value]) => {
    const shape = dialect.keywords.get(name)?.keyword.value;
    if (!shape || shape.problem(value)) return [];
    return shape
      .subschemaPaths(value)
      .map((path) => ({ schema: valueAt(value, path) as Json, pointer: appendToken("", name) + pointerOf(path) }));
  });
