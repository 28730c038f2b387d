import { JsonType, type JsonObject } from "@argot/core/keyword";
import type { ValueShape } from "../api/value-shape.js";
import type { Budget } from "../parameters/budget.js";
import { maxLevels } from "../parameters/deep-object.js";
import { jsonOf } from "../parameters/json-text.js";
import { decodeForm, Malformed } from "../parameters/malformed.js";
import { pairsOf, pairsOfParameter, readFromPairs } from "../parameters/query.js";
import type { Pair } from "../parameters/read-value.js";
import { styleOf } from "../parameters/style.js";
import { essence, isJson } from "./media-types.js";

/** A file of a form that a parser keeps apart from the body. */
export interface FormFile {
  /** The name of the field. */
  readonly name: string;
  /** Number of bytes. */
  readonly size: number;
  /** The value of the field for handlers. */
  readonly value: unknown;
  /** Its bytes, if they are in memory, for parts that are described as JSON. */
  readonly bytes?: Uint8Array | undefined;
}

/** A form, as parsers provide it. */
export interface FormContent {
  readonly body: unknown;
  readonly files: readonly FormFile[];
}

/** The value of a form. */
export interface FormValue {
  /** The value for handlers, with files as they were given. */
  readonly value: Readonly<Record<string, unknown>>;
  /** The value for schemas, in which files are strings of their size. */
  readonly checked: Readonly<Record<string, unknown>>;
}

/** A field of a form: a text, a file, or the parsed value of a part with JSON. */
type Field =
  | { readonly kind: "text"; readonly text: string }
  | ({ readonly kind: "file" } & Omit<FormFile, "name">)
  | { readonly kind: "json"; readonly value: unknown };

function fieldOf(value: unknown): Field {
  if (typeof value === "string") return { kind: "text", text: value };
  if (typeof value !== "object" || value === null) return { kind: "text", text: String(value) };
  if (value instanceof Uint8Array) return { kind: "file", size: value.length, value, bytes: value };
  if (ArrayBuffer.isView(value) || value instanceof ArrayBuffer) return { kind: "file", size: value.byteLength, value };
  // A plain object may come from JSON, so its `size` is not trusted.
  const prototype: unknown = Object.getPrototypeOf(value);
  const isPlain = prototype === null || prototype === Object.prototype || Array.isArray(value);
  const { size } = value as { readonly size?: unknown };
  return !isPlain && typeof size === "number" ? { kind: "file", size, value } : { kind: "json", value };
}

/** Whether a media type is that of a form. */
export const isForm = (mediaType: string): boolean =>
  ["application/x-www-form-urlencoded", "multipart/form-data"].includes(essence(mediaType));

/**
 * The fields of a form by name, in order: of a text, of `FormData` and other lists of pairs, or of an object such as
 * parsers of forms make. `undefined` for other values.
 */
function fieldsOf({ body, files }: FormContent, budget: Budget): ReadonlyMap<string, readonly Field[]> | undefined {
  const fields = new Map<string, Field[]>();
  const add = (name: string, field: Field): void => {
    const known = fields.get(name);
    if (known) known.push(field);
    else fields.set(name, [field]);
  };
  budget.takeParts(files.length);
  for (const { name, ...file } of files) add(name, { kind: "file", ...file });
  if (typeof body === "string") {
    for (const [name, text] of pairsOf(body, { decode: decodeForm, budget })) {
      const value = decodeForm(text);
      if (value instanceof Malformed) return undefined;
      add(name, fieldOf(value));
    }
    return fields;
  }
  if (typeof body !== "object" || body === null) return undefined;
  const entries = Symbol.iterator in body ? (body as Iterable<unknown>) : Object.entries(body);
  for (const entry of entries) {
    if (!Array.isArray(entry) || typeof entry.at(0) !== "string") return undefined;
    const [name, value] = entry as [string, unknown];
    const values: readonly unknown[] = Array.isArray(value) && value.length > 0 ? value : [value];
    budget.takeParts(values.length);
    for (const each of values) if (each !== undefined) add(name, fieldOf(each));
  }
  return fields;
}

/**
 * The value of a form. Each property is read as its encoding and its schema say: objects and lists of objects are JSON, unless the encoding
 * has a style. Of a file, only the size counts.
 *
 * @param encodings - The encoding objects, by property.
 */
export function readForm(
  content: FormContent,
  shape: ValueShape,
  encodings: ReadonlyMap<string, JsonObject>,
  budget: Budget,
): FormValue | Malformed {
  const fields = fieldsOf(content, budget);
  if (!fields) return new Malformed("must be a form");
  const described = new Set([...shape.names, ...encodings.keys()]);
  const partOf = (name: string) => {
    const encoding = encodings.get(name) ?? {};
    return { part: shape.property(name), encoding, style: { name, ...styleOf(encoding, "query") } };
  };
  const texts = [...fields].flatMap(([name, values]) => {
    const isDeep = encodings.get(name)?.["style"] === "deepObject";
    return values.flatMap((each) =>
      each.kind === "text" ? [[name, each.text] as const] : isDeep ? bracketed(name, each) : [],
    );
  });
  // Fields of properties that are written as several fields.
  const taken = new Set(
    [...described].flatMap((name) => {
      const { part, encoding, style } = partOf(name);
      return isWrittenAsJson(encoding, part)
        ? []
        : pairsOfParameter(texts, style, part, described).map(([field]) => field);
    }),
  );
  const reading = { decode: asRead, budget };
  const read = (name: string): unknown => {
    const values = fields.get(name) ?? [];
    const { part, encoding, style } = partOf(name);
    const isAsJson = isWrittenAsJson(encoding, part);
    if (!isAsJson && (style.style === "deepObject" || values.every(({ kind }) => kind === "text"))) {
      // Only described properties are looked for: otherwise every field would be compared with every other one.
      const own = described.has(name)
        ? texts
        : values.flatMap((each): Pair[] => (each.kind === "text" ? [[name, each.text]] : []));
      return readFromPairs(own, style, part, reading, described);
    }
    return readParts(values, part, isAsJson, budget);
  };
  const handed: [string, unknown][] = [];
  const checked: [string, unknown][] = [];
  for (const name of [...described, ...[...fields.keys()].filter((each) => !described.has(each) && !taken.has(each))]) {
    const value = read(name);
    if (value instanceof Malformed) return new Malformed(`"${name}" ${value.reason}`);
    if (value === undefined) continue;
    handed.push([name, value instanceof Parts ? value.value : value]);
    checked.push([name, value instanceof Parts ? value.checked : value]);
  }
  // `fromEntries` defines own properties with any names.
  return { value: Object.fromEntries(handed), checked: Object.fromEntries(checked) };
}

const asRead = (text: string): string => text;

/** Fields such as `name[property]`, which a parser has turned into objects, as they were written. */
const bracketed = (name: string, { value }: { readonly value: unknown }, level = 0): readonly Pair[] =>
  Object.entries(value as object).flatMap(([key, inner]): readonly Pair[] => {
    const field = `${name}[${key}]`;
    const isNested = typeof inner === "object" && inner !== null && level < maxLevels;
    return isNested ? bracketed(field, { value: inner }, level + 1) : [[field, String(inner)]];
  });

function isWrittenAsJson(encoding: JsonObject, part: ValueShape): boolean {
  if (Object.hasOwn(encoding, "style") || Object.hasOwn(encoding, "explode")) return false;
  const { contentType } = encoding;
  if (typeof contentType === "string") return isJson(contentType);
  return part.has(JsonType.object) || (part.has(JsonType.array) && part.item(0).has(JsonType.object));
}

/** The value of a form in parts, some of which are files or JSON. */
class Parts implements Record<keyof FormValue, unknown> {
  readonly value: unknown;
  readonly checked: unknown;

  constructor(value: unknown, checked: unknown) {
    this.value = value;
    this.checked = checked;
  }
}

function readParts(fields: readonly Field[], part: ValueShape, isAsJson: boolean, budget: Budget): unknown {
  const parts: Parts[] = [];
  for (const field of fields) {
    const read = readPart(field, isAsJson, budget);
    if (read instanceof Malformed) return read;
    parts.push(read);
  }
  const [only] = parts;
  if (!only) return undefined;
  if (part.has(JsonType.array) && !(parts.length === 1 && Array.isArray(only.value)))
    return new Parts(
      parts.map(({ value }) => value),
      parts.map(({ checked }) => checked),
    );
  return parts.length > 1 ? new Malformed("must be there once") : only;
}

function readPart(field: Field, isAsJson: boolean, budget: Budget): Parts | Malformed {
  if (field.kind === "file" && !(isAsJson && field.bytes)) {
    budget.takeDecoded(field.size);
    return new Parts(field.value, "\0".repeat(field.size));
  }
  const value = isAsJson ? jsonPart(field, budget) : field.kind === "text" ? field.text : field.value;
  return value instanceof Malformed ? value : new Parts(value, value);
}

/** The value of a part with JSON, which a parser may have parsed, or read as a file. */
function jsonPart(field: Field, budget: Budget): unknown {
  if (field.kind === "text") return jsonOf(field.text, budget);
  if (field.kind === "file") {
    budget.takeDecoded(field.size);
    const text = textOf(field.bytes ?? []);
    return text instanceof Malformed ? text : jsonOf(text, budget);
  }
  budget.checkDepth(field.value);
  return field.value;
}

/** Decodes UTF-8 by `decodeURIComponent`, which refuses malformed UTF-8, since ECMAScript has no other decoder. */
function textOf(bytes: Iterable<number>): string | Malformed {
  let escaped = "";
  for (const byte of bytes)
    escaped += byte < 128 && byte !== 37 ? String.fromCharCode(byte) : `%${byte.toString(16).padStart(2, "0")}`;
  try {
    return decodeURIComponent(escaped);
  } catch {
    return new Malformed("must be a text in UTF-8");
  }
}
