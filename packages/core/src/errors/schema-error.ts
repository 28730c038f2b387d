import { encodeFragment } from "../json/uri.js";

/** Why a schema cannot be used. */
export type SchemaErrorCode =
  /** A document holds something that JSON cannot. */
  | "not-json"
  /** A URI handed in or written in a schema is not one that can identify or find a schema. */
  | "invalid-uri"
  /** The schema breaks its dialect's meta-schema. */
  | "invalid-schema"
  /** A keyword's value is not of the keyword's shape. */
  | "invalid-keyword-value"
  /** A regular expression that ECMA-262 does not accept. */
  | "invalid-pattern"
  /** A reference that leads nowhere. Nothing is fetched: what is referred to must be added first. */
  | "unresolvable-reference"
  /** References that lead back to themselves without descending into the instance. */
  | "endless-reference"
  /** A member of a schema that is no keyword, where the dialect or the Argot refuses others. */
  | "unknown-keyword"
  /** `$schema` names a dialect that is not installed and no document that was added. */
  | "unknown-dialect"
  /** `$schema` names another dialect than the one that all schemas are pinned to. */
  | "other-dialect"
  /** A meta-schema requires a vocabulary that is not installed. */
  | "unknown-vocabulary"
  /** Two schemas claim the same URI or the same anchor. */
  | "duplicate-identifier";

/** Where in a schema something is wrong. */
export interface SchemaErrorLocation {
  /** The base URI of the resource. */
  readonly uri: string;
  /** JSON Pointer from the root of the resource. */
  readonly pointer: string;
  /** The keyword concerned, where there is one. */
  readonly keyword?: string | undefined;
}

/** A schema that cannot be used, with the place and the reason. Thrown by `compile` (and by `add` for what is not JSON). */
export class SchemaError extends Error {
  /** The text `SchemaError`: it tells the error apart where `instanceof` cannot, as across realms. */
  override readonly name = "SchemaError";
  /** The kind of fault, for programs to branch on. */
  readonly code: SchemaErrorCode;
  /** The base URI of the schema resource at fault. */
  readonly uri: string;
  /** JSON Pointer of the place at fault, from the root of the resource. */
  readonly pointer: string;
  /** The keyword at fault, where there is one. */
  readonly keyword: string | undefined;
  /** What is wrong, without the place. */
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
