import { pointerOf } from "@argot/core/json";
import type { Dialect } from "@argot/core/keyword";
import type { Argot } from "argot";
import type { DocumentPart, DocumentSet } from "./document-set.js";
import type { ObjectChecker } from "./object-checker.js";
import type { ObjectKind } from "./objects.js";
import type { OpenedDocument } from "./opened-document.js";

/** What a check needs. */
export interface CheckContext {
  readonly documents: DocumentSet;
  /** The dialect of the schemas. */
  readonly dialect: Dialect;
  /** It knows the identifiers in schemas. */
  readonly argot: Argot;
  readonly checker: ObjectChecker;
  readonly compilePattern: OpenedDocument["compilePattern"];
  /** References of schemas of the first document that lead somewhere: large documents have the same ones many times. */
  readonly resolved: Set<string>;
  /** Regular expressions that were checked. */
  readonly patterns: Set<string>;
  /** Parts of other documents that references lead to, each once. */
  readonly reached: Map<string, Root>;
  readonly operationIds: Map<string, readonly string[]>;
}

/** The root of a document, or a part of another document that a reference leads to. */
export interface Root extends DocumentPart {
  readonly kind: ObjectKind;
}

/** Notes a part of another document. */
export function reach({ documents, reached }: CheckContext, part: DocumentPart, kind: ObjectKind): void {
  if (part.document === documents.entry) return;
  const key = `${kind} ${part.document.uri}#${pointerOf(part.path)}`;
  if (!reached.has(key)) reached.set(key, { ...part, kind });
}
