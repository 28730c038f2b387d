import { isObject, type Json, objectOf } from "./json.js";

/** Simpler values of the same place, the simplest first. */
function* simpler(json: Json): Generator<Json> {
  if (Array.isArray(json)) {
    if (json.length > 0) yield [];
    yield* json;
    for (const i of json.keys()) yield json.filter((_, at) => at !== i);
    for (const [i, item] of json.entries()) {
      for (const each of simpler(item)) yield json.with(i, each);
    }
  } else if (isObject(json)) {
    const entries = Object.entries(json);
    if (entries.length > 0) yield {};
    yield* entries.map(([, member]) => member);
    for (const i of entries.keys()) yield objectOf(entries.filter((_, at) => at !== i));
    for (const [i, [name, member]] of entries.entries()) {
      for (const each of simpler(member)) yield objectOf(entries.with(i, [name, each]));
    }
  } else if (typeof json === "string") {
    if (json.length > 1) yield* ["", json.slice(0, json.length / 2), json.slice(json.length / 2)];
  } else if (typeof json === "bigint" || (typeof json === "number" && !simpleNumbers.includes(json))) {
    yield* simpleNumbers;
  }
}

const simpleNumbers: readonly number[] = [0, 1, 2];

/** So many candidates are tried, and for so many milliseconds: each is compiled, by many. */
const patience = { candidates: 4000, milliseconds: 20_000 };

/**
 * The smallest value that can be reached from another by leaving out and simplifying, of which something still holds.
 *
 * @param holds - Whether what is looked for is still there; it holds of `json`.
 */
export async function shrink(json: Json, holds: (candidate: Json) => Promise<boolean>): Promise<Json> {
  let smallest = json;
  let tried = 0;
  const end = performance.now() + patience.milliseconds;
  for (;;) {
    let next: Json | undefined;
    for (const candidate of simpler(smallest)) {
      if (++tried > patience.candidates || performance.now() > end) return smallest;
      // One after another: each depends on what came of the last.
      // oxlint-disable-next-line no-await-in-loop
      if (await holds(candidate)) {
        next = candidate;
        break;
      }
    }
    if (next === undefined) return smallest;
    smallest = next;
  }
}
