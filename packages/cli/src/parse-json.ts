import { Problem } from "./problem.js";

/** Where JSON text comes from. */
export interface TextSource {
  /** The name of the file, as people know it. */
  readonly name: string;
  /** The line that holds the whole value, in NDJSON. */
  readonly line?: number | undefined;
}

const utf8 = new TextDecoder("utf-8", { fatal: true });

/**
 * @throws Problem when the bytes are not UTF-8.
 */
export function decodeUtf8(bytes: Uint8Array, { name, line }: TextSource): string {
  try {
    return utf8.decode(bytes);
  } catch (error) {
    const where = line === undefined ? name : `${name}:${line}`;
    if (error instanceof TypeError) throw new Problem(`${where} is not UTF-8 text`, "save it as UTF-8");
    throw new Problem(`${where} is too large for one value`, "split it, or give NDJSON: one value a line");
  }
}

/**
 * @throws Problem when the text is not JSON, with line and column where the parser tells them.
 */
export function parseJson(text: string, { name, line }: TextSource): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const { reason, position } = explain((error as Error).message, text);
    const before = position === undefined ? undefined : text.slice(0, position);
    const inner = before === undefined ? undefined : before.split("\n").length;
    const column = before === undefined ? undefined : before.length - before.lastIndexOf("\n");
    const where = [name, line ?? inner, column].filter((part) => part !== undefined).join(":");
    const several = line === undefined && reason.startsWith("Unexpected non-whitespace character after JSON");
    throw new Problem(
      `${where} is not JSON (${reason})`,
      several ? "correct it, or say --ndjson if it holds one value a line" : "correct it",
    );
  }
}

/** Takes the position out of a message of V8's JSON parser, which gives one for most mistakes. */
function explain(message: string, text: string): { reason: string; position: number | undefined } {
  const [suffix, at] = / at position (\d+)(?: \(line \d+ column \d+\))?$/.exec(message) ?? [];
  const reason = (suffix === undefined ? message : message.slice(0, -suffix.length)).replace(/ in JSON$/, "");
  if (at !== undefined) return { reason, position: Number(at) };
  return { reason, position: message.startsWith("Unexpected end") ? text.length : undefined };
}
