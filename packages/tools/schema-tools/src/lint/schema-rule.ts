import { requireArgument, type Validator } from "@argot/core";
import { isObject } from "@argot/core/keyword";
import type { LintRule } from "./rule.js";
import { issueOf } from "./validity.js";

/**
 * A rule of one's own: every schema object of a document must be valid against a schema.
 *
 * @param code - Its name in configurations and reports.
 * @param description - What it reports, as a sentence without an end. Findings begin with it.
 * @param validator - The validator of the schema. It validates schema objects as they are written, without what they refer to.
 * @throws DefinitionError if an argument is none of these.
 */
export function schemaRule(code: string, description: string, validator: Validator): LintRule {
  requireArgument(typeof code === "string" && code !== "", "schemaRule", "a name for the rule", code);
  requireArgument(typeof description === "string", "schemaRule", "a sentence as the description", description);
  requireArgument(typeof validator?.validate === "function", "schemaRule", "a validator of Argot", validator);
  return {
    code,
    description,
    severity: "warn",
    fixable: false,
    *check({ document }) {
      for (const { json, pointer } of document.schemas) {
        const issue = isObject(json) ? issueOf(validator, json) : undefined;
        if (!issue) continue;
        yield {
          pointer: pointer + issue.instanceLocation,
          part: "value",
          message: `${description}: ${issue.message}`,
        };
      }
    },
  };
}

/** What a rule reports, by the schema that it is: its `description`, or the name of the rule. */
export function ruleDescription(code: string, schema: unknown): string {
  const description = isObject(schema) ? schema["description"] : undefined;
  return typeof description === "string" && description !== "" ? description : code;
}
