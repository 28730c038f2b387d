import { canonical } from "@argot/core/json";
import { type Json, stringifyJson } from "argot";
import { withPart } from "../generate/readable.js";

/** Maximum number of values that are made. */
const maxGrafts = 5000;

/** Maximum depth of the parts of values. */
const maxDepth = 8;

/**
 * Values in which a part of one takes the place of a part of another, those with short parts first. Schemas that mean the same are tried in one
 * place by those who look for values: this brings the parts to the others.
 */
export function* grafts(values: readonly Json[]): Generator<Json> {
  const places = values.flatMap((value) => Array.from(pathsIn(value, []), (path) => ({ value, path })));
  const parts = new Map(values.flatMap((value) => Array.from(partsIn(value, 0), (part) => [canonical(part), part])));
  const shortest = [...parts.values()].toSorted((a, b) => stringifyJson(a).length - stringifyJson(b).length);
  let made = 0;
  for (const part of [...shortest, ...shortest.map((each) => [each])])
    for (const { value, path } of places) {
      if (made++ >= maxGrafts) return;
      yield withPart(value, path, part);
    }
}

const entriesOf = (value: Json): readonly (readonly [string, Json])[] =>
  typeof value === "object" && value !== null ? Object.entries(value) : [];

/** The paths of the parts of a value, without that of the whole. */
function* pathsIn(value: Json, outer: readonly string[]): Generator<readonly string[]> {
  if (outer.length >= maxDepth) return;
  for (const [name, part] of entriesOf(value)) {
    yield [...outer, name];
    yield* pathsIn(part, [...outer, name]);
  }
}

function* partsIn(value: Json, depth: number): Generator<Json> {
  yield value;
  if (depth < maxDepth) for (const [, part] of entriesOf(value)) yield* partsIn(part, depth + 1);
}
