import { isUsable, type SchemaSet } from "./schema-workspace.js";

/** Why a document has its schema. */
export type SchemaOrigin =
  /** The document names it. */
  | "document"
  /** The configuration of the project names it. */
  | "project"
  /** The settings, or the catalog, name it. */
  | "settings"
  /** The document is a schema: it has the meta-schema of its dialect. */
  | "dialect"
  /** Nothing names a schema. */
  | "none";

/** Which schema a document has, for the status bar of an editor. */
export interface SchemaStatus {
  /** Why it has this schema. */
  readonly origin: SchemaOrigin;
  /** The URIs of its schemas, of which all hold. */
  readonly uris: readonly string[];
  /** Why the schema is not used. */
  readonly problem: string | undefined;
  /** The number of places in the schema that are at fault, and accept every value. */
  readonly faultCount: number;
}

/** The status of a document. */
export function schemaStatus(set: SchemaSet | undefined, origin: SchemaOrigin): SchemaStatus {
  if (!set) return { origin: "none", uris: [], problem: undefined, faultCount: 0 };
  const { usable, faults, uris } = set;
  const problem = isUsable(usable) ? undefined : usable.message;
  return { origin, uris, problem, faultCount: faults.filter(({ isTranslated }) => !isTranslated).length };
}
