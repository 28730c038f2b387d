import { parseJsonText, parseJsoncText, SourceError, SourceText, type TextOptions } from "@argot/source-text/text";
import { parseJson } from "argot";
import { englishWords, type ReportWords } from "../reports/report-words.js";
import type { Finding } from "../reports/finding.js";
import { Problem } from "../terminal/problem.js";
import type { Datum, Origin } from "./datum.js";
import { nameOf } from "./datum.js";
import { decodeUtf8 } from "./decode-utf8.js";
import { freeBytes } from "./free-bytes.js";
import type { Format } from "./format.js";
import { hasDuplicateNames, JsonScanner } from "@argot/stream/lines";

/** A language of files with documents. NDJSON is read line by line. */
export type DocumentFormat = Exclude<Format, "ndjson">;

/** How a language is called in text for people. */
const languages: Readonly<Record<DocumentFormat, string>> = {
  json: "JSON",
  jsonc: "JSON with comments",
  json5: "JSON5",
  yaml: "YAML",
  toml: "TOML",
};

/** The parsers of languages whose positions are known as soon as they are read. Those that take a while to load are loaded here. */
const parsers: Readonly<
  Record<Exclude<DocumentFormat, "json">, () => Promise<(text: string, options: TextOptions) => SourceText[]>>
> = {
  jsonc: () => Promise.resolve((text, options) => [parseJsoncText(text, options)]),
  json5: async () => {
    const { parseJson5Text } = await import("@argot/source-text/json5");
    return (text, options) => [parseJson5Text(text, options)];
  },
  yaml: async () => {
    const { parseYamlDocuments, parseYamlText } = await import("@argot/source-text/yaml");
    return (text, options) => {
      const documents = parseYamlDocuments(text, options);
      // An empty file is null.
      return documents.length > 0 ? documents : [parseYamlText(text, options)];
    };
  },
  toml: async () => {
    const { parseTomlText } = await import("@argot/source-text/toml");
    return (text, options) => [parseTomlText(text, options)];
  },
};

/**
 * Reads the values of a file. Only YAML may have several: each has the line where it begins.
 *
 * @param bytes - The text in UTF-8. Large ones are freed as soon as they are read.
 * @throws Problem if the bytes are not text in this format, with the position.
 */
export async function parseDocuments(bytes: Uint8Array, format: DocumentFormat, data: string): Promise<Datum[]> {
  const name = nameOf({ data });
  if (format === "json") return [await parseJsonDocument(bytes, data)];
  const parse = await parsers[format]();
  const text = decodeUtf8(bytes, { data });
  const sources = withProblem(format, { data }, () => parse(text, { name }));
  return sources.map((source) => ({
    data,
    line: sources.length === 1 ? undefined : source.positionOf("")?.value.start.line,
    value: source.value,
    source: () => source,
    mayHaveDuplicates: source.duplicates.length > 0,
  }));
}

/** Parses a JSON file by the parser of the platform. Positions are found when one is needed. */
async function parseJsonDocument(bytes: Uint8Array, data: string): Promise<Datum> {
  const origin = { data };
  const text = decodeUtf8(bytes, origin);
  const { hasLongNumber, names } = new JsonScanner(bytes).whole();
  // The parser needs as much memory again.
  await freeBytes(bytes);
  return jsonDatum(text, jsonValue(text, hasLongNumber, origin), names, origin);
}

/**
 * Parses a JSON text by the parser of the platform.
 *
 * @param hasLongNumber - Whether the text may have an integer that a JavaScript number would round. It becomes a BigInt.
 * @throws Problem if the text is not JSON, with the position.
 */
export function jsonValue(text: string, hasLongNumber: boolean, origin: Origin): unknown {
  try {
    return hasLongNumber ? parseJson(text) : JSON.parse(text);
  } catch {
    // The parser of the platform has no reliable positions.
    return withProblem("json", origin, () => parseJsonText(text, textOptions(origin))).value;
  }
}

/**
 * A value of a JSON text to validate.
 *
 * @param names - Number of property names in the text.
 */
export function jsonDatum(text: string, value: unknown, names: number, { data, line }: Origin): Datum {
  const mayHaveDuplicates = hasDuplicateNames(value, names);
  return {
    data,
    line,
    value,
    source: () =>
      SourceText.ofJson(text, value, {
        name: nameOf({ data }),
        firstLine: line ?? 1,
        hasUniqueNames: !mayHaveDuplicates,
      }),
    mayHaveDuplicates,
  };
}

const textOptions = ({ data, line }: Origin): TextOptions => ({ name: nameOf({ data }), firstLine: line ?? 1 });

/** Parses, and turns a syntax error into a problem. */
function withProblem<Result>(format: DocumentFormat, origin: Origin, parse: () => Result): Result {
  try {
    return parse();
  } catch (error) {
    if (error instanceof SourceError) throw sourceProblem(error, format, origin);
    throw error;
  }
}

function sourceProblem(error: SourceError, format: DocumentFormat, { data: file, line }: Origin): Problem {
  const { source, span, reason, code } = error;
  const what =
    code === "syntax" || code === "duplicate-name" ? `is not ${languages[format]}` : "cannot be read as JSON";
  const several = format === "json" && line === undefined && reason.startsWith("expected the end of the text");
  const message = `${what} (${reason})`;
  return new Problem(
    `${source}:${span.start.line}:${span.start.column} ${message}`,
    several ? "correct it, or use --as ndjson if it holds one value on each line" : "correct it",
    {
      frame: { file, source: error, span },
      finding: { severity: "error", rule: "unreadable", message, file, span, source: error },
    },
  );
}

/** Warnings about a text that can be read: an object in it has the same name twice. The first names them all. */
export function duplicateNames(source: SourceText, file: string, words: ReportWords = englishWords): Finding[] {
  const [duplicate, ...others] = source.duplicates;
  if (!duplicate) return [];
  const { name, first, second } = duplicate;
  const at = `${first.start.line}:${first.start.column}`;
  return [
    {
      severity: "warning",
      rule: "duplicate-name",
      message: words.duplicateName(JSON.stringify(name), at, others.length),
      advice: words.removeDuplicates,
      file,
      span: second,
      source,
    },
  ];
}

/** The first warning of {@link duplicateNames}, as a problem. */
export function warningOf(source: SourceText): Problem | undefined {
  const [finding] = duplicateNames(source, source.name);
  if (!finding) return undefined;
  const { span, message, advice = "" } = finding;
  const position = span ? `${source.name}:${span.start.line}:${span.start.column} ` : "";
  return new Problem(`${position}${message}`, advice, { ...(span && { frame: { file: source.name, source, span } }) });
}
