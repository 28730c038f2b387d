import { type JsonObject, isObject } from "@argot/core/keyword";
import type { CompiledSchema } from "../api/schema-compiler.js";
import { headerList, label, matrix, type ReadText, simple } from "./delimited.js";
import { decodeForm, decodePercent, Malformed } from "./malformed.js";
import { readFromPairs } from "./query.js";
import type { Decode, Pair } from "./read-value.js";

/** The part of a request that a parameter is in. */
export type ParameterLocation = "path" | "query" | "header" | "cookie" | "querystring";

/** A parameter of an operation. */
export interface Parameter {
  readonly name: string;
  readonly in: ParameterLocation;
  readonly isRequired: boolean;
  /** Whether the empty text is valid, whatever the schema says. */
  readonly allowsEmpty: boolean;
  /** The media type of its text, if it is written as content. */
  readonly mediaType: string | undefined;
  readonly style: string;
  readonly explode: boolean;
  readonly schema: CompiledSchema | undefined;
  /** The names of the other parameters in the same part of the request. */
  readonly others: ReadonlySet<string>;
}

const defaultStyles: Readonly<Record<ParameterLocation, string>> = {
  path: "simple",
  query: "form",
  header: "simple",
  cookie: "form",
  querystring: "form",
};

/** The parts of a parameter that say how it is written. */
export function styleOf(
  json: JsonObject,
  location: ParameterLocation,
): { readonly style: string; readonly explode: boolean } {
  const style = typeof json["style"] === "string" ? json["style"] : defaultStyles[location];
  const explode = typeof json["explode"] === "boolean" ? json["explode"] : style === "form" || style === "cookie";
  return { style, explode };
}

const asWritten: Decode = (text) => text;

/** The texts of a request that parameters are read from. */
export interface ParameterTexts {
  /** The text of a path parameter, still encoded. */
  readonly path: (name: string) => string | undefined;
  /** The text of a header; those of several headers with one name are joined by commas. */
  readonly header: (name: string) => string | undefined;
  readonly query: readonly Pair[];
  readonly cookie: readonly Pair[];
  /** The whole query, still encoded. */
  readonly queryText: string;
}

/** Reads the value of a parameter. `undefined` if it is not there. */
export function readParameter(parameter: Parameter, texts: ParameterTexts): unknown {
  const { name, in: location, schema, mediaType, others } = parameter;
  if (mediaType !== undefined || location === "querystring") return readContent(parameter, texts);
  if (!schema) return undefined;
  if (location === "query") return readFromPairs(texts.query, parameter, schema.shape, decodeForm, others);
  if (location === "cookie") {
    const decode = parameter.style === "cookie" ? asWritten : decodePercent;
    return readFromPairs(texts.cookie, parameter, schema.shape, decode, others);
  }
  const text = location === "path" ? texts.path(name) : texts.header(name);
  if (text === undefined) return undefined;
  const decode = location === "path" ? decodePercent : asWritten;
  return readerOf(parameter)(text, schema.shape, decode);
}

function readerOf({ in: location, style, explode, name }: Parameter): ReadText {
  if (location === "header") return headerList(explode);
  if (style === "label") return label(explode);
  return style === "matrix" ? matrix(explode, name) : simple(explode);
}

/** A parameter that is written as content: JSON is read, other types are texts. */
function readContent({ name, in: location, mediaType = "" }: Parameter, texts: ParameterTexts): unknown {
  const encoded =
    location === "path"
      ? texts.path(name)
      : location === "header"
        ? texts.header(name)
        : location === "querystring"
          ? texts.queryText || undefined
          : texts[location].find(([each]) => each === name)?.[1];
  if (encoded === undefined) return undefined;
  const decode =
    location === "query" || location === "querystring" ? decodeForm : location === "header" ? asWritten : decodePercent;
  const text = decode(encoded);
  return text instanceof Malformed || !isJson(mediaType) ? text : jsonOf(text);
}

/** Whether a media type is that of JSON: `application/json`, or one that ends with `+json` (RFC 6839). */
export const isJson = (mediaType: string): boolean => /^[^;]*[/+]json[ \t]*(?:;|$)/i.test(mediaType);

/** The value of a JSON text, or why it is malformed. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return new Malformed("must be JSON");
  }
}

/** Whether an object is that of a parameter that requests are not checked for: these headers are described elsewhere. */
export const isDescribedElsewhere = (json: unknown): boolean =>
  isObject(json) &&
  json["in"] === "header" &&
  typeof json["name"] === "string" &&
  ["accept", "content-type", "authorization"].includes(json["name"].toLowerCase());
