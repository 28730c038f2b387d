// Tests that are generated for real schemas: they pass, and exercise all but what is said.
import { copyFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { describeWithCorpora } from "../../../argot/test/test-data.js";
import { argot, folder } from "./run.js";

/** What standard error lists: keywords, with why they are not exercised. */
const listed = (err: string): readonly string[] => err.split("\n").filter((line) => line.startsWith("  "));

describeWithCorpora("argot test --generate", (corpora) => {
  test.each([
    ["lerna", 0],
    ["helm-chart-lock", 0],
    ["draft-04", 0],
    ["deno", 3],
    ["stale", 2],
    ["yamllint", 3],
    ["pulumi", 2],
    ["fabric-mod", 15],
  ])("%s: all but %i keywords are exercised", async (name, most) => {
    const cwd = folder({ "a.test.json": { schema: "schema.json", tests: [] } });
    copyFileSync(path.join(corpora, name, "schema.json"), path.join(cwd, "schema.json"));
    const first = await argot(["test", "-q", "--generate", "b.test.json"], { cwd });
    expect(first.code).toBe(0);
    const said = listed(first.err);
    expect(said.length, first.err).toBeLessThanOrEqual(most);
    // The tests pass, and leave the same open.
    const { code, out } = await argot(["test", "-q", "--coverage", "lcov=c.info"], { cwd });
    expect([code, out]).toEqual([0, ""]);
    const again = await argot(["test", "-q", "--generate", "c.test.json"], { cwd });
    expect(listed(again.err)).toEqual(said);
    expect(again.err).toContain("no test is missing that could be made");
    const all = await argot(["test", "-q", "--coverage-threshold", "100"], { cwd });
    expect(all.code).toBe(said.length === 0 ? 0 : 1);
  });
});
