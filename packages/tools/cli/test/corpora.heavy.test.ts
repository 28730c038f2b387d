// Real schemas with real instances: every instance is valid.
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { argot } from "./run.js";

const root = fileURLToPath(new URL("../../../../", import.meta.url));
const corpora = path.resolve(root, process.env["ARGOT_CORPORA"] ?? "../shared/corpora");
const names = existsSync(corpora)
  ? readdirSync(corpora).filter((name) => existsSync(path.join(corpora, name, "instances.jsonl")))
  : [];
const help =
  "The corpora are not here: point ARGOT_CORPORA to a folder of <name>/schema.json and <name>/instances.jsonl, such as the" +
  " schemas of https://github.com/sourcemeta-research/jsonschema-benchmark.";

describe("corpora", () => {
  test("are present in CI", ({ skip }) => {
    expect(names.length > 0 || process.env["CI"] === undefined, help).toBe(true);
    skip(names.length === 0, help);
    expect(names.length).toBeGreaterThanOrEqual(17);
  });

  test.each(names)("%s: every instance is valid", async (name) => {
    const folder = path.join(corpora, name);
    const args = ["validate", "schema.json", "instances.jsonl"];
    const { code, out } = await argot(args, { cwd: folder });
    expect(out).toMatch(/\d+ valid, 0 invalid/);
    expect(code).toBe(0);
  });
});
