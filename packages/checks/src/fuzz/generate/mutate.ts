import { isObject, type Json, type JsonObject, objectOf } from "../json.js";
import type { Random } from "../random.js";
import { name, number, texts, value } from "./pool.js";

/** A copy of a value with one change. */
export function mutate(json: Json, random: Random): Json {
  const children = Array.isArray(json) ? json.length : isObject(json) ? Object.keys(json).length : 0;
  if (children > 0 && random.chance(0.7)) {
    const chosen = random.below(children);
    if (Array.isArray(json)) return json.map((item, i) => (i === chosen ? mutate(item, random) : item));
    const entries = Object.entries(json as JsonObject);
    return objectOf(entries.map(([key, each], i) => [key, i === chosen ? mutate(each, random) : each]));
  }
  if (random.chance(0.25)) return value(random);
  if (Array.isArray(json)) return mutatedArray(json, random);
  if (isObject(json)) return mutatedObject(json, random);
  if (typeof json === "number") return random.pick([json + 1, json - 1, json + 0.5, -json, number(random)]);
  if (typeof json === "bigint") return random.pick([json + 1n, Number(json)]);
  if (typeof json === "string") return random.pick([`${json}a`, json.slice(1), random.pick(texts)]);
  return value(random);
}

function mutatedArray(items: readonly Json[], random: Random): Json {
  const index = random.below(items.length + 1);
  if (random.chance(0.4)) return items.filter((_, i) => i !== index);
  const added = items.length > 0 && random.chance(0.4) ? structuredClone(random.pick(items)) : value(random);
  return items.toSpliced(index, 0, added);
}

function mutatedObject(object: JsonObject, random: Random): Json {
  const entries = Object.entries(object);
  const index = random.below(entries.length + 1);
  if (random.chance(0.4)) return objectOf(entries.filter((_, i) => i !== index));
  if (random.chance(0.2)) return objectOf(entries.toReversed());
  return objectOf([...entries, [name(random), value(random)]]);
}
