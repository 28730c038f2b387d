import type { Extent } from "./extent.js";
import type { SyntaxNode } from "./syntax-node.js";

/** A syntax error. */
export interface SyntaxProblem extends Extent {
  /** What is wrong, as a sentence without its end. */
  readonly message: string;
}

/** A document: a text has one, of YAML also several or none. */
export interface SyntaxDocument extends Extent {
  /** The value; `undefined` if the document has none. */
  readonly root: SyntaxNode | undefined;
  /** The values with tags of a program: only the program knows what they stand for. */
  readonly tagged?: readonly Extent[];
}

/** The languages that the service understands: JSON, JSON with comments and trailing commas, JSON5, YAML 1.2. */
export type DocumentLanguage = "json" | "jsonc" | "json5" | "yaml";

/** A text that was read, as far as it could be. */
export interface ParsedText {
  readonly language: DocumentLanguage;
  readonly text: string;
  readonly documents: readonly SyntaxDocument[];
  readonly problems: readonly SyntaxProblem[];
  /** The comments. */
  readonly comments: readonly Extent[];
}
