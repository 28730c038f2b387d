// What the messages of an operation consist of, for programs that compare descriptions or show them.
import { pointerOf } from "@argot/core/json";
import { JsonType, type TypeSet } from "@argot/core/keyword";
import type { DocumentLocation } from "../document/document-error.js";
import { Budget } from "../parameters/budget.js";
import type { Parameter } from "../parameters/parameter.js";
import { scalarOf } from "../parameters/scalar.js";
import type { ParameterLocation } from "../parameters/style.js";
import type { Described, DescribedObject } from "./described.js";
import type { MessageSchema } from "./message-schema.js";
import type { CompileSchema } from "./schema-compiler.js";

/** A parameter of a request, or a header of a response. */
export interface ParameterDescription {
  /** The name. Those of headers are written in any case. */
  readonly name: string;
  /** The part of the message. */
  readonly in: ParameterLocation;
  /** Whether a message must have it. */
  readonly isRequired: boolean;
  /** Whether the empty text is valid, whatever the schema. */
  readonly allowsEmpty: boolean;
  /** The media type, if it is written as content. */
  readonly mediaType: string | undefined;
  /** How lists and objects are written, if it is not content. */
  readonly style: string;
  /** Whether each item or member is written by itself. */
  readonly explode: boolean;
  /** The schema, if it has one. */
  readonly schema: MessageSchema | undefined;
  /** The JSON types that its texts are read as: `number` stands for integers as well. */
  readonly types: readonly TextType[];
  /** Where it is described. */
  readonly location: DocumentLocation;
  /** The value of a decoded text that is neither a list nor an object. A number, for instance, if the schema allows numbers. */
  valueOf(text: string): unknown;
}

/** A JSON type. */
export type TextType = "null" | "boolean" | "number" | "string" | "array" | "object";

/** A media type of a body. */
export interface ContentDescription {
  /** The media type, or a range of them, such as `text/*`. */
  readonly mediaType: string;
  /** The schema, if it has one. */
  readonly schema: MessageSchema | undefined;
  /** The schema of each item of a stream. Since 3.2. */
  readonly itemSchema: MessageSchema | undefined;
  /** Where it is described. */
  readonly location: DocumentLocation;
}

/** The body of a request. */
export interface BodyDescription {
  /** Whether a message must have it. */
  readonly isRequired: boolean;
  /** The media types. */
  readonly content: readonly ContentDescription[];
  /** Where it is described. */
  readonly location: DocumentLocation;
}

/** A request of an operation. */
export interface RequestDescription {
  /** The parameters of the operation, and those of its path item that it does not override. */
  readonly parameters: readonly ParameterDescription[];
  /** The body, if one is described. */
  readonly body: BodyDescription | undefined;
  /** Whether the query may have a name. */
  allowsQuery(name: string): boolean;
}

/** A response of an operation. */
export interface ResponseDescription {
  /** The status code, a range of them such as `2XX`, or `default`. */
  readonly status: string;
  /** The headers, without that of the media type. */
  readonly headers: readonly ParameterDescription[];
  /** The media types. */
  readonly content: readonly ContentDescription[];
  /** Where it is described. */
  readonly location: DocumentLocation;
}

/** The location of an object of a document. */
export const locationOf = ({ document, path }: Pick<DescribedObject, "document" | "path">): DocumentLocation => ({
  uri: document.uri,
  pointer: pointerOf(path),
  source: document.source,
});

/** Describes a parameter or header. */
export const describeParameter = ({ content, schema, ...parameter }: Parameter): ParameterDescription => ({
  name: parameter.name,
  in: parameter.in,
  isRequired: parameter.isRequired,
  allowsEmpty: parameter.allowsEmpty,
  mediaType: content?.mediaType,
  style: parameter.style,
  explode: parameter.explode,
  schema: schema?.source,
  types: textTypes.filter((type) => !schema || schema.shape.has(typeSets[type])),
  location: parameter.location,
  valueOf: (text) => (schema ? scalarOf(text, schema.shape, new Budget("bigint")) : text),
});

const typeSets: Readonly<Record<TextType, TypeSet>> = {
  null: JsonType.null,
  boolean: JsonType.boolean,
  number: JsonType.number | JsonType.integer,
  string: JsonType.string,
  array: JsonType.array,
  object: JsonType.object,
};
const textTypes = Object.keys(typeSets) as readonly TextType[];

/** Describes the media types of an object with `content`. */
export function describeContent(
  described: Described,
  compile: CompileSchema,
  owner: DescribedObject,
): readonly ContentDescription[] {
  return Array.from(described.named(owner, "content", "media-type"), ([mediaType, object]) => {
    const schemaAt = (name: string): MessageSchema | undefined =>
      Object.hasOwn(object.json, name) ? compile({ ...object, path: [...object.path, name] }).source : undefined;
    return { mediaType, schema: schemaAt("schema"), itemSchema: schemaAt("itemSchema"), location: locationOf(object) };
  });
}
