/** Limits for schemas and values. A limit that is left out does not apply. */
export interface Limits {
  /** Maximum depth of a value: the levels of arrays and objects that one evaluation descends. */
  readonly depth?: number;
  /** Maximum number of schema applications in one evaluation. It bounds the time, except that of single keywords. */
  readonly steps?: number;
  /** Maximum number of failed rules that one evaluation records. */
  readonly errors?: number;
  /** Maximum number of JSON values in a schema document. An array and each of its items count. */
  readonly schemaSize?: number;
  /** Maximum number of UTF-16 code units that one evaluation decodes, for `contentEncoding` and `contentMediaType`. */
  readonly decodedLength?: number;
}

/** A schema or an evaluation exceeds one of {@link Limits}. It does not mean that the value is invalid. */
export class LimitError extends Error {
  /** Always `"LimitError"`. It identifies the error where `instanceof` fails, such as across realms. */
  override readonly name = "LimitError";
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
  steps: "applications of schemas",
  errors: "failures",
  schemaSize: "JSON values in a schema document",
  decodedLength: "UTF-16 code units of decoded content",
};
