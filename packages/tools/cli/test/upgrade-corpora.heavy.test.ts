// Real schemas in 2020-12: every schema is proven to accept the same values.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { describeWithCorpora } from "../../../argot/test/test-data.js";
import { argot, folder } from "./run.js";

describeWithCorpora("upgrades of real schemas", (corpora) => {
  const names = readdirSync(corpora).filter((name) => existsSync(path.join(corpora, name, "schema.json")));
  const isOlder = (name: string): boolean => !textOf(name).includes("https://json-schema.org/draft/2020-12/schema");
  const textOf = (name: string): string => readFileSync(path.join(corpora, name, "schema.json"), "utf8");
  const older = names.filter(isOlder);

  test("are many", () => {
    expect(older.length).toBeGreaterThanOrEqual(18);
  });

  test.each(older)("%s is proven", async (name) => {
    const cwd = folder({ "schema.json": textOf(name) });
    const { code, out } = await argot(["upgrade", "schema.json", "--no-config", "--json"], { cwd });
    const { findings } = JSON.parse(out) as { findings: { rule: string; message: string }[] };
    expect(code).toBe(0);
    expect(findings.filter(({ rule }) => rule !== "changed-keyword")).toMatchObject([{ rule: "proven" }]);
    const $schema = "https://json-schema.org/draft/2020-12/schema";
    expect(JSON.parse(readFileSync(path.join(cwd, "schema.json"), "utf8"))).toMatchObject({ $schema });
  });
});
