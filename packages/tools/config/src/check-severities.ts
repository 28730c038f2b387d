import path from "node:path";
import type { CheckConfig, RuleSeverities } from "./config.js";

/**
 * The severities of the rules of `argot check` in a file.
 *
 * @param file - The absolute path of the file.
 * @param folder - The folder of the configuration.
 */
export async function severitiesIn(
  { rules, overrides = [] }: CheckConfig,
  file: string,
  folder: string,
): Promise<RuleSeverities> {
  if (overrides.length === 0) return rules ?? {};
  // Loaded when needed, since other commands do not use it.
  const { default: picomatch } = await import("picomatch");
  const relative = path.relative(folder, file).replaceAll("\\", "/");
  const applying = overrides.filter(({ files }) =>
    files.some((pattern) => picomatch.isMatch(relative, pattern, { dot: true })),
  );
  return Object.assign({}, rules, ...applying.map((each) => each.rules)) as RuleSeverities;
}
