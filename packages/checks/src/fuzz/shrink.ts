import { isObject, type Json, objectOf } from "./json.js";

/** Simpler values in place of a value, the simplest first. */
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

/** The maximum number of candidates, and the maximum time in milliseconds: each candidate is compiled in every tier. */
const limits = { candidates: 4000, milliseconds: 20_000 };

/**
 * Simplifies a value and leaves out parts of it, as long as it passes a test.
 *
 * @param holds - The test. `json` passes it.
 */
export async function shrink(json: Json, holds: (candidate: Json) => Promise<boolean>): Promise<Json> {
  let smallest = json;
  let tried = 0;
  const end = performance.now() + limits.milliseconds;
  for (;;) {
    let next: Json | undefined;
    for (const candidate of simpler(smallest)) {
      if (++tried > limits.candidates || performance.now() > end) return smallest;
      // One after another: each depends on the last.
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
