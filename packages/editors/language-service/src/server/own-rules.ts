import { readFile } from "node:fs/promises";
import type { LoadedConfig } from "@argot/config";
import { type LintRule, schemaRule } from "@argot/schema-tools/lint";
import { parseSource } from "@argot/source-text";
import { createArgot } from "argot";

/** The rules of a project that are schemas. One that cannot be used reports nothing here: `argot check` says why. */
export const ownRules = ({ ownRules: files, options }: LoadedConfig): Promise<readonly LintRule[]> =>
  Promise.all(Array.from(files, ([code, file]) => ownRule(code, file, options)));

async function ownRule(code: string, file: string, options: LoadedConfig["options"]): Promise<LintRule> {
  try {
    const { value } = parseSource(await readFile(file, "utf8"), { name: file });
    const description = typeof value === "object" && value !== null && "description" in value ? value.description : "";
    const isDescribed = typeof description === "string" && description !== "";
    return schemaRule(code, isDescribed ? description : code, createArgot(options).compile(value));
  } catch {
    return schemaRule(code, code, createArgot().compile(true));
  }
}
