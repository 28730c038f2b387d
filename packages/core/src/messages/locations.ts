/** The locations of a result: in the instance, along the evaluation, and in the schema. */
export interface Locations {
  /** JSON Pointer in the instance. */
  readonly instanceLocation: string;
  /** JSON Pointer from the root schema through every reference followed (2020-12 core, section 12.3.1). */
  readonly keywordLocation: string;
  /** URI of the keyword or schema, every reference resolved (2020-12 core, section 12.3.2). */
  readonly absoluteKeywordLocation: string;
}
