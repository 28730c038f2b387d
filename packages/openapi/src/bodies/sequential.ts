// Media types whose bodies are lists of items, one after another: streams.
import { jsonOf } from "../parameters/json-text.js";
import { Malformed } from "../parameters/malformed.js";
import { essence } from "./media-types.js";

/** Reads the items of a text. */
type ReadItems = (text: string) => readonly unknown[] | Malformed;

const jsonTexts = (texts: readonly string[]): readonly unknown[] | Malformed => {
  const items: unknown[] = [];
  for (const text of texts) {
    if (text.trim() === "") continue;
    const item = jsonOf(text);
    if (item instanceof Malformed) return new Malformed(`must have JSON as item ${items.length}`);
    items.push(item);
  }
  return items;
};

/** A JSON text in each line. */
const jsonLines: ReadItems = (text) => jsonTexts(text.split("\n"));

/** JSON texts after record separators (RFC 7464). */
const jsonSequence: ReadItems = (text) => jsonTexts(text.split("\u001e"));

const eventFields: ReadonlySet<string> = new Set(["event", "data", "id", "retry"]);

/**
 * The events of a stream: objects with `event`, `data`, `id` and `retry`.
 *
 * @see {@link https://html.spec.whatwg.org/multipage/server-sent-events.html#event-stream-interpretation | HTML, event streams}
 */
const events: ReadItems = (text) => {
  const items: Record<string, string | number>[] = [];
  for (const block of text
    .replace(/^\uFEFF/, "")
    .replaceAll(/\r\n?/g, "\n")
    .split(/\n{2,}/)) {
    const event: Record<string, string | number> = {};
    for (const line of block.split("\n")) {
      const [, name = "", value = ""] = /^([^:]*)(?:: ?(.*))?$/s.exec(line) ?? [];
      if (!eventFields.has(name)) continue;
      const before = event["data"];
      if (name === "data" && before !== undefined) event["data"] = `${before}\n${value}`;
      else event[name] = name === "retry" && /^\d+$/.test(value) ? Number(value) : value;
    }
    if (Object.keys(event).length > 0) items.push(event);
  }
  return items;
};

const readers: Readonly<Record<string, ReadItems>> = {
  "application/jsonl": jsonLines,
  "application/x-jsonl": jsonLines,
  "application/ndjson": jsonLines,
  "application/x-ndjson": jsonLines,
  "application/json-seq": jsonSequence,
  "text/event-stream": events,
};

/**
 * The items of a body whose media type is one of a stream, or that was parsed into a list. `undefined` if it is not known what they are.
 *
 * @see {@link https://spec.openapis.org/oas/v3.2.0.html#sequential-media-types | OpenAPI 3.2, Sequential Media Types}
 */
export function itemsOf(body: unknown, mediaType: string): readonly unknown[] | Malformed | undefined {
  if (Array.isArray(body)) return body as readonly unknown[];
  if (typeof body !== "string") return undefined;
  const type = essence(mediaType);
  if (Object.hasOwn(readers, type)) return readers[type]?.(body);
  return type.endsWith("+json-seq") ? jsonSequence(body) : undefined;
}
