// The styles of parameters that are one text: in paths, headers, and queries and cookies without `explode`.
import { JsonType } from "@argot/core/keyword";
import type { ValueShape } from "../api/value-shape.js";
import { Malformed } from "./malformed.js";
import {
  alternating,
  assignments,
  formOf,
  isObjectForm,
  objectFrom,
  readArray,
  readScalar,
  type Reading,
} from "./read-value.js";

/** Reads the text of a parameter. */
export type ReadText = (text: string, shape: ValueShape, reading: Reading) => unknown;

/**
 * A list whose items are separated by a delimiter, or an object whose names and values are; with `explode`,
 * `name=value`.
 */
const delimited =
  (delimiter: string | RegExp, explode: boolean, trim = (part: string): string => part): ReadText =>
  (text, shape, reading) => {
    if (!shape.has(JsonType.array | JsonType.object)) return readScalar(text, shape, reading);
    const parts = text === "" ? [] : reading.budget.split(text, delimiter).map(trim);
    const form = formOf(shape, parts);
    if (form === "array") return readArray(parts, shape, reading);
    if (form === "object") return objectFrom(explode ? assignments(parts) : alternating(parts), shape, reading);
    return readScalar(text, shape, reading);
  };

/** `simple`: `a,b`, `name,value` or `name=value`. */
export const simple = (explode: boolean): ReadText => delimited(",", explode);

/** `simple` in headers, where spaces may surround the parts of a list (RFC 9110, section 5.6.1). */
export const headerList = (explode: boolean): ReadText => delimited(",", explode, withoutSpaces);

/** A part without spaces around it. A regular expression for spaces at the end would take quadratic time. */
function withoutSpaces(part: string): string {
  let [start, end] = [0, part.length];
  while (start < end && isSpace(part[start])) start += 1;
  while (start < end && isSpace(part.at(end - 1))) end -= 1;
  return part.slice(start, end);
}

const isSpace = (char: string | undefined): boolean => char === " " || char === "\t";

/** `form` without `explode`: `a,b`. */
export const form: ReadText = delimited(",", false);

/** `spaceDelimited`: `a%20b` or `a+b`. */
export const spaceDelimited: ReadText = delimited(/%20|\+| /, false);

/** `pipeDelimited`: `a|b` or `a%7Cb`. */
export const pipeDelimited: ReadText = delimited(/\||%7[Cc]/, false);

/** `label`: `.a,b`, with `explode` `.a.b`. */
export const label =
  (explode: boolean): ReadText =>
  (text, shape, reading) =>
    text.startsWith(".")
      ? delimited(explode ? "." : ",", explode)(text.slice(1), shape, reading)
      : new Malformed("must begin with a dot");

/** `matrix`: `;name=a,b`, with `explode` `;name=a;name=b` or `;property=value`. */
export const matrix =
  (explode: boolean, name: string): ReadText =>
  (text, shape, reading) => {
    if (!text.startsWith(";")) return new Malformed("must begin with a semicolon");
    const parts = reading.budget.split(text.slice(1), ";");
    if (explode && isObjectForm(shape)) return objectFrom(assignments(parts), shape, reading);
    const values: string[] = [];
    for (const part of parts) {
      const [own = "", ...rest] = part.split("=");
      if (own !== name) return new Malformed(`must be ";${name}=" and a value`);
      values.push(rest.join("="));
    }
    if (explode && formOf(shape, values) === "array") return readArray(values, shape, reading);
    return values.length === 1 ? form(values[0] as string, shape, reading) : new Malformed(`must have "${name}" once`);
  };
