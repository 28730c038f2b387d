import { canonical } from "@argot/core/json";
import type { Json } from "@argot/core/plan";
import { partsOf, withParts } from "./parts.js";

/** A value of each type. */
const samples: readonly Json[] = [null, true, 0, "", [], {}];

/**
 * Values to try in the place of a part, those that are most like it first: with more or fewer characters, items and members; as large as
 * others; others as they are; values of other types.
 */
export function* otherParts(part: Json, others: readonly Json[]): Generator<Json> {
  const known = new Set([canonical(part)]);
  for (const each of candidates(part, others)) {
    const key = canonical(each);
    if (known.has(key)) continue;
    known.add(key);
    yield each;
  }
}

function* candidates(part: Json, others: readonly Json[]): Generator<Json> {
  if (typeof part === "string") yield* otherTexts(part, others);
  else if (typeof part === "number") yield* [part + 1, part - 1, part + 0.5];
  else if (typeof part === "bigint") yield* [part + 1n, part - 1n];
  else if (typeof part === "boolean") yield !part;
  else if (Array.isArray(part)) yield* otherLists(part, others);
  else if (part !== null) yield* otherObjects(part, others);
  yield* others;
  // A number as text is a likely mistake.
  if (typeof part === "number" || typeof part === "bigint" || typeof part === "boolean") yield String(part);
  yield* samples;
}

function* otherTexts(text: string, others: readonly Json[]): Generator<Json> {
  const characters = Array.from(text);
  const last = characters.at(-1) ?? "a";
  yield text + last;
  if (characters.length > 0) yield characters.slice(0, -1).join("");
  for (const other of others) {
    if (typeof other !== "string") continue;
    const { length } = Array.from(other);
    yield characters.slice(0, length).join("") + last.repeat(Math.max(0, length - characters.length));
    // A character that others have and the text does not.
    for (const each of new Set(other))
      if (!characters.includes(each)) yield [...characters.slice(0, -1), each].join("");
  }
}

function* otherLists(items: readonly Json[], others: readonly Json[]): Generator<Json> {
  const last = items.at(-1);
  if (last !== undefined) yield [...items, last];
  for (const other of others) {
    if (!Array.isArray(other)) continue;
    for (const each of other) yield [...items, each];
    yield items.slice(0, other.length);
    if (other.length <= items.length) continue;
    yield [...items, ...other.slice(items.length)];
    if (last !== undefined) yield [...items, ...Array.from({ length: other.length - items.length }, () => last)];
  }
  yield [...items, null];
}

function* otherObjects(part: Json, others: readonly Json[]): Generator<Json> {
  const members = partsOf(part);
  const names = new Set(members.map(([name]) => name));
  yield withParts(part, [...members, [freeName(names), null]]);
  for (const other of others) {
    if (typeof other !== "object" || other === null || Array.isArray(other)) continue;
    const more = partsOf(other).filter(([name]) => !names.has(name));
    for (const member of more) yield withParts(part, [...members, member]);
    yield withParts(part, [...members, ...more]);
    yield withParts(part, members.slice(0, partsOf(other).length));
  }
}

/** A name that an object does not have. */
function freeName(names: ReadonlySet<string>): string {
  let name = "other";
  for (let i = 2; names.has(name); i++) name = `other${i}`;
  return name;
}
