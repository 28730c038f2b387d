import { identified, isInstance } from "./identity.js";
import { anonymousBase, encodeFragment } from "../json/uri.js";

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
  /** A reference leads nowhere. Argot fetches nothing: documents that a schema refers to are added first, or read by `load`. */
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
  /** The URI of the document that is missing, without a fragment, if that is what is wrong. */
  readonly reference: string | undefined;
  /**
   * The URIs of all documents that are missing, `reference` first. Documents that only these refer to are unknown. `load` gets what is
   * missing.
   */
  readonly missing: readonly string[];

  /** @param missing - The URIs of the documents that are missing. */
  constructor(
    code: SchemaErrorCode,
    location: SchemaErrorLocation,
    reason: string,
    options?: ErrorOptions,
    missing: readonly string[] = [],
  ) {
    super(`${describedPlace(location)}${withoutNumbers(reason)}`, options);
    this.code = code;
    this.uri = location.uri;
    this.pointer = location.pointer;
    this.keyword = location.keyword;
    this.reason = withoutNumbers(reason);
    this.reference = missing.at(0);
    this.missing = missing;
  }
}

const describedPlace = ({ uri, pointer }: SchemaErrorLocation): string =>
  uri === anonymousBase ? "" : `${withoutNumbers(`${uri}#`)}${encodeFragment(pointer)}: `;

/** Leaves out the URIs of documents that were given without one, which are numbers: they would tell the reader nothing. */
const withoutNumbers = (text: string): string => text.replaceAll(numbered, "#");
const numbered = new RegExp(`${anonymousBase}\\d+#`, "g");
