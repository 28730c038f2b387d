import type { Json } from "@argot/core/plan";
import type { Random } from "fast-check";
import { partsOf, withParts } from "../near/parts.js";

/** A value with one random change. `other` is a value to take parts from. The result may be of any schema or of none. */
export function changed(value: Json, other: Json, random: Random): Json {
  const parts = partsOf(value);
  // Mostly within a part: the whole has few, and all are to be changed.
  if (parts.length > 0 && random.nextInt(0, 3) > 0) {
    const i = random.nextInt(0, parts.length - 1);
    const [key, part] = parts[i] as readonly [string, Json];
    const same = partsOf(other).find(([name]) => name === key)?.[1] ?? other;
    return withParts(value, parts.with(i, [key, changed(part, same, random)]));
  }
  switch (typeof value) {
    case "string":
      return changedText(value, random);
    case "number":
      return random.nextInt(0, 1) === 0 ? value + random.nextInt(-9, 9) : value * random.nextInt(2, 99);
    case "bigint":
      return value + BigInt(random.nextInt(-9, 9));
    case "boolean":
      return !value;
    // No JSON values.
    case "undefined":
    case "function":
    case "symbol":
      return value;
    case "object":
      return value === null ? other : changedParts(value, other, random);
  }
}

function changedText(text: string, random: Random): string {
  const characters = Array.from(text);
  const at = random.nextInt(0, characters.length);
  const character = String.fromCodePoint(random.nextInt(0x20, 0x7e));
  return characters.toSpliced(at, random.nextInt(0, 1), ...(random.nextInt(0, 2) > 0 ? [character] : [])).join("");
}

function changedParts(value: Json, other: Json, random: Random): Json {
  const [parts, others] = [partsOf(value), partsOf(other)];
  const taken = others[random.nextInt(0, Math.max(0, others.length - 1))];
  if (taken === undefined || random.nextInt(0, 2) === 0)
    return parts.length === 0 ? other : withParts(value, parts.toSpliced(random.nextInt(0, parts.length - 1), 1));
  return withParts(value, [...parts.filter(([key]) => Array.isArray(value) || key !== taken[0]), taken]);
}
