import { codeFrame, parseSource, SourceError, type SourceText } from "@argot/source-text";
import { parseJson } from "argot";
import { Problem } from "../terminal/problem.js";
import { duplicateNames } from "./duplicate-names.js";

/**
 * The value of a line of NDJSON. To save memory, positions in the line are not kept.
 *
 * @throws Problem if the line is not JSON, with the position.
 */
export function parseLine(text: string, { name, line }: { readonly name: string; readonly line: number }): unknown {
  try {
    return parseJson(text);
  } catch {
    const { span, reason } = faultOf(text, name);
    const message = `is not JSON (${reason})`;
    const onLine = { start: { ...span.start, line }, end: { ...span.end, line } };
    throw new Problem(`${name}:${line}:${span.start.column} ${message}`, "correct it", {
      finding: { severity: "error", rule: "unreadable", message, file: name, span: onLine },
    });
  }
}

function faultOf(text: string, name: string): SourceError {
  try {
    parseSource(text, { name, language: "json" });
  } catch (error) {
    if (error instanceof SourceError) return error;
    throw error;
  }
  throw new TypeError(`The readers of JSON disagree about ${name}.`);
}

/**
 * Reads a file that holds one value, in JSON or YAML.
 *
 * @throws Problem if the text is not in the language that the name of the file says, with the position.
 */
export function parseFile(text: string, name: string): SourceText {
  try {
    return parseSource(text, { name });
  } catch (error) {
    if (error instanceof SourceError) throw sourceProblem(error);
    throw error;
  }
}

function sourceProblem(error: SourceError): Problem {
  const { source, span, reason, code } = error;
  const language = /\.ya?ml$/i.test(source) ? "YAML" : "JSON";
  const what = code === "syntax" || code === "duplicate-name" ? `is not ${language}` : "cannot be read as JSON";
  const several = reason.startsWith("expected the end of the text");
  return new Problem(
    `${source}:${span.start.line}:${span.start.column} ${what} (${reason})`,
    several ? "correct it, or use --ndjson if it holds one value on each line" : "correct it",
    {
      excerpt: codeFrame(error, span),
      finding: {
        severity: "error",
        rule: "unreadable",
        message: `${what} (${reason})`,
        file: source,
        span,
        source: error,
      },
    },
  );
}

/** A warning about a file that can be read: an object in it has the same name twice. */
export function warningOf(source: SourceText): Problem | undefined {
  const [finding] = duplicateNames(source, source.name);
  if (!finding) return undefined;
  const { span, message, advice = "" } = finding;
  const position = span ? `${source.name}:${span.start.line}:${span.start.column} ` : "";
  return new Problem(`${position}${message}`, advice, { ...(span && { excerpt: codeFrame(source, span) }) });
}
