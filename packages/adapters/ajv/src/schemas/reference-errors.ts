import type { SchemaError } from "@argot/core";
import { anonymousBase, pointerOf, resolveUri, splitFragment, tokensOf } from "@argot/core/json";
import { isObject } from "@argot/core/keyword";
import type { KnownSchema } from "./schema-store.js";

/** A reference that leads nowhere. */
export class MissingRefError extends Error {
  /** The reference, resolved. */
  readonly missingRef: string;
  /** The identifier of the schema that is missing. */
  readonly missingSchema: string;

  constructor(baseId: string, reference: string, options?: ErrorOptions) {
    super(`can't resolve reference ${reference} from id ${baseId}`, options);
    this.missingRef = baseId === "#" ? reference : resolveUri(reference, baseId);
    this.missingSchema = splitFragment(this.missingRef).resource;
  }
}

/** Ajv's error for a reference that leads nowhere. */
export function missingReference(known: KnownSchema, error: SchemaError): Error {
  const { schema, isOther } = schemaWith(known, error);
  const reference = schema[error.keyword ?? "$ref"];
  if (typeof reference !== "string") return error;
  return new MissingRefError((isOther ? error.uri : known.baseId) || "#", reference, { cause: error });
}

/** Ajv's error for a `$schema` that it does not know. */
export function unknownMetaSchema(known: KnownSchema, error: SchemaError): Error {
  const { $schema } = schemaWith(known, error).schema;
  return typeof $schema === "string" ? new Error(`no schema with key or ref "${$schema}"`, { cause: error }) : error;
}

/** The schema object that an error is about, and whether it is in another document. */
function schemaWith(
  { document, others }: KnownSchema,
  { uri, pointer, keyword }: SchemaError,
): { schema: Readonly<Record<string, unknown>>; isOther: boolean } {
  const tokens = tokensOf(pointer) ?? [];
  const parent = pointerOf(tokens.at(-1) === keyword ? tokens.slice(0, -1) : tokens);
  const other = others.find((each) => each !== document && each.at(uri, parent) !== undefined);
  // A schema that is compiled as a value has a generated URI.
  const schema = (other ?? document).at(uri, parent) ?? document.at(anonymousBase, parent);
  return { schema: isObject(schema) ? schema : {}, isOther: other !== undefined };
}
