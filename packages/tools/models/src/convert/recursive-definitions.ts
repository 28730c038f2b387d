import { isObject, type Json } from "@argot/core/keyword";

/** The references to definitions that lead back to themselves. */
export function recursiveDefinitions(definitions: ReadonlyMap<string, Json>): ReadonlySet<string> {
  const targets = new Map(Array.from(definitions, ([reference, schema]) => [reference, referencesIn(schema)]));
  return new Set(
    [...targets.keys()].filter((start) => {
      const seen = new Set<string>();
      const pending = [...(targets.get(start) ?? [])];
      for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
        if (next === start) return true;
        if (seen.has(next)) continue;
        seen.add(next);
        pending.push(...(targets.get(next) ?? []));
      }
      return false;
    }),
  );
}

function referencesIn(value: Json): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((each: Json) => referencesIn(each));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, each]) =>
    name === "$ref" && typeof each === "string" ? [each] : referencesIn(each),
  );
}
