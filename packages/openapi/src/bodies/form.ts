import { isObject, JsonType, type JsonObject } from "@argot/core/keyword";
import type { ValueShape } from "../api/value-shape.js";
import { decodeForm, Malformed } from "../parameters/malformed.js";
import { jsonOf } from "../parameters/json-text.js";
import { pairsOf, pairsOfParameter, readFromPairs } from "../parameters/query.js";
import { styleOf } from "../parameters/style.js";
import { essence, isJson } from "./media-types.js";

/** A field of a form: a text, or a file. */
type Field = string | { readonly size: number };

const isFile = (value: unknown): value is { readonly size: number } =>
  isObject(value) && typeof value["size"] === "number";

/** Whether a media type is that of a form. */
export const isForm = (mediaType: string): boolean =>
  ["application/x-www-form-urlencoded", "multipart/form-data"].includes(essence(mediaType));

/**
 * The fields of a form by name, in order: of a text, of `FormData` and other lists of pairs, or of an object such as parsers of forms
 * make. `undefined` if it is none of these.
 */
function fieldsOf(body: unknown): ReadonlyMap<string, readonly Field[]> | undefined {
  const fields = new Map<string, Field[]>();
  const add = (name: string, value: unknown): void => {
    const values = Array.isArray(value) ? (value as unknown[]) : [value];
    const read = values.map((each) => (isFile(each) ? each : typeof each === "string" ? each : JSON.stringify(each)));
    fields.set(name, [...(fields.get(name) ?? []), ...read]);
  };
  if (typeof body === "string") {
    for (const [name, text] of pairsOf(body, decodeForm)) {
      const value = decodeForm(text);
      if (value instanceof Malformed) return undefined;
      add(name, value);
    }
    return fields;
  }
  if (typeof body !== "object" || body === null) return undefined;
  const entries = Symbol.iterator in body ? (body as Iterable<unknown>) : Object.entries(body);
  for (const entry of entries) {
    if (!Array.isArray(entry) || typeof entry[0] !== "string") return undefined;
    add(entry[0], entry[1]);
  }
  return fields;
}

const asRead = (text: string): string => text;

/**
 * The value of a form. Each property is read as its encoding and its schema say: objects and lists of objects are JSON, unless the encoding
 * has a style. Of a file, only the size counts.
 *
 * @param encodings - The encoding objects, by property.
 */
export function readForm(body: unknown, shape: ValueShape, encodings: ReadonlyMap<string, JsonObject>): unknown {
  const fields = fieldsOf(body);
  if (!fields) return new Malformed("must be a form");
  const texts = [...fields].flatMap(([name, values]) =>
    values.flatMap((each): [string, string][] => (typeof each === "string" ? [[name, each]] : [])),
  );
  const described = new Set(shape.names);
  const partOf = (name: string) => {
    const encoding = encodings.get(name) ?? {};
    return { part: shape.property(name), encoding, style: { name, ...styleOf(encoding, "query") } };
  };
  // Fields of properties that are written as several fields.
  const taken = new Set(
    shape.names.flatMap((name) => {
      const { part, encoding, style } = partOf(name);
      return isWrittenAsJson(encoding, part)
        ? []
        : pairsOfParameter(texts, style, part, described).map(([field]) => field);
    }),
  );
  const members: [string, unknown][] = [];
  for (const name of [...described, ...[...fields.keys()].filter((each) => !described.has(each) && !taken.has(each))]) {
    const values = fields.get(name) ?? [];
    const { part, encoding, style } = partOf(name);
    const value = values.some(isFile)
      ? filesAsTexts(values, part)
      : isWrittenAsJson(encoding, part)
        ? readJson(values as readonly string[], part)
        : readFromPairs(texts, style, part, asRead, described);
    if (value instanceof Malformed) return new Malformed(`"${name}" ${value.reason}`);
    if (value !== undefined) members.push([name, value]);
  }
  // It defines own properties, whatever their names.
  return Object.fromEntries(members);
}

function isWrittenAsJson(encoding: JsonObject, part: ValueShape): boolean {
  if (Object.hasOwn(encoding, "style") || Object.hasOwn(encoding, "explode")) return false;
  const { contentType } = encoding;
  if (typeof contentType === "string") return isJson(contentType);
  return part.has(JsonType.object) || (part.has(JsonType.array) && part.item(0).has(JsonType.object));
}

function readJson(texts: readonly string[], part: ValueShape): unknown {
  const values = texts.map(jsonOf);
  const malformed = values.find((each) => each instanceof Malformed);
  if (malformed) return malformed;
  return part.has(JsonType.array) && !(values.length === 1 && Array.isArray(values[0])) ? values : values[0];
}

/** A file as a string of its size: schemas describe binary data as strings. */
function filesAsTexts(values: readonly Field[], part: ValueShape): unknown {
  const texts = values.map((each) => (isFile(each) ? "\0".repeat(each.size) : each));
  return part.has(JsonType.array) ? texts : texts[0];
}
