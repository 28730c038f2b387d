import { splitFragment } from "@argot/core/json";
import type { SchemaRewriter } from "../schema-rewriter.js";

/** The name of the dynamic anchor that a reference leads to; `undefined` if it leads elsewhere, so that it is a plain reference. */
export function dynamicName({ schema }: SchemaRewriter, keyword: string): string | undefined {
  const reference = schema.keywords.find(({ name }) => name === keyword)?.references[0];
  if (reference?.target.kind !== "schema") return undefined;
  const target = reference.target.schema;
  const name = splitFragment(reference.uri ?? "").fragment ?? "";
  return target.resource.dynamicAnchors.get(name) === target ? name : undefined;
}
