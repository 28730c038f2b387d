import type { LintOptions } from "@argot/schema-tools/lint";
import type { OpenDocument } from "../open-document.js";
import type { RoleFinder } from "../schemas/annotation-roles.js";
import type { NamedSchema } from "../schemas/document-schemas.js";
import { isUsable, type SchemaSet, type UsableSchema } from "../schemas/schema-workspace.js";
import type { SchemaOrigin } from "../schemas/schema-status.js";
import type { SyntaxDocument } from "../syntax/syntax-document.js";

/** The facts about one document of a text, for the features. */
export interface DocumentContext {
  readonly document: OpenDocument;
  readonly part: SyntaxDocument;
  /** The schema of the document; for a schema, the meta-schema of its dialect. */
  readonly set: SchemaSet | undefined;
  /** Why the document has this schema. */
  readonly origin: SchemaOrigin;
  /** The location in the document that names it. */
  readonly named: NamedSchema | undefined;
  /** The document as a schema, if it is one, with all documents that it refers to. */
  readonly ownSet: SchemaSet | undefined;
  readonly roles: RoleFinder;
  /** How the document is checked, if it is a schema. */
  readonly lintOptions: SchemaLintOptions;
}

/** How schemas are checked: severities by the codes of rules, names of unknown keywords that are accepted, and further rules. */
export type SchemaLintOptions = Pick<LintOptions, "severities" | "allowedKeywords" | "rules">;

/** The schema of a document, if it can be used. */
export function usableIn({ set }: DocumentContext): UsableSchema | undefined {
  return set && isUsable(set.usable) ? set.usable : undefined;
}
