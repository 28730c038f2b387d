import type { SchemaError } from "@argot/core";
import { pointerOf, resolveUri, splitFragment, tokensOf } from "@argot/core/json";
import type { AnySchema } from "../types.js";
import { anonymousBase } from "./schema-document.js";
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
export function missingReference({ document, baseId, others }: KnownSchema, error: SchemaError): Error {
  const tokens = tokensOf(error.pointer) ?? [];
  const parent = tokens.at(-1) === error.keyword ? tokens.slice(0, -1) : tokens;
  const pointer = pointerOf(parent);
  const other = others.find((each) => each !== document && each.at(error.uri, pointer) !== undefined);
  // A schema that is compiled as a value has a generated URI.
  const schema = (other ?? document).at(error.uri, pointer) ?? document.at(anonymousBase, pointer) ?? document.schema;
  const reference = (schema as Record<string, unknown>)[error.keyword ?? "$ref"];
  return new MissingRefError((other ? error.uri : baseId) || "#", String(reference), { cause: error });
}

/** Ajv's error for a `$schema` that it does not know. */
export const unknownMetaSchema = (schema: AnySchema, cause: SchemaError): Error =>
  new Error(`no schema with key or ref "${String(typeof schema === "object" ? schema.$schema : "")}"`, { cause });
