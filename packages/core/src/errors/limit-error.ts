import { identified, isInstance } from "./identity.js";

/** Limits for schemas and values. A limit that is left out does not apply, except `scopedResults`, `output` and `decodedLength`, which have defaults. */
export interface Limits {
  /** Maximum depth of a value: the levels of arrays and objects that its innermost item or member lies in. */
  readonly depth?: number;
  /** Maximum number of JSON values in a value: itself, and each item and member at any level. It bounds the time. */
  readonly steps?: number;
  /** Maximum number of failed rules that one explanation or output records: errors, and what lies beneath them. */
  readonly errors?: number;
  /**
   * Maximum size of a schema document, in JSON values. An array and each of its items count, and a text or a name counts once more for
   * each 100 UTF-16 code units.
   */
  readonly schemaSize?: number;
  /**
   * Maximum number of UTF-16 code units that one evaluation decodes, for `contentEncoding` and `contentMediaType`. Default: in proportion
   * to the size of the schema and of the strings in the value, and at least 10 million, where each string counts 400 more. Only contents
   * within contents that schemas lead to on many paths exceed it.
   */
  readonly decodedLength?: number;
  /**
   * Maximum number of results that one evaluation remembers of schemas that it applies to one part of the value in further dynamic
   * scopes: several dynamic references can lead to exponentially many scopes. A result counts once, and once more for each
   * dynamic anchor that its scope binds. Four times as many as in the first scopes are always allowed. Default: 300,000.
   */
  readonly scopedResults?: number;
  /**
   * Maximum size of an output, of annotations or of contents, in characters: those of the locations and messages, and 100 for
   * each unit. Locations grow with the depth of a value, so all of them together can have a million times its length. Default:
   * 250 million, and no limit for `outputText`.
   */
  readonly output?: number;
}

/** A schema or an evaluation exceeds one of {@link Limits}. It does not mean that the value is invalid. */
export class LimitError extends Error {
  /** Holds for the errors of other copies of this class as well. */
  static override [Symbol.hasInstance](error: unknown): boolean {
    return isInstance(this, LimitError, "LimitError", error);
  }

  /** Always `"LimitError"`. It identifies the error where `instanceof` fails, such as across realms. */
  override readonly name: "LimitError" = identified(this, "LimitError");
  /** The limit that is exceeded. */
  readonly limit: keyof Limits;
  /** The value of that limit. */
  readonly maximum: number;

  constructor(limit: keyof Limits, maximum: number) {
    super(`the limit of ${maximum} ${units[limit]} is exceeded; raise \`limits.${limit}\` if you trust the source`);
    this.limit = limit;
    this.maximum = maximum;
  }
}

const units: Readonly<Record<keyof Limits, string>> = {
  depth: "levels of a value",
  steps: "JSON values in a value",
  errors: "failures",
  schemaSize: "JSON values and hundreds of characters in a schema document",
  decodedLength: "UTF-16 code units of decoded content",
  scopedResults: "results in further dynamic scopes",
  output: "characters of output",
};
