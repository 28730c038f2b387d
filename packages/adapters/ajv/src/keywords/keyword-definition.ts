// oxlint-disable typescript/no-explicit-any -- the types of Ajv, which programs assign
import type { ErrorObject } from "../errors/error-object.js";
import type { AnySchema, AnySchemaObject, JSONType } from "../types.js";

/** The location of a value. */
export interface DataValidationCxt {
  /** JSON Pointer of the value. */
  instancePath: string;
  /** The object or array that the value is in. */
  parentData: any;
  /** The name or index of the value in it. */
  parentDataProperty: any;
  /** The value that was given to the validation function. */
  rootData: any;
  /** Always empty. */
  dynamicAnchors?: Record<string, unknown>;
}

/** The schema of a keyword, for `compile` and `macro`. */
export interface SchemaObjCxt {
  /** The instance. */
  self: any;
  /** The options of the instance. */
  opts: any;
  /** The schema object. */
  schema: AnySchemaObject;
  /** The document that it is in. */
  schemaEnv: { schema: AnySchema; baseId: string; root: any };
  /** The identifier of the document; `"#"` if it has none. */
  baseId: string;
  /** The path to the schema object, as a URI fragment. */
  errSchemaPath: string;
  /** Whether values need not be valid against the schema object, as in `anyOf`. */
  compositeRule?: boolean;
  /** Ajv's other members are for generated code. */
  [member: string]: any;
}

/** The same: a schema that is `true` or `false` has no keywords. */
export type SchemaCxt = SchemaObjCxt;

/** The argument of `code` in Ajv, which is never created here. */
export type KeywordCxt = any;

/** A function that validates a value for a keyword. It may set `errors`. */
export interface DataValidateFunction {
  /** Whether a value is valid. */
  (this: any, data: any, dataCxt?: DataValidationCxt): any;
  /** What is wrong, if the function says so. */
  errors?: Partial<ErrorObject>[] | null;
}

/** A function that validates a value for a keyword, given the keyword's value. */
export interface SchemaValidateFunction {
  /** Whether a value is valid. */
  (this: any, schema: any, data: any, parentSchema?: AnySchemaObject, dataCxt?: DataValidationCxt): any;
  /** What is wrong, if the function says so. */
  errors?: Partial<ErrorObject>[] | null;
}

/** The message and params of a keyword's error. */
export interface KeywordErrorDefinition {
  /** A text, or a function that makes one. */
  message: unknown;
  /** The params, or a function that makes them. */
  params?: unknown;
}

/** A keyword as `addKeyword` takes it. */
export interface KeywordDefinition {
  /** The name, or several. */
  keyword?: string | string[];
  /** The types of values that it is about. Default: all. */
  type?: JSONType | JSONType[];
  /** The types that its value may have. Default: all. */
  schemaType?: JSONType | JSONType[];
  /** Whether its value may be in the data, with the option of that name. */
  $data?: boolean;
  /** Other keywords that it implements: they have no meaning of their own. */
  implements?: string[];
  /** The keyword before which it is evaluated. */
  before?: string;
  /** Whether it is evaluated after all others. */
  post?: boolean;
  /** The schema of its value. */
  metaSchema?: AnySchemaObject;
  /** The compiled schema of its value. Made of `metaSchema`. */
  validateSchema?: ((value: unknown) => boolean) & { errors?: readonly ErrorObject[] | null };
  /** Keywords that must be in the same schema object. */
  dependencies?: string[];
  /** The error, if the function does not say what is wrong. */
  error?: KeywordErrorDefinition;
  /** Whether its function may change the value. */
  modifying?: boolean;
  /** Whether its function returns a promise. Only schemas with `$async: true` can have the keyword. */
  async?: boolean;
  /** The result, whatever the function returns. */
  valid?: boolean;
  /** Whether its function sets `errors`. */
  errors?: boolean | "full";
  /** `false` if `validate` does not take the keyword's value. */
  schema?: boolean;
  /** Validates a value. */
  validate?: SchemaValidateFunction | DataValidateFunction;
  /** Makes the function that validates values. */
  compile?: (this: any, schema: any, parentSchema: AnySchemaObject, it: SchemaObjCxt) => DataValidateFunction;
  /** Makes the schema that replaces the keyword. */
  macro?: (this: any, schema: any, parentSchema: AnySchemaObject, it: SchemaObjCxt) => AnySchema;
  /** Generates code of Ajv. Not supported. */
  code?: (cxt: KeywordCxt, ruleType?: string) => void;
  /** Ajv ignores other members. */
  [member: string]: unknown;
}

/** A keyword with `validate` or `compile`. */
export type FuncKeywordDefinition = KeywordDefinition;
/** A keyword with `macro`. */
export type MacroKeywordDefinition = KeywordDefinition;
/** A keyword with `code`, which is refused unless a function replaces it. */
export type CodeKeywordDefinition = KeywordDefinition;
/** Several keywords. */
export type Vocabulary = (string | KeywordDefinition)[];
