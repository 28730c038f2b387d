import { Code } from "../codegen/code.js";
import { isObject } from "@argot/core/keyword";
import type { KeywordDefinition } from "./keyword-definition.js";

/** The data of a keyword that failed. */
export interface KeywordErrorContext {
  readonly keyword: string;
  readonly schema: unknown;
  readonly parentSchema: Readonly<Record<string, unknown>>;
  readonly data: unknown;
}

/** The params and message of a keyword whose function sets no errors: those of its definition, or Ajv's default. */
export function definedError(
  { error }: KeywordDefinition,
  { keyword, schema, parentSchema, data }: KeywordErrorContext,
): readonly [params: object, message: string] {
  const context = { keyword, schema, schemaCode: schema, schemaValue: schema, parentSchema, data, params: {}, it: {} };
  const read = (part: unknown): unknown => {
    const made: unknown = typeof part === "function" ? part(context) : part;
    return made instanceof Code ? (made.evaluate() ?? String(made)) : made;
  };
  const params = read(error?.params);
  const message = error ? read(error.message) : undefined;
  return [
    isObject(params) ? params : {},
    typeof message === "string" ? message : `must pass "${keyword}" keyword validation`,
  ];
}
