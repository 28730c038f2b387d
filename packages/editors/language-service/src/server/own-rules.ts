import { readFile } from "node:fs/promises";
import type { LoadedConfig } from "@argot/config";
import { type LintRule, ruleDescription, schemaRule } from "@argot/schema-tools/lint";
import { parseSource } from "@argot/source-text";
import { createArgot } from "argot";

/** The rules of a project that are schemas. One that cannot be used reports nothing here: `argot check` says why. */
export const ownRules = ({ ownRules: files, options }: LoadedConfig): Promise<readonly LintRule[]> =>
  Promise.all(Array.from(files, ([code, file]) => ownRule(code, file, options)));

async function ownRule(code: string, file: string, options: LoadedConfig["options"]): Promise<LintRule> {
  try {
    const { value } = parseSource(await readFile(file, "utf8"), { name: file });
    return schemaRule(code, ruleDescription(code, value), createArgot(options).compile(value));
  } catch {
    return schemaRule(code, code, createArgot().compile(true));
  }
}
