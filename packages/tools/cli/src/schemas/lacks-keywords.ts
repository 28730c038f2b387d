import { SchemaIndex } from "@argot/schema-tools/schema-index";
import type { SchemaSources } from "@argot/source-text/text";
import type { Argot } from "argot";

/** Whether the document at a URI has members, none of which is a keyword of its dialect. */
export function lacksKeywords(argot: Argot, uri: string, sources: Pick<SchemaSources, "find">): boolean {
  const value = sources.find(uri)?.source.value;
  const [root] = value === undefined ? [] : new SchemaIndex([{ uri, value }], argot).schemas;
  return root !== undefined && root.unknown.length > 0 && root.keywords.length === 0 && root.ignored.length === 0;
}
