// oxlint-disable typescript/no-explicit-any -- the types of Ajv, which programs assign
/** The name of a JSON type. */
export type JSONType = "string" | "number" | "integer" | "boolean" | "null" | "object" | "array";

/** A schema object. */
export interface SchemaObject {
  /** Its identifier. */
  $id?: string;
  /** The URI of its dialect. */
  $schema?: string;
  /** Its function returns no promise. */
  $async?: false;
  /** Any keyword. */
  [keyword: string]: any;
}

/** A schema. */
export type Schema = SchemaObject | boolean;

/** A schema whose validation returns a promise. */
export interface AsyncSchema extends Omit<SchemaObject, "$async"> {
  /** Its function returns a promise. */
  $async: true;
}

/** A schema of either kind. */
export type AnySchema = Schema | AsyncSchema;

/** A schema object of either kind. */
export type AnySchemaObject = SchemaObject | AsyncSchema;
