import { encodeFragment, pointerOf } from "@argot/core/json";
import type { Dialect } from "@argot/core";
import type { JsonObject } from "@argot/core/keyword";
import type { Argot } from "argot";
import type { OpenApiVersion } from "../dialects/document-dialect.js";
import type { DocumentPart, DocumentSet } from "./document-set.js";
import type { ObjectChecker } from "./object-checker.js";
import type { ObjectKind } from "./objects.js";
import type { OpenedDocument } from "./opened-document.js";
import type { SchemaReferences } from "./schema-references.js";

/** The data that checks share. */
export interface CheckContext {
  readonly documents: DocumentSet;
  readonly version: OpenApiVersion;
  /** The dialect of the schemas. */
  readonly dialect: Dialect;
  /** The instance, which knows the identifiers in schemas. */
  readonly argot: Argot;
  readonly checker: ObjectChecker;
  readonly compilePattern: OpenedDocument["compilePattern"];
  /** Resolved references of schemas of the first document, since large documents repeat them. */
  readonly resolved: Set<string>;
  /** Regular expressions that were checked. */
  readonly patterns: Set<string>;
  /** Parts of other documents that references lead to, each once. */
  readonly reached: Map<string, Root>;
  readonly operationIds: Map<string, readonly string[]>;
  /** Links to operations by id. They are checked when all ids are known. */
  readonly links: DocumentPart[];
  /** Documents and pointers of schemas in reference cycles that were reported. */
  readonly circular: Set<string>;
  /** The references among the named schemas of the first document. */
  readonly schemaReferences: SchemaReferences;
}

/** The root of a document, or a part of another document that a reference leads to. */
export interface Root extends DocumentPart {
  readonly kind: ObjectKind;
}

/** The URI of a part of a document. */
export const uriOf = ({ document, path }: Omit<DocumentPart, "json">): string =>
  `${document.base}#${encodeFragment(pointerOf(path))}`;

/** Notes a part of another document. */
export function reach({ documents, reached }: CheckContext, part: DocumentPart, kind: ObjectKind): void {
  if (part.document === documents.entry) return;
  const key = `${kind} ${part.document.uri}#${pointerOf(part.path)}`;
  if (!reached.has(key)) reached.set(key, { ...part, kind });
}

/** The root of the first document. */
export const rootOf = ({ documents: { entry } }: CheckContext): Root => ({
  document: entry,
  path: [],
  json: entry.value as JsonObject,
  kind: "openapi",
});
