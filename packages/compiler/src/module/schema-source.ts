/** A schema that a module contains. */
export interface SchemaSource {
  /** The URI of its dialect. */
  readonly dialect: string;
  /** The schema: an object of JSON. */
  readonly schema: Readonly<Record<string, unknown>>;
}
