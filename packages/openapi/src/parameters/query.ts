// Parameters of queries, forms and cookies, which are lists of names and values.
import type { ValueShape } from "../api/value-shape.js";
import { type ReadText, form, pipeDelimited, spaceDelimited } from "./delimited.js";
import { Malformed } from "./malformed.js";
import { type Decode, formOf, isObjectForm, type Pair, readArray, readObject, readScalar } from "./read-value.js";

/**
 * The decoded names of a query, form or cookie, with values that are still encoded. A name that cannot be decoded is that of no
 * parameter, and left out.
 */
export const pairsOf = (text: string, decode: Decode, delimiter: string | RegExp = "&"): readonly Pair[] =>
  text.split(delimiter).flatMap((part): Pair[] => {
    if (part === "") return [];
    const at = part.indexOf("=");
    const name = decode(at < 0 ? part : part.slice(0, at));
    return name instanceof Malformed ? [] : [[name, at < 0 ? "" : part.slice(at + 1)]];
  });

/** How a parameter is written in a list of pairs. */
export interface PairStyle {
  readonly name: string;
  readonly style: string;
  readonly explode: boolean;
}

const oneText: Readonly<Record<string, ReadText>> = { form, cookie: form, spaceDelimited, pipeDelimited };

/**
 * Reads a parameter from pairs. `undefined` if it is not there.
 *
 * @param pairs - Decoded names, and values that are still encoded.
 * @param others - The names of other parameters.
 */
export function readFromPairs(
  pairs: readonly Pair[],
  { name, style, explode }: PairStyle,
  shape: ValueShape,
  decode: Decode,
  others: ReadonlySet<string>,
): unknown {
  if (style === "deepObject") return readDeepObject(pairs, name, shape, decode);
  if (explode && isObjectForm(shape)) {
    // The properties are pairs of their own. Those that the schema does not describe belong to it if no other parameter has them.
    const described = new Set(shape.names);
    const properties = pairs.filter(([each]) => (described.size > 0 ? described.has(each) : !others.has(each)));
    return properties.length === 0 ? undefined : readObject(properties, shape, decode);
  }
  const own = pairs.filter(([each]) => each === name).map(([, text]) => text);
  const [first] = own;
  if (first === undefined) return undefined;
  if (explode && formOf(shape, own) === "array") return readArray(own, shape, decode);
  if (own.length > 1) return new Malformed("must be there once");
  return explode ? readScalar(first, shape, decode) : (oneText[style] ?? form)(first, shape, decode);
}

/** `deepObject`: `name[property]=value`. */
function readDeepObject(pairs: readonly Pair[], name: string, shape: ValueShape, decode: Decode): unknown {
  const own: Pair[] = [];
  for (const [each, text] of pairs) {
    if (!each.startsWith(`${name}[`)) continue;
    const [, property] = /^\[([^[\]]*)\]$/s.exec(each.slice(name.length)) ?? [];
    if (property === undefined)
      return new Malformed(`must be written as ${name}[property]=value, with one pair of brackets`);
    own.push([property, text]);
  }
  return own.length === 0 ? undefined : readObject(own, shape, decode);
}
