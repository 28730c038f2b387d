import { codeFrame, parseSource, SourceError, type SourceText } from "@argot/source-text";
import { parseJson } from "argot";
import { Problem } from "./problem.js";

/**
 * The value of a line of NDJSON. Lines are many: where values stand in them is not remembered.
 *
 * @throws Problem when the line is not JSON, with the place.
 */
export function parseLine(text: string, { name, line }: { readonly name: string; readonly line: number }): unknown {
  try {
    return parseJson(text);
  } catch {
    const { span, reason } = faultOf(text, name);
    throw new Problem(`${name}:${line}:${span.start.column} is not JSON (${reason})`, "correct it");
  }
}

function faultOf(text: string, name: string): SourceError {
  try {
    parseSource(text, { name, language: "json" });
  } catch (error) {
    if (error instanceof SourceError) return error;
    throw error;
  }
  throw new TypeError(`${name} is JSON, and is not`);
}

/**
 * Reads a file that is one value.
 *
 * @throws Problem when it is not what its name says, with the place.
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
  const several = reason.startsWith("the text must end after its value");
  return new Problem(
    `${source}:${span.start.line}:${span.start.column} ${what} (${reason})`,
    several ? "correct it, or say --ndjson if it holds one value a line" : "correct it",
    { excerpt: codeFrame(error, span) },
  );
}

/** What is worth a word though it can be read: names that stand twice in one object. */
export function warningOf(source: SourceText): Problem | undefined {
  const [duplicate, ...others] = source.duplicates;
  if (!duplicate) return undefined;
  const { name, first, second } = duplicate;
  const where = `${source.name}:${second.start.line}:${second.start.column}`;
  const more = others.length === 0 ? "" : `, and ${others.length} more such ${others.length === 1 ? "name" : "names"}`;
  return new Problem(
    `${where} has the name ${JSON.stringify(name)} again, which stands at ${first.start.line}:${first.start.column}${more}`,
    "remove all but one; the last one counts",
    { excerpt: codeFrame(source, second) },
  );
}
