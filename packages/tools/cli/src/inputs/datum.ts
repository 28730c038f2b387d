import type { SourceText } from "@argot/source-text/text";
import { nameOf as fileNameOf } from "../reports/file-name.js";
import type { Problem } from "../terminal/problem.js";

/** The origin of a value. */
export interface Origin {
  /** The file, relative to the working directory, or `-` for standard input. */
  readonly data: string;
  /** The line where the value begins, counted from 1, if the file may have several values. */
  readonly line?: number | undefined;
}

/** A value to validate, and its origin. */
export interface Datum extends Origin {
  readonly value: unknown;
  /** The text, which is made when it is first needed. */
  readonly source: () => SourceText;
  /** Whether an object of the text may have a name twice. */
  readonly mayHaveDuplicates: boolean;
}

/** A value to validate, or the reason why it cannot be read. */
export type Entry = Datum | (Origin & { readonly problem: Problem });

/** The name of a value in text for people: the file, and the line if the file may have several values. */
export function nameOf({ data, line }: Origin): string {
  const name = fileNameOf(data);
  return line === undefined ? name : `${name}:${line}`;
}
