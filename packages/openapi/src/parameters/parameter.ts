import { type JsonObject, isObject, JsonType } from "@argot/core/keyword";
import type { CompiledSchema } from "../api/schema-compiler.js";
import type { ValueShape } from "../api/value-shape.js";
import { isForm, readForm } from "../bodies/form.js";
import type { DocumentLocation } from "../document/document-error.js";
import { isJson } from "../bodies/media-types.js";
import type { Budget } from "./budget.js";
import { headerList, label, matrix, type ReadText, simple } from "./delimited.js";
import { jsonOf } from "./json-text.js";
import { decodeForm, decodePercent, Malformed } from "./malformed.js";
import { pairsOf, readFromPairs } from "./query.js";
import type { Decode, Pair } from "./read-value.js";
import { scalarOf } from "./scalar.js";
import type { ParameterLocation } from "./style.js";

/** A media type that a parameter is written in. */
export interface ParameterContent {
  readonly mediaType: string;
  /** The encoding objects of a form, by property. */
  readonly encodings: ReadonlyMap<string, JsonObject>;
}

/** A parameter of an operation. */
export interface Parameter {
  readonly name: string;
  readonly in: ParameterLocation;
  readonly isRequired: boolean;
  /** Whether the empty text is valid, whatever the schema. */
  readonly allowsEmpty: boolean;
  /** How it is written, if it is written as content. */
  readonly content: ParameterContent | undefined;
  readonly style: string;
  readonly explode: boolean;
  /** Whether reserved characters may be written as they are. `+` is then a reserved character, not a space. */
  readonly allowsReserved: boolean;
  readonly schema: CompiledSchema | undefined;
  readonly location: DocumentLocation;
  /** The names of all parameters in the same part of the request. */
  readonly listed: ReadonlySet<string>;
}

const asWritten: Decode = (text) => text;

/** The texts of a request that parameters are read from. */
export interface ParameterTexts {
  /** The text of a path parameter, still encoded. */
  readonly path: (name: string) => string | undefined;
  /** The text of a header; those of several headers with one name are joined by commas. */
  readonly header: (name: string) => string | undefined;
  readonly query: () => readonly Pair[];
  readonly cookie: () => readonly Pair[];
  /** The whole query, still encoded. */
  readonly queryText: string;
}

/** Reads the value of a parameter. `undefined` if it is absent. */
export const readParameter = (parameter: Parameter, texts: ParameterTexts, budget: Budget): unknown =>
  budget.read(() => valueOf(parameter, texts, budget));

function valueOf(parameter: Parameter, texts: ParameterTexts, budget: Budget): unknown {
  const { name, in: location, schema, content, listed } = parameter;
  if (content) return readContent(parameter, content, texts, budget);
  if (!schema) return undefined;
  if (location === "query") {
    const decode = parameter.allowsReserved ? decodePercent : decodeForm;
    return readFromPairs(texts.query(), parameter, schema.shape, { decode, budget }, listed);
  }
  if (location === "cookie") {
    const decode = parameter.style === "cookie" ? asWritten : decodePercent;
    const cookies = cookiesOf(parameter, schema.shape, texts, budget);
    return readFromPairs(cookies, parameter, schema.shape, { decode, budget }, listed);
  }
  const text = location === "path" ? texts.path(name) : texts.header(name);
  if (text === undefined) return undefined;
  const decode = location === "path" ? decodePercent : asWritten;
  return readerOf(parameter)(text, schema.shape, { decode, budget });
}

/** The cookies. Before 3.2, lists and objects in the style `form` are several pairs in one cookie, separated by `&`. */
function cookiesOf(
  { style, explode }: Parameter,
  shape: ValueShape,
  { cookie }: ParameterTexts,
  budget: Budget,
): readonly Pair[] {
  if (style !== "form" || !explode || shape.has(JsonType.string)) return cookie();
  return cookie().flatMap(([name, text]): readonly Pair[] => {
    const end = text.indexOf("&");
    if (end < 0) return [[name, text]];
    const more = pairsOf(text.slice(end + 1), { decode: decodePercent, budget });
    return [[name, text.slice(0, end)], ...more] satisfies Pair[];
  });
}

function readerOf({ in: location, style, explode, name }: Parameter): ReadText {
  if (location === "header") return headerList(explode);
  if (style === "label") return label(explode);
  return style === "matrix" ? matrix(explode, name) : simple(explode);
}

/** Whether a parameter object is ignored, because its header is described elsewhere. */
export const isDescribedElsewhere = (json: unknown): boolean =>
  isObject(json) &&
  json["in"] === "header" &&
  typeof json["name"] === "string" &&
  ["accept", "content-type", "authorization"].includes(json["name"].toLowerCase());

/** A parameter that is written as content: JSON and forms are read, other types are texts. */
function readContent(
  parameter: Parameter,
  { mediaType, encodings }: ParameterContent,
  texts: ParameterTexts,
  budget: Budget,
): unknown {
  const { in: location, schema } = parameter;
  const encoded = contentText(parameter, texts);
  if (encoded === undefined || encoded instanceof Malformed) return encoded;
  if (location === "querystring" && schema && isForm(mediaType)) {
    const form = readForm({ body: encoded, files: [] }, schema.shape, encodings, budget);
    return form instanceof Malformed ? form : form.value;
  }
  const text = decoders[location](encoded);
  if (text instanceof Malformed) return text;
  if (isJson(mediaType)) return jsonOf(text, budget);
  return schema ? scalarOf(text, schema.shape, budget) : text;
}

/** The text of a parameter that is written as content, still encoded. */
function contentText({ name, in: location }: Parameter, texts: ParameterTexts): string | Malformed | undefined {
  if (location === "path") return texts.path(name);
  if (location === "header") return texts.header(name);
  if (location === "querystring") return texts.queryText || undefined;
  const [own, ...more] = texts[location]().filter(([each]) => each === name);
  return more.length > 0 ? new Malformed("must be there once") : own?.[1];
}

const decoders: Readonly<Record<ParameterLocation, Decode>> = {
  path: decodePercent,
  query: decodeForm,
  querystring: decodeForm,
  header: asWritten,
  cookie: decodePercent,
};
