// The description of GitHub's API, which scripts/github-description.mjs fetches.
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect } from "vitest";

const file = fileURLToPath(new URL("../../../node_modules/.cache/argot/api.github.com.json", import.meta.url));
const help = "run node scripts/github-description.mjs";

/** Tests with the description. Without it they are skipped, and fail in continuous integration. */
export const describeGithub = describe
  .skipIf(!existsSync(file) && !process.env["CI"])
  .each([[`the description of GitHub's API (to get it, ${help})`]]);

export function readGithub(): object {
  expect(existsSync(file), help).toBe(true);
  return JSON.parse(readFileSync(file, "utf8")) as object;
}
