import type { ApplicableSchema } from "argot/inspect";
import type { Range } from "vscode-languageserver-types";
import { nodeAt } from "../syntax/syntax-node.js";
import { type DocumentContext, usableIn } from "./context.js";

/** A schema that applies to a value of a document. */
export interface MatchingSchema {
  /** The range of the value. */
  readonly range: Range;
  /** The schema, and its result. */
  readonly schema: ApplicableSchema;
}

/** All schemas that apply to the values of a document. */
export function matchingSchemas(context: DocumentContext): MatchingSchema[] {
  const { root } = context.part;
  const usable = usableIn(context);
  if (!root || !usable) return [];
  return usable.applicability.schemas(root.value).flatMap((schema) => {
    const node = nodeAt(root, schema.instanceLocation);
    return node ? [{ range: context.document.rangeOf(node), schema }] : [];
  });
}
