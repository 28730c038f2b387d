import { JsonSet } from "@argot/core/internal";
import { appendToken, isObject, tokensOf, valueAt } from "@argot/core/json";
import type { ValidationIssue } from "argot";
import type { BlockExamples } from "./block-examples.js";
import type { Edit } from "./edit.js";

/** Changes that may mend what an issue says, the likely ones first. Each is a list that is made together. */
export function* repairsOf(
  { instanceLocation, absoluteKeywordLocation, data, message }: ValidationIssue,
  root: unknown,
  examples: BlockExamples,
): Generator<readonly Edit[]> {
  const at = tokensOf(instanceLocation) ?? [];
  const value = valueAt(root, at);
  const { suggestion, missing } = data as { readonly suggestion?: unknown; readonly missing?: unknown };
  const donors = examples.of(examples.blockOf(absoluteKeywordLocation));
  const set = (other: unknown): readonly Edit[] => [{ kind: "set", location: instanceLocation, value: other }];
  if (Array.isArray(missing)) yield* missingMembers(missing as readonly string[], instanceLocation, value, donors);
  if (suggestion !== undefined && typeof suggestion === "string" && at.length > 0 && valueAt(root, at) !== undefined)
    yield [{ kind: "rename", location: instanceLocation, name: suggestion }];
  if (suggestion !== undefined) yield set(suggestion);
  const named = /such as ("(?:[^"\\]|\\.)*")/.exec(message)?.[1];
  if (named !== undefined) yield set(JSON.parse(named));
  for (const other of nearby(value, data, donors)) yield set(other);
  if (isObject(value) || Array.isArray(value)) yield* partRemovals(value, instanceLocation);
  for (const other of donors) yield set(other);
  for (const other of otherForms(value)) yield set(other);
  if (at.length > 0) yield [{ kind: "remove", location: instanceLocation }];
}

/** Adds members that are missing: all of them, and each alone. */
function* missingMembers(
  names: readonly string[],
  location: string,
  value: unknown,
  donors: readonly unknown[],
): Generator<readonly Edit[]> {
  const added = names.flatMap((name): Edit[] => {
    const donor = donors.find((each) => isObject(each) && Object.hasOwn(each, name));
    const member = isObject(donor) ? donor[name] : null;
    return isObject(value) && Object.hasOwn(value, name)
      ? []
      : [{ kind: "add", location: appendToken(location, name), value: member }];
  });
  if (added.length > 0) yield added;
  for (const each of added) yield [each];
}

/** Maximum number of parts that are tried to be removed. */
const maxRemovals = 20;

/** Removes each part: the last ones first, since those may be too many. */
function* partRemovals(value: object, location: string): Generator<readonly Edit[]> {
  for (const name of Object.keys(value).slice(-maxRemovals).reverse())
    yield [{ kind: "remove", location: appendToken(location, name) }];
}

/** Values that are like another, and keep most of it. */
function* nearby(value: unknown, { limit }: Readonly<Record<string, unknown>>, donors: readonly unknown[]): Generator {
  if (typeof value === "string") yield* nearText(value, limit);
  else if (typeof value === "number") yield* nearNumber(value, limit);
  else if (Array.isArray(value)) yield* nearList(value, limit, donors);
  else if (isObject(value)) yield* nearObject(value, donors);
}

/** The value as a text, and in an array. */
function* otherForms(value: unknown): Generator {
  if (typeof value === "number" || typeof value === "boolean") yield String(value);
  if (value !== undefined && !Array.isArray(value)) yield [value];
}

function* nearText(text: string, limit: unknown): Generator {
  // Models write values as texts, and objects as the text of objects.
  const parsed = parsedJson(text);
  if (parsed !== undefined) yield parsed;
  if (text.includes(",")) yield text.split(",").map((part) => part.trim());
  yield text.trim();
  yield text.toLowerCase();
  yield text.toUpperCase();
  if (typeof limit !== "number") return;
  const characters = Array.from(text);
  if (characters.length > limit) yield characters.slice(0, limit).join("");
  else if (limit < 1000) yield text + (characters.at(-1) ?? "a").repeat(limit - characters.length);
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function* nearNumber(value: number, limit: unknown): Generator {
  yield Math.round(value);
  if (typeof limit !== "number") return;
  yield* [limit, limit + 1, limit - 1, Math.round(value / limit) * limit];
}

function* nearList(items: readonly unknown[], limit: unknown, donors: readonly unknown[]): Generator {
  const known = new JsonSet();
  const unique = items.filter((item) => known.add(item));
  if (unique.length < items.length) yield unique;
  if (typeof limit === "number" && limit < items.length) yield items.slice(0, limit);
  for (const donor of donors)
    if (Array.isArray(donor) && donor.length > items.length) yield [...items, ...donor.slice(items.length)];
  for (const donor of donors) if (Array.isArray(donor)) for (const each of donor) yield [...items, each];
  if (items.length === 1) yield items[0];
}

function* nearObject(value: Readonly<Record<string, unknown>>, donors: readonly unknown[]): Generator {
  for (const donor of donors) if (isObject(donor)) yield { ...donor, ...value };
}
