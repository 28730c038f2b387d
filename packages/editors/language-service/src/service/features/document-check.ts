import { DiagnosticSeverity } from "vscode-languageserver-types";
import { innermostNode } from "../syntax/syntax-node.js";
import type { DocumentContext } from "./context.js";
import { describedAt, diagnosticSource, openingOf, sentence, type TextDiagnostic } from "./diagnostics.js";

/** Something that is wrong with a document of a kind that schemas alone do not describe. */
export interface DocumentProblem {
  /** The kind of problem. */
  readonly code: string;
  /** What is wrong, as a clause. */
  readonly message: string;
  /** JSON Pointer of the part. */
  readonly pointer: string;
}

/**
 * Checks a document of a kind that schemas alone do not describe, such as the description of an API. `undefined` if the document is of no such
 * kind; otherwise what is returned counts instead of the document's schema.
 */
export type DocumentCheck = (value: unknown, uri: string) => Promise<readonly DocumentProblem[] | undefined>;

/** The problems of a document as diagnostics. */
export function problemDiagnostics(
  { document, part: { root } }: DocumentContext,
  problems: readonly DocumentProblem[],
): TextDiagnostic[] {
  if (!root) return [];
  return problems.map(({ code, message, pointer }) => {
    const node = innermostNode(root, pointer);
    const isWhole = node.type === "object" || node.type === "array" || node.pointer !== pointer;
    return {
      range: document.rangeOf(isWhole ? (node.key ?? openingOf(node)) : node),
      message: sentence(message),
      severity: DiagnosticSeverity.Error,
      source: diagnosticSource,
      code,
      ...describedAt(code),
    };
  });
}
