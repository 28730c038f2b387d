import { snapshot } from "@argot/core/internal";
import { DefinitionError, refuseUnknownOptions, requireArgument } from "@argot/core/json";
import { isObject, type Json } from "@argot/core/keyword";
import type { IndexedSchema, SchemaIndex } from "../schema-index/index.js";
import { identifierKeyword } from "../schema-index/special-keywords.js";
import { chooseDefinitions } from "./choose-definitions.js";
import { InlineError } from "./inline-error.js";
import { ReferenceGraph, type WantsReference } from "./reference-graph.js";
import { type FinishSchema, SchemaWriter } from "./schema-writer.js";

/** Options of {@link inline}. */
export interface InlineOptions {
  /**
   * Maximum length of the result as compact JSON, in characters, give or take a few for each reference. Where it would be longer, schemas
   * that are referred to more than once stay definitions. Default: 1,000,000.
   */
  readonly maxCharacters?: number;
}

/** References that stay. */
export interface RemainingReference {
  /** The reference as it is in the result: `#`, one to a definition, or the URI of a meta-schema. */
  readonly reference: string;
  /** Why: the schema leads back to itself, the result would be too long, or the Argot instance has the schema and the index does not. */
  readonly reason: "recursive" | "too-long" | "known";
}

/** A schema whose references are written out. */
export interface InlinedSchema {
  /** The schema: one resource, without other identifiers than that of its root. */
  readonly schema: Json;
  /** The references that stay in it, each once. */
  readonly remaining: readonly RemainingReference[];
}

/**
 * Writes the schemas that references lead to in the places of the references. The result accepts the same values. A schema that leads
 * back to itself stays a definition, and so do some if the result would be too long; `remaining` lists the references to them. Dynamic
 * references become what they mean where they stand.
 *
 * @param index - Has the schema and all documents that it refers to.
 * @param uri - The URI of the document with the schema.
 * @throws InlineError if a reference leads to nothing, or the documents cannot become one.
 * @throws DefinitionError if an argument has the wrong type, or an option is not known.
 */
export function inline(index: SchemaIndex, uri: string, options: InlineOptions = {}): InlinedSchema {
  refuseUnknownOptions("inline", options, ["maxCharacters"]);
  const { schema, remaining } = inlineWith("inline", index, uri, options, {
    wants: () => true,
    finish: (each) => each,
  });
  return { schema: copyOf(schema), remaining };
}

/** A copy in which no two parts are one object. */
export const copyOf = (schema: Json): Json =>
  snapshot(schema, ({ reason, pointer }) => {
    throw new DefinitionError(`the schema of the result is not JSON at "${pointer}": ${reason}`);
  });

const defaultMaxCharacters = 1_000_000;

/**
 * Writes references out, as far as they are wanted.
 *
 * @param caller - The name of the function for errors.
 * @returns A schema whose equal parts may be one object.
 */
export function inlineWith(
  caller: string,
  index: SchemaIndex,
  uri: string,
  { maxCharacters = defaultMaxCharacters }: InlineOptions,
  { wants, finish }: { readonly wants: WantsReference; readonly finish: FinishSchema },
): InlinedSchema {
  const entry = entryOf(caller, index, uri);
  const isLength = typeof maxCharacters === "number" && maxCharacters >= 0;
  requireArgument(isLength, caller, "a number of characters as `maxCharacters`", maxCharacters);
  const graph = new ReferenceGraph(index, entry, wants);
  const choice = chooseDefinitions(graph, maxCharacters);
  const writer = new SchemaWriter(index, graph.entry, choice, finish);
  const remaining = new Map<string, RemainingReference>();
  for (const { target, uri: reference } of graph.nodes.flatMap(({ sites }) => sites))
    if (!target) remaining.set(reference, { reference, reason: "known" });
  for (const [node, reason] of choice.definitions) {
    const reference = writer.referenceTo(node);
    if (reason !== "not-wanted") remaining.set(reference, { reference, reason });
  }
  return { schema: withHead(entry, writer), remaining: [...remaining.values()] };
}

/** The schema of a document. @throws InlineError if the index does not have the document. */
export function entryOf(caller: string, index: SchemaIndex, uri: string): IndexedSchema {
  const { documentOf } = (index ?? {}) as Partial<SchemaIndex>;
  const expected = "a `SchemaIndex` of @argot/schema-tools/schema-index";
  requireArgument(typeof documentOf === "function", caller, expected, index);
  requireArgument(typeof uri === "string", caller, "the URI of a document of the index", uri);
  const document = index.documentOf(uri);
  const entry = document?.schemas[0];
  if (!document || !entry) throw new InlineError("unknown-document", uri, "", "no document is known by this URI");
  return entry;
}

/** The root with its dialect, its identifier and the definitions. */
function withHead({ json, resource }: IndexedSchema, writer: SchemaWriter): Json {
  const identifier = resource.identified ? identifierKeyword(resource.dialect)?.name : undefined;
  const head = Object.entries(isObject(json) ? json : {}).filter(([name]) => name === "$schema" || name === identifier);
  const definitions = Object.entries(writer.definitions);
  const { root } = writer;
  if (head.length === 0 && definitions.length === 0) return root;
  return {
    ...Object.fromEntries(head),
    ...writer.asObject(root),
    ...(definitions.length > 0 && { [writer.definitionsName]: Object.fromEntries(definitions) }),
  };
}
