import { canonical } from "@argot/core/json";
import { isObject, type Json } from "@argot/core/keyword";

/** The identity of a set of equal values. */
export interface EqualValues {
  readonly number: number;
  /** Number of characters of such a value as compact JSON. */
  readonly length: number;
}

/**
 * Finds equal values in a document. The time grows with the size of the document and not with its depth: parts of a value are compared
 * by their numbers.
 *
 * @returns By each array and object in the document.
 */
export function equalValues(root: Json): ReadonlyMap<Json, EqualValues> {
  const byText = new Map<string, EqualValues>();
  const byValue = new Map<Json, EqualValues>();
  const withText = (text: string, length: number): EqualValues => {
    const known = byText.get(text);
    if (known) return known;
    const fresh = { number: byText.size, length };
    byText.set(text, fresh);
    return fresh;
  };
  const withPart = (part: Json): EqualValues => {
    const text = hasParts(part) ? "" : canonical(part);
    return byValue.get(part) ?? withText(text, text.length);
  };

  for (const value of partsFirst(root)) {
    const members = membersOf(value).map(([name, part]) => [name, withPart(part)] as const);
    const text = members.map(([name, { number }]) => `${name}${number}`);
    const marks = 2 + Math.max(0, members.length - 1);
    const length = members.reduce((sum, [name, part]) => sum + name.length + part.length, marks);
    byValue.set(value, withText(Array.isArray(value) ? `[${text.join(",")}` : `{${text.sort().join(",")}`, length));
  }
  return byValue;
}

type Parent = readonly Json[] | { readonly [name: string]: Json };

const hasParts = (value: Json): value is Parent => Array.isArray(value) || isObject(value);

/** The items of an array, or the members of an object with names that end with a colon. */
const membersOf = (value: Parent): readonly (readonly [name: string, part: Json])[] =>
  Array.isArray(value)
    ? value.map((item: Json) => ["", item])
    : Object.entries(value)
        .filter(([, part]) => part !== undefined)
        .map(([name, part]) => [`${JSON.stringify(name)}:`, part]);

/** The arrays and objects in a document, each after those that are in it. */
function partsFirst(root: Json): readonly Parent[] {
  const found: Parent[] = [];
  const pending = [root];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (!hasParts(next)) continue;
    found.push(next);
    for (const part of Object.values(next)) pending.push(part);
  }
  return found.reverse();
}
