// Media types whose bodies are lists of items, one after another: streams.
import type { Budget } from "../parameters/budget.js";
import { jsonOf } from "../parameters/json-text.js";
import { Malformed } from "../parameters/malformed.js";
import { essence } from "./media-types.js";

/** Reads the items of a text. */
type ReadItems = (text: string, budget: Budget) => readonly unknown[] | Malformed;

const jsonTexts = (texts: readonly string[], budget: Budget): readonly unknown[] | Malformed => {
  const items: unknown[] = [];
  for (const text of texts) {
    if (text.trim() === "") continue;
    const item = jsonOf(text, budget);
    if (item instanceof Malformed) return new Malformed(`must have JSON as item ${items.length}`);
    items.push(item);
  }
  return items;
};

/** A JSON text in each line. */
const jsonLines: ReadItems = (text, budget) => jsonTexts(budget.split(text, "\n"), budget);

/** JSON texts after record separators (RFC 7464). */
const jsonSequence: ReadItems = (text, budget) => jsonTexts(budget.split(text, "\u001e"), budget);

const eventFields: ReadonlySet<string> = new Set(["event", "data", "id", "retry"]);

/**
 * The events of a stream: objects with `event`, `data`, `id` and `retry`.
 *
 * @see {@link https://html.spec.whatwg.org/multipage/server-sent-events.html#event-stream-interpretation | HTML, event streams}
 */
const events: ReadItems = (text, budget) => {
  budget.takeDecoded(text.length);
  const items: Record<string, string | number>[] = [];
  const lines = text.replace(/^\uFEFF/, "").replaceAll(/\r\n?/g, "\n");
  for (const block of budget.split(lines, /\n{2,}/)) {
    const event: Record<string, string | number> = {};
    for (const line of budget.split(block, "\n")) {
      const [, name = "", value = ""] = /^([^:]*)(?:: ?(.*))?$/s.exec(line) ?? [];
      if (!eventFields.has(name)) continue;
      const before = event["data"];
      if (name === "data" && before !== undefined) event["data"] = `${before}\n${value}`;
      else event[name] = name === "retry" && /^\d{1,15}$/.test(value) ? Number(value) : value;
    }
    if (Object.keys(event).length > 0) items.push(event);
  }
  return items;
};

const readers: ReadonlyMap<string, ReadItems> = new Map([
  ["application/jsonl", jsonLines],
  ["application/x-jsonl", jsonLines],
  ["application/ndjson", jsonLines],
  ["application/x-ndjson", jsonLines],
  ["application/json-seq", jsonSequence],
  ["text/event-stream", events],
]);

const readerOf = (mediaType: string): ReadItems | undefined => {
  const type = essence(mediaType);
  return type.endsWith("+json-seq") ? jsonSequence : readers.get(type);
};

/** Whether a media type is that of a stream. */
export const isSequential = (mediaType: string): boolean => readerOf(mediaType) !== undefined;

/**
 * The items of a body whose media type is that of a stream, or that was parsed into a list. `undefined` if they are
 * unknown.
 *
 * @see {@link https://spec.openapis.org/oas/v3.2.0.html#sequential-media-types | OpenAPI 3.2, Sequential Media Types}
 */
export function itemsOf(body: unknown, mediaType: string, budget: Budget): readonly unknown[] | Malformed | undefined {
  if (Array.isArray(body)) return body as readonly unknown[];
  return typeof body === "string" ? readerOf(mediaType)?.(body, budget) : undefined;
}
