import { printable } from "@argot/source-text/printable";
import type { SourceText, Span } from "@argot/source-text/text";
import type { Finding } from "../reports/finding.js";

/** The lines below the first one. */
export interface ProblemDetails {
  /** Labelled lines. */
  readonly lines?: readonly (readonly [label: string, text: string])[];
  /** The part of a file that is shown. */
  readonly frame?: {
    /** The file, relative to the working directory. */
    readonly file: string;
    readonly source: Pick<SourceText, "line" | "firstLine">;
    readonly span: Span;
  };
  /** The same for reports of findings, if it is about a file. */
  readonly finding?: Finding;
}

/** An error of a command, with a message for the user. */
export class Problem extends Error {
  override readonly name = "Problem";
  readonly details: ProblemDetails;

  /**
   * @param happened - What happened, without a full stop.
   * @param remedy - What to do about it.
   */
  constructor(happened: string, remedy: string, details: ProblemDetails = {}) {
    super(`${happened}: ${remedy}`);
    this.details = details;
  }

  /** The same problem with one labelled line more, before the others. */
  withLine(label: string, text: string): Problem {
    const { lines = [] } = this.details;
    const problem = new Problem("", "", { ...this.details, lines: [[label, text], ...lines] });
    problem.message = this.message;
    return problem;
  }
}

/** A problem as text for people, with its line feeds. */
export async function problemText({ message, details }: Problem): Promise<string> {
  const { lines = [], frame } = details;
  const width = Math.max(0, ...lines.map(([label]) => label.length));
  const all = [`argot: ${message}`, ...lines.map(([label, text]) => `  ${label.padEnd(width)}  ${text}`)];
  const shown = frame ? await codeFrameOf(frame) : "";
  return all.map((line) => `${printable(line)}\n`).join("") + shown.replace(/^(?=.)/gm, "  ");
}

/** The lines of a frame. What makes them is loaded when needed, since most runs show none. */
export async function codeFrameOf({ source, span }: NonNullable<ProblemDetails["frame"]>): Promise<string> {
  const { codeFrame } = await import("@argot/source-text/code-frame");
  return codeFrame(source, span);
}
