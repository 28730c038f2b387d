// Real schemas with real instances: every instance is valid.
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { describeWithCorpora } from "../../../argot/test/test-data.js";
import { argot } from "./run.js";

describeWithCorpora("corpora", (corpora) => {
  const names = readdirSync(corpora).filter((name) => existsSync(path.join(corpora, name, "instances.jsonl")));

  test("are many", () => {
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
