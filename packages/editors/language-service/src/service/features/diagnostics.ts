import type { Finding } from "@argot/schema-tools/lint";
import { type Markable, printable, spanOfIssue } from "@argot/source-text/text";
import { docsUrl } from "argot";
import type { Diagnostic } from "vscode-languageserver-types";
import type { Extent } from "../syntax/extent.js";
import { innermostNode, type SyntaxNode } from "../syntax/syntax-node.js";
import type { DocumentContext } from "./context.js";
import { rangeIn } from "./places.js";

/** The name of the program, beside each diagnostic. */
export const diagnosticSource = "argot";

/** A diagnostic whose message is a string. */
export type TextDiagnostic = Diagnostic & { readonly message: string };

/** The data of a diagnostic, for code actions. */
export interface DiagnosticData {
  /** The index of the document in its text. */
  readonly part: number;
  readonly pointer: string;
  readonly missing?: readonly string[];
  readonly suggestion?: string;
  readonly isForbidden?: true;
  readonly fix?: Finding["fix"];
}

/** Where an issue is marked. */
export function rangeOfIssue({ document }: DocumentContext, root: SyntaxNode, issue: Markable): Diagnostic["range"] {
  const node = innermostNode(root, issue.instanceLocation);
  // Missing members are marked where the object begins.
  if (node.pointer !== issue.instanceLocation) return document.rangeOf(openingOf(node));
  return rangeIn(spanOfIssue(document.positionsIn(root), issue));
}

/** The first character of a value. */
export const openingOf = ({ start, end }: Extent): Extent => ({ start, end: Math.min(start + 1, end) });

/** The page about a message id or a code. */
export function describedAt(id: string): Pick<Diagnostic, "codeDescription"> {
  const href = docsUrl(id);
  return href === undefined ? {} : { codeDescription: { href } };
}

/** A message as a sentence, with escapes, so that names in values and schemas cannot change its appearance. */
export const sentence = (message: string): string =>
  printable(message).replace(/^[a-z](?![a-z]*:)/, (first) => first.toUpperCase());
