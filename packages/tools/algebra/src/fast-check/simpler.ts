import type { Json } from "@argot/core/plan";
import { partsOf, withParts } from "../near/parts.js";

/** Simpler values, the simplest first: without parts, with simpler ones, with a shorter text, nearer to zero. */
export function* simpler(value: Json): IterableIterator<Json> {
  switch (typeof value) {
    case "object": {
      const parts = partsOf(value);
      if (parts.length > 1) yield withParts(value, []);
      for (const i of parts.keys()) yield withParts(value, parts.toSpliced(i, 1));
      for (const [i, [key, part]] of parts.entries())
        for (const each of simpler(part)) yield withParts(value, parts.with(i, [key, each]));
      break;
    }
    case "string": {
      const characters = Array.from(value);
      if (characters.length > 1) {
        yield "";
        yield characters.slice(0, Math.floor(characters.length / 2)).join("");
      }
      if (characters.length > 0) yield characters.slice(0, -1).join("");
      break;
    }
    case "number":
      if (value === 0) break;
      yield 0;
      if (!Number.isInteger(value)) yield Math.trunc(value);
      else if (Math.abs(value) > 1) yield* [Math.trunc(value / 2), value - Math.sign(value)];
      break;
    case "bigint":
      yield* [0n, value / 2n];
      break;
    case "boolean":
      if (value) yield false;
      break;
    // No JSON values.
    case "undefined":
    case "function":
    case "symbol":
      break;
  }
}
