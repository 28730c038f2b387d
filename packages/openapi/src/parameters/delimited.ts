// The styles of parameters that are one text: in paths, headers, and queries and cookies without `explode`.
import type { ValueShape } from "../api/value-shape.js";
import { Malformed } from "./malformed.js";
import {
  alternating,
  assignments,
  type Decode,
  formOf,
  isObjectForm,
  objectFrom,
  readArray,
  readScalar,
} from "./read-value.js";

/** Reads the text of a parameter. */
export type ReadText = (text: string, shape: ValueShape, decode: Decode) => unknown;

const split = (text: string, delimiter: string | RegExp): string[] => (text === "" ? [] : text.split(delimiter));

/** A list whose parts are apart by a delimiter, or an object whose names and values are; with `explode`, `name=value`. */
const delimited =
  (delimiter: string | RegExp, explode: boolean): ReadText =>
  (text, shape, decode) => {
    const parts = split(text, delimiter);
    const form = formOf(shape, parts);
    if (form === "array") return readArray(parts, shape, decode);
    if (form === "object") return objectFrom(explode ? assignments(parts) : alternating(parts), shape, decode);
    return readScalar(text, shape, decode);
  };

/** `simple`: `a,b`, `name,value` or `name=value`. */
export const simple = (explode: boolean): ReadText => delimited(",", explode);

/** `simple` in headers, where spaces may surround the parts of a list (RFC 9110, section 5.6.1). */
export const headerList = (explode: boolean): ReadText => delimited(/[ \t]*,[ \t]*/, explode);

/** `form` without `explode`: `a,b`. */
export const form: ReadText = delimited(",", false);

/** `spaceDelimited`: `a%20b` or `a+b`. */
export const spaceDelimited: ReadText = delimited(/%20|\+| /, false);

/** `pipeDelimited`: `a|b` or `a%7Cb`. */
export const pipeDelimited: ReadText = delimited(/\||%7[Cc]/, false);

/** `label`: `.a,b`, with `explode` `.a.b`. */
export const label =
  (explode: boolean): ReadText =>
  (text, shape, decode) =>
    text.startsWith(".")
      ? delimited(explode ? "." : ",", explode)(text.slice(1), shape, decode)
      : new Malformed("must begin with a dot");

/** `matrix`: `;name=a,b`, with `explode` `;name=a;name=b` or `;property=value`. */
export const matrix =
  (explode: boolean, name: string): ReadText =>
  (text, shape, decode) => {
    if (!text.startsWith(";")) return new Malformed("must begin with a semicolon");
    const parts = text.slice(1).split(";");
    if (explode && isObjectForm(shape)) return objectFrom(assignments(parts), shape, decode);
    const values: string[] = [];
    for (const part of parts) {
      const [own = "", ...rest] = part.split("=");
      if (own !== name) return new Malformed(`must be ";${name}=" and a value`);
      values.push(rest.join("="));
    }
    if (explode && formOf(shape, values) === "array") return readArray(values, shape, decode);
    return values.length === 1 ? form(values[0] as string, shape, decode) : new Malformed(`must have "${name}" once`);
  };
