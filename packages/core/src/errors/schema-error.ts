import { identified, isInstance } from "./identity.js";
import { encodeFragment } from "../json/uri.js";

/** The reason why a schema cannot be used. */
export type SchemaErrorCode =
  /** The document is not JSON, or a schema is neither an object nor a boolean. */
  | "not-json"
  /** A URI argument, or a URI in a schema, is malformed or not allowed there. */
  | "invalid-uri"
  /** The schema is not valid against the meta-schema of its dialect. */
  | "invalid-schema"
  /** The value of a keyword does not have the form that the keyword requires. */
  | "invalid-keyword-value"
  /** A regular expression is not valid in ECMA-262, or the regular expression engine does not support it. */
  | "invalid-pattern"
  /** A reference leads nowhere. Argot fetches nothing: documents that a schema refers to must be added first. */
  | "unresolvable-reference"
  /** References lead back to themselves without descending into the instance. */
  | "endless-reference"
  /** A schema has an unknown keyword, and the dialect or the option `strict` refuses those. */
  | "unknown-keyword"
  /** `$schema` names neither an installed dialect nor a meta-schema that was added. */
  | "unknown-dialect"
  /** `$schema` names another dialect than the one that all schemas are pinned to. */
  | "other-dialect"
  /** A meta-schema requires a vocabulary that is not installed. */
  | "unknown-vocabulary"
  /** Two different schemas have the same URI or the same anchor. */
  | "duplicate-identifier"
  /** A document was added without a URI, and no schema in it has an identifier: no schema can refer to it. */
  | "missing-identifier";

/** The location of an error in a schema. */
export interface SchemaErrorLocation {
  /** The base URI of the schema resource. */
  readonly uri: string;
  /** JSON Pointer from the root of the resource. */
  readonly pointer: string;
  /** The name of the keyword, if the error is about one. */
  readonly keyword?: string | undefined;
}

/**
 * A schema that cannot be used. `compile` throws it, and `add` if a document is not JSON or its URI is wrong. The `cause` of an
 * error with the code `"invalid-schema"` is the issue of the schema, as a value of its meta-schema.
 */
export class SchemaError extends Error {
  /** Holds for the errors of other copies of this class as well. */
  static override [Symbol.hasInstance](error: unknown): boolean {
    return isInstance(this, SchemaError, "SchemaError", error);
  }

  /** Always `"SchemaError"`. It identifies the error where `instanceof` fails, such as across realms. */
  override readonly name: "SchemaError" = identified(this, "SchemaError");
  /** The kind of error, for programs. */
  readonly code: SchemaErrorCode;
  /** The base URI of the schema resource with the error. */
  readonly uri: string;
  /** JSON Pointer of the error, from the root of the resource. */
  readonly pointer: string;
  /** The name of the keyword, if the error is about one. */
  readonly keyword: string | undefined;
  /** What is wrong, without the location. */
  readonly reason: string;

  constructor(code: SchemaErrorCode, location: SchemaErrorLocation, reason: string, options?: ErrorOptions) {
    super(`${location.uri}#${encodeFragment(location.pointer)}: ${reason}`, options);
    this.code = code;
    this.uri = location.uri;
    this.pointer = location.pointer;
    this.keyword = location.keyword;
    this.reason = reason;
  }
}
