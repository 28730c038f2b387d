/** How much work a schema and a value may ask for. What is left out is not limited. */
export interface Limits {
  /** How many levels of arrays and objects evaluation goes down into a value. */
  readonly depth?: number;
  /** How many applications of schemas one evaluation may take: its time, but for what single keywords look at. */
  readonly steps?: number;
  /** How many failures one evaluation may record. */
  readonly errors?: number;
  /** How many JSON values, of any kind, a schema document may have: an array and each of its items counts. */
  readonly schemaSize?: number;
  /** Maximum number of UTF-16 code units that one evaluation decodes, for `contentEncoding` and `contentMediaType`. */
  readonly decodedLength?: number;
}

/** Work that was ended, since it asked for more than was allowed. It says nothing about whether the value is valid. */
export class LimitError extends Error {
  /** The text `LimitError`: it tells the error apart where `instanceof` cannot, as across realms. */
  override readonly name = "LimitError";
  /** Which limit was met. */
  readonly limit: keyof Limits;
  /** What it allows. */
  readonly maximum: number;

  constructor(limit: keyof Limits, maximum: number) {
    super(`the limit of ${maximum} ${units[limit]} is exceeded; raise \`limits.${limit}\` where the source is trusted`);
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
