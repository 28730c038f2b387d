import path from "node:path";
import { type LintRule, lintRules, ruleDescription, schemaRule } from "@argot/schema-tools/lint";
import { SchemaError } from "argot";
import type { SchemaOptions } from "../../schemas/schema-documents.js";
import { loadSchemaSet } from "../../schemas/schema-set.js";
import type { Io } from "../../terminal/io.js";
import { Problem } from "../../terminal/problem.js";

/**
 * The rules of a project, each of which is a schema for schema objects.
 *
 * @param files - The files of the schemas, by the codes of the rules.
 * @throws Problem if a file cannot be used, or a code is one of Argot's.
 */
export async function ownRules(
  files: ReadonlyMap<string, string>,
  options: SchemaOptions,
  io: Io,
): Promise<readonly LintRule[]> {
  if (files.size === 0) return [];
  for (const code of files.keys())
    if (lintRules.some((rule) => rule.code === code))
      throw new Problem(
        `there is a rule ${code} already`,
        'give the rule of the project another name under "ownRules"',
      );
  const names = Array.from(files.values(), (file) => path.relative(io.cwd, file));
  const { named, argot } = await loadSchemaSet(names, options, io);
  return [...files.keys()].map((code, i) => {
    const schema = named[i];
    if (!schema || "problem" in schema)
      throw schema?.problem ?? new Problem(`there is no file ${names[i]}`, "correct it");
    try {
      return schemaRule(code, ruleDescription(code, schema.source.value), argot.compile(schema.url));
    } catch (error) {
      if (!(error instanceof SchemaError)) throw error;
      throw new Problem(`the rule ${code} cannot be used: ${error.message}`, `check it: argot check ${names[i]}`);
    }
  });
}
