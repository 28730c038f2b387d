import { JsonType } from "@argot/core/plan";
import { anything, type Kinds, other } from "../analysis/kinds.js";
import { conjunction, disjunction } from "./text.js";

const numbers = JsonType.number | JsonType.integer;
const objects = JsonType.object | JsonType.array | JsonType.null;

/** A condition that holds of `value`, known to be one of `known`, exactly where it is one of `wanted`. */
export function isOneOf(value: string, wanted: Kinds, known: Kinds = anything): string {
  const sought = known & wanted;
  const excluded = known & ~wanted;
  if (excluded === 0) return "true";
  if (sought === 0) return "false";
  const alternatives: string[] = [];
  if (sought & JsonType.string) alternatives.push(`typeof ${value} === "string"`);
  if ((sought & numbers) === (known & numbers) && sought & numbers) alternatives.push(`typeof ${value} === "number"`);
  else if (sought & JsonType.integer) alternatives.push(`Number.isInteger(${value})`);
  else if (sought & JsonType.number) alternatives.push(`(typeof ${value} === "number" && !Number.isInteger(${value}))`);
  if (sought & JsonType.boolean) alternatives.push(`typeof ${value} === "boolean"`);
  if (sought & other) alternatives.push(`!(${isOneOf(value, JsonType.any)})`);
  if (sought & objects) alternatives.push(isObject(value, sought & objects, known));
  // Last, since it is rare; and a call, which leaves more room for what is not.
  if (sought & JsonType.integer) alternatives.push(`r.isBigInt(${value})`);
  return disjunction(alternatives);
}

function isObject(value: string, sought: Kinds, known: Kinds): string {
  const possible = known & objects;
  const onlyObjects = (known & ~objects) === 0;
  const tests: string[] = [];
  const isNull = `${value} === null`;
  switch (sought) {
    case JsonType.null:
      return isNull;
    case JsonType.array:
      return `Array.isArray(${value})`;
    case JsonType.array | JsonType.null:
      return `(${isNull} || Array.isArray(${value}))`;
    case JsonType.object | JsonType.null:
      if (!onlyObjects) tests.push(`typeof ${value} === "object"`);
      if (possible & JsonType.array) tests.push(`!Array.isArray(${value})`);
      return conjunction(tests);
    default:
      if (!onlyObjects) tests.push(`typeof ${value} === "object"`);
      if (possible & JsonType.null && !(sought & JsonType.null)) tests.push(`${value} !== null`);
      if (possible & JsonType.array && !(sought & JsonType.array)) tests.push(`!Array.isArray(${value})`);
      return conjunction(tests);
  }
}
