// Parameters of queries, forms and cookies, which are lists of names and values.
import { JsonType } from "@argot/core/keyword";
import type { ValueShape } from "../api/value-shape.js";
import { readDeepObject } from "./deep-object.js";
import { type ReadText, form, pipeDelimited, spaceDelimited } from "./delimited.js";
import { Malformed } from "./malformed.js";
import { type Reading, formOf, isObjectForm, type Pair, readArray, readObject, readScalar } from "./read-value.js";

/**
 * The decoded names of a query, form or cookie, with values that are still encoded. A pair whose name cannot be decoded
 * belongs to no parameter, and is left out.
 */
export const pairsOf = (
  text: string,
  { decode, budget }: Reading,
  delimiter: string | RegExp = "&",
): readonly Pair[] => {
  budget.takeDecoded(text.length);
  return budget.split(text, delimiter).flatMap((part): Pair[] => {
    if (part === "") return [];
    const at = part.indexOf("=");
    const name = decode(at < 0 ? part : part.slice(0, at));
    return name instanceof Malformed ? [] : [[name, at < 0 ? "" : part.slice(at + 1)]];
  });
};

/** How a parameter is written in a list of pairs. */
export interface PairStyle {
  readonly name: string;
  readonly style: string;
  readonly explode: boolean;
}

/** The types of values other than objects. */
const notObject = JsonType.any & ~JsonType.object;

const oneText: Readonly<Record<string, ReadText>> = { form, cookie: form, spaceDelimited, pipeDelimited };

/**
 * The pairs of a parameter.
 *
 * @param listed - The names of all parameters, this one included.
 */
export function pairsOfParameter(
  pairs: readonly Pair[],
  { name, style, explode }: PairStyle,
  shape: ValueShape,
  listed: ReadonlySet<string>,
): readonly Pair[] {
  if (style === "deepObject") {
    const bracketed = pairs.filter(([each]) => each.startsWith(`${name}[`));
    return bracketed.length > 0 || !shape.has(notObject) ? bracketed : pairs.filter(([each]) => each === name);
  }
  if (!explode || !isObjectForm(shape)) return pairs.filter(([each]) => each === name);
  // Each property is a pair. A pair that the schema does not describe belongs to the parameter if no other one has its
  // name.
  const described = new Set(shape.names);
  return pairs.filter(([each]) => (described.size > 0 ? described.has(each) : each === name || !listed.has(each)));
}

/** The names that a parameter may have in a query, as far as its schema says them. */
export const namesInQuery = ({ name, style, explode }: PairStyle, shape: ValueShape): readonly string[] =>
  style !== "deepObject" && explode && isObjectForm(shape) && shape.names.length > 0 ? shape.names : [name];

/**
 * Reads a parameter from pairs. `undefined` if it is absent.
 *
 * @param pairs - Decoded names, and values that are still encoded.
 * @param listed - The names of all parameters, this one included.
 */
export function readFromPairs(
  pairs: readonly Pair[],
  parameter: PairStyle,
  shape: ValueShape,
  reading: Reading,
  listed: ReadonlySet<string>,
): unknown {
  const { name, style, explode } = parameter;
  const own = pairsOfParameter(pairs, parameter, shape, listed);
  const [first] = own;
  if (!first) return undefined;
  if (style === "deepObject" && first[0] !== name) return readDeepObject(own, name, shape, reading);
  if (style !== "deepObject" && explode && isObjectForm(shape)) return readObject(own, shape, reading);
  const texts = own.map(([, text]) => text);
  if ((explode || style === "deepObject") && formOf(shape, texts) === "array") return readArray(texts, shape, reading);
  if (texts.length > 1) return new Malformed("must be there once");
  return explode ? readScalar(first[1], shape, reading) : (oneText[style] ?? form)(first[1], shape, reading);
}
