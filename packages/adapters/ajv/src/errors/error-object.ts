// oxlint-disable typescript/no-explicit-any -- the types of Ajv, which programs assign
/**
 * An error in the form of Ajv.
 *
 * @typeParam K - The keyword.
 * @typeParam P - The type of `params`.
 * @typeParam S - The type of the keyword's value.
 */
export interface ErrorObject<K extends string = string, P = Record<string, any>, S = unknown> {
  /** The name of the keyword that fails; `"false schema"` for the schema `false`. */
  keyword: K;
  /** JSON Pointer of the value. */
  instancePath: string;
  /** The path to the keyword through the schemas, as a URI fragment. A reference begins a new path. */
  schemaPath: string;
  /** What the message is made of. */
  params: P;
  /** The name of the property, in errors of a schema for names. */
  propertyName?: string;
  /** The message. Absent with the option `messages: false`. */
  message?: string;
  /** The value of the keyword. Only with the option `verbose`. */
  schema?: S;
  /** The schema object that contains the keyword. Only with the option `verbose`. */
  parentSchema?: any;
  /** The value. Only with the option `verbose`. */
  data?: unknown;
}

/** An error without params. */
export type ErrorNoParams<K extends string, S = unknown> = ErrorObject<K, Record<string, never>, S>;
