import { JsonType } from "@argot/core/plan";
import { anything, type Kinds, otherKind } from "../analysis/kinds.js";
import {
  always,
  and,
  type Expression,
  typeIs,
  differs,
  equals,
  leaf,
  literal,
  method,
  name,
  never,
  not,
  or,
} from "../code/expression.js";
import type { Subject } from "./site.js";

const numbers = JsonType.number | JsonType.integer;
const objects = JsonType.object | JsonType.array | JsonType.null;

/** A condition: a value is of one of the kinds in `wanted`. */
export function isOneOf({ value, known }: Subject, wanted: Kinds): Expression {
  const sought = known & wanted;
  const excluded = known & ~wanted;
  if (excluded === 0) return always;
  if (sought === 0) return never;
  const alternatives: Expression[] = [];
  if (sought & JsonType.string) alternatives.push(typeIs(value, "string"));
  if ((sought & numbers) === (known & numbers) && sought & numbers) alternatives.push(isNumber(value));
  else if (sought & JsonType.integer) alternatives.push(isInteger(value));
  else if (sought & JsonType.number) alternatives.push(and([isNumber(value), not(isInteger(value))]));
  if (sought & JsonType.boolean) alternatives.push(typeIs(value, "boolean"));
  if (sought & otherKind) alternatives.push(not(isOneOf({ value, known: anything }, JsonType.any)));
  if (sought & objects) alternatives.push(isObject(value, sought & objects, known));
  // Last, because big integers are rare. In a function, because short code is optimised better.
  if (sought & JsonType.integer) alternatives.push(leaf("isBigInt", value));
  return or(alternatives);
}

// NaN and the infinities are not JSON.
const isNumber = (value: Expression): Expression => method(name("Number"), "isFinite", value);
const isInteger = (value: Expression): Expression => method(name("Number"), "isInteger", value);
const isArray = (value: Expression): Expression => method(name("Array"), "isArray", value);

function isObject(value: Expression, sought: Kinds, known: Kinds): Expression {
  const nothing = literal(null);
  const isNull = equals(value, nothing);
  if (sought === JsonType.null) return isNull;
  if (sought === JsonType.array) return isArray(value);
  if (sought === (JsonType.array | JsonType.null)) return or([isNull, isArray(value)]);
  return and([
    (known & ~objects) === 0 ? always : typeIs(value, "object"),
    known & JsonType.null && !(sought & JsonType.null) ? differs(value, nothing) : always,
    known & JsonType.array && !(sought & JsonType.array) ? not(isArray(value)) : always,
  ]);
}
