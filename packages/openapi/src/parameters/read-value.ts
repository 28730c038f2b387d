import { JsonType } from "@argot/core/keyword";
import type { ValueShape } from "../api/value-shape.js";
import type { Budget } from "./budget.js";
import { Malformed } from "./malformed.js";
import { scalarOf } from "./scalar.js";

/** Decodes a text after it was split. */
export type Decode = (text: string) => string | Malformed;

/** How the texts of a parameter are read. */
export interface Reading {
  readonly decode: Decode;
  readonly budget: Budget;
}

/** Name and value of a property, still encoded. */
export type Pair = readonly [name: string, value: string];

/** The types of values that are one text. */
const textTypes = JsonType.string | JsonType.number | JsonType.integer | JsonType.boolean;

/** What a text can be by its schema: an object, a list, or one value. */
export function formOf(shape: ValueShape, parts: readonly string[]): "object" | "array" | "scalar" {
  const [first] = parts;
  const isNull = parts.length === 1 && first === "null" && shape.has(JsonType.null);
  if (isNull || (parts.length < 2 && shape.has(textTypes))) return "scalar";
  return shape.has(JsonType.array) ? "array" : shape.has(JsonType.object) ? "object" : "scalar";
}

/** Whether values are objects, whose properties may be separate pairs. */
export const isObjectForm = (shape: ValueShape): boolean => shape.has(JsonType.object) && !shape.has(JsonType.array);

/** One value. */
export function readScalar(text: string, shape: ValueShape, { decode, budget }: Reading): unknown {
  budget.takeDecoded(text.length);
  const decoded = decode(text);
  return decoded instanceof Malformed ? decoded : scalarOf(decoded, shape, budget);
}

/** A list, or why it is malformed. */
export function readArray(texts: readonly string[], shape: ValueShape, reading: Reading): unknown {
  const items: unknown[] = [];
  for (const [i, text] of texts.entries()) {
    const item = readScalar(text, shape.item(i), reading);
    if (item instanceof Malformed) return item;
    items.push(item);
  }
  return items;
}

/**
 * An object, or why it is malformed. A repeated property is a list if its schema allows one.
 *
 * @param pairs - Decoded names, and values that are still encoded.
 */
export function readObject(pairs: readonly Pair[], shape: ValueShape, reading: Reading): unknown {
  const texts = new Map<string, string[]>();
  for (const [name, text] of pairs) {
    const known = texts.get(name);
    if (known) known.push(text);
    else texts.set(name, [text]);
  }
  const members: [string, unknown][] = [];
  for (const [name, [first = "", ...more]] of texts) {
    const part = shape.property(name);
    const isList = part.has(JsonType.array);
    if (more.length > 0 && !isList) return new Malformed(`must have "${name}" once`);
    const value = isList ? readArray([first, ...more], part, reading) : readScalar(first, part, reading);
    if (value instanceof Malformed) return value;
    members.push([name, value]);
  }
  // `fromEntries` defines own properties with any names.
  return Object.fromEntries(members);
}

/** Pairs from a list in which names and values alternate. */
export function alternating(parts: readonly string[]): readonly Pair[] | Malformed {
  if (parts.length % 2 === 1) return new Malformed("must be names and values in turn");
  return parts.flatMap((name, i): Pair[] => (i % 2 === 0 ? [[name, parts[i + 1] as string]] : []));
}

/** Pairs from parts such as `name=value`. */
export function assignments(parts: readonly string[]): readonly Pair[] | Malformed {
  const pairs: Pair[] = [];
  for (const part of parts) {
    const at = part.indexOf("=");
    if (at < 0) return new Malformed("must be a list of name=value");
    pairs.push([part.slice(0, at), part.slice(at + 1)]);
  }
  return pairs;
}

/** An object from pairs whose names are still encoded, or why it is malformed. */
export function objectFrom(pairs: readonly Pair[] | Malformed, shape: ValueShape, reading: Reading): unknown {
  if (pairs instanceof Malformed) return pairs;
  const decoded: Pair[] = [];
  for (const [encoded, text] of pairs) {
    const name = reading.decode(encoded);
    if (name instanceof Malformed) return name;
    decoded.push([name, text]);
  }
  return readObject(decoded, shape, reading);
}
