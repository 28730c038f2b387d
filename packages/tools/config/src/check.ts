import { createArgot, type ValidationIssue, type Validator } from "argot";
import { ConfigError } from "./config-error.js";
import type { Config } from "./config.js";
import type { FoundConfig } from "./find.js";
import schema from "../schema.json" with { type: "json" };

/**
 * Checks a configuration against its schema.
 *
 * @throws ConfigError for the first error.
 */
export function checked({ file, pointer, value }: FoundConfig): Config {
  validator ??= createArgot({ tier: "loop" }).compile<Config>(configSchema());
  if (validator(value)) return value;
  const [issue] = validator.validate(value).errors;
  const { instanceLocation, message } = issue as ValidationIssue;
  const location = { file, pointer: pointer + instanceLocation };
  throw new ConfigError("invalid-config", location, message, "correct it");
}

let validator: Validator<Config> | undefined;

/** The schema of configurations: a copy, which the caller may change. */
export const configSchema = (): unknown => structuredClone(schema);
