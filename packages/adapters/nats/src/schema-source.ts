import { requireArgument } from "argot";
import type { ValueValidator } from "@argot/stream";

/** A schema in one version, ready to validate. */
export interface CurrentSchema {
  /** Decides about values. */
  readonly validator: ValueValidator;
  /** Names the version: a revision of a bucket, or what a program chooses. */
  readonly version: string;
}

/** A source of schemas, called before each message. */
export interface SchemaSource {
  /** The current version of a schema; `undefined` if there is none. */
  readonly get: (name: string) => CurrentSchema | undefined;
}

/** Schemas that stay as they are, by name. */
export const fixedSchemas = (
  validators: Readonly<Record<string, ValueValidator>>,
  version: string = "1",
): SchemaSource => {
  const isTable = typeof validators === "object" && validators !== null;
  requireArgument(isTable, "fixedSchemas", "an object of validators by the names of the schemas", validators);
  const schemas = new Map(Object.entries(validators).map(([name, validator]) => [name, { validator, version }]));
  return { get: (name) => schemas.get(name) };
};
