import { T } from "@argot/core/plan";
import { anything, type Kinds, other } from "../analysis/kinds.js";
import { conjunction, disjunction } from "./text.js";

const numbers = T.number | T.integer;
const objects = T.object | T.array | T.null;

/** A condition that holds of `value`, known to be one of `known`, exactly where it is one of `wanted`. */
export function isOneOf(value: string, wanted: Kinds, known: Kinds = anything): string {
  const sought = known & wanted;
  const excluded = known & ~wanted;
  if (excluded === 0) return "true";
  if (sought === 0) return "false";
  const alternatives: string[] = [];
  if (sought & T.string) alternatives.push(`typeof ${value} === "string"`);
  if ((sought & numbers) === (known & numbers) && sought & numbers) alternatives.push(`typeof ${value} === "number"`);
  else if (sought & T.integer) alternatives.push(`Number.isInteger(${value})`);
  else if (sought & T.number) alternatives.push(`(typeof ${value} === "number" && !Number.isInteger(${value}))`);
  if (sought & T.boolean) alternatives.push(`typeof ${value} === "boolean"`);
  if (sought & other) alternatives.push(`!(${isOneOf(value, T.any)})`);
  if (sought & objects) alternatives.push(isObject(value, sought & objects, known));
  // Last, since it is rare; and a call, which leaves more room for what is not.
  if (sought & T.integer) alternatives.push(`r.isBigInt(${value})`);
  return disjunction(alternatives);
}

function isObject(value: string, sought: Kinds, known: Kinds): string {
  const possible = known & objects;
  const onlyObjects = (known & ~objects) === 0;
  const tests: string[] = [];
  const isNull = `${value} === null`;
  switch (sought) {
    case T.null:
      return isNull;
    case T.array:
      return `Array.isArray(${value})`;
    case T.array | T.null:
      return `(${isNull} || Array.isArray(${value}))`;
    case T.object | T.null:
      if (!onlyObjects) tests.push(`typeof ${value} === "object"`);
      if (possible & T.array) tests.push(`!Array.isArray(${value})`);
      return conjunction(tests);
    default:
      if (!onlyObjects) tests.push(`typeof ${value} === "object"`);
      if (possible & T.null && !(sought & T.null)) tests.push(`${value} !== null`);
      if (possible & T.array && !(sought & T.array)) tests.push(`!Array.isArray(${value})`);
      return conjunction(tests);
  }
}
