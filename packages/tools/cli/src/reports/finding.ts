import type { SourceText, Span } from "@argot/source-text/text";

/** The severity of a finding. Only errors make a command fail. */
export type Severity = "error" | "warning" | "note";

/** One thing to report about a file: a value that breaks a schema, a fault of a schema, a text that cannot be read. */
export interface Finding {
  readonly severity: Severity;
  /** The id of the rule that was broken: the name of a keyword, or a code such as `unreadable`. It is stable. */
  readonly rule: string;
  /** A text that all findings of one keyword in a schema share: its absolute location. Default: the rule. */
  readonly kind?: string | undefined;
  /** The page that explains it, if there is one. */
  readonly docs?: string | undefined;
  /** What is wrong: a clause without a full stop. Not escaped. */
  readonly message: string;
  /** The file as the command line names it, or `-` for standard input. */
  readonly file: string;
  /** JSON Pointer of the value in the text; empty for the root; `undefined` if the finding is about no value. */
  readonly pointer?: string | undefined;
  /** The part of the text, if known. */
  readonly span?: Span | undefined;
  /** The text, for code frames. */
  readonly source?: Pick<SourceText, "line" | "firstLine"> | undefined;
  /** The value that was found, as short text, if the message does not show it. */
  readonly found?: string | undefined;
  /** A value that shows it. The message may have the beginning of its text only. */
  readonly example?: unknown;
  /** The keyword that requires something else. */
  readonly keyword?: KeywordPlace | undefined;
  /** What to do about it: a clause without a full stop. */
  readonly advice?: string | undefined;
}

/** The location of a keyword in a schema. */
export interface KeywordPlace {
  /** The file, relative to the working directory; for a schema without a file, its URI with the location. */
  readonly name: string;
  /** JSON Pointer in the file; `undefined` if `name` holds the location. */
  readonly pointer?: string | undefined;
  readonly span?: Span | undefined;
}

/** A finding, and its depth: the number of findings above it that it explains. */
export interface OutlinedFinding {
  readonly finding: Finding;
  readonly depth: number;
}

/** Findings in reading order, each followed by those that explain it. */
export interface Findings {
  readonly shown: readonly OutlinedFinding[];
  /** Number of findings left out. */
  readonly hidden: number;
}

/** Findings that do not explain others. */
export function findingsOf(list: readonly Finding[], most: number = Infinity): Findings {
  const shown = list.slice(0, most).map((finding) => ({ finding, depth: 0 }));
  return { shown, hidden: list.length - shown.length };
}
