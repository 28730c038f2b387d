import { readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { argot, folder } from "./run.js";

const $schema = "https://json-schema.org/draft/2020-12/schema";
const slow = "^(a+)+$";

/** The lines of a report that name a finding. */
const lines = (out: string): readonly string[] => out.split("\n").filter((line) => line.startsWith("- "));

describe("argot check", () => {
  test("reports all faults of all schemas, with their positions", async () => {
    const cwd = folder({
      "a.json": `{\n  "$schema": "${$schema}",\n  "type": "nul",\n  "requird": ["a"],\n  "then": {},\n  "$ref": "#/x"\n}`,
      "b.yaml": `$schema: ${$schema}\npatternProperties:\n  "^a*a*b":\n    type: string\n`,
      "c.json": true,
    });
    const { code, out, err } = await argot(["check", "."], { cwd });
    expect({ code, err }).toEqual({ code: 1, err: "argot: --fix can correct 1 finding\n" });
    expect(out).toContain("✘ a.json\n");
    expect(out).toContain('  a.json:3:11 /type must be one of "array"');
    expect(out).toContain('  a.json:4:3 /requird warning: "requird" is not a keyword');
    expect(out).toContain('did you mean "required"? (unknown-keyword)\n');
    expect(out).toContain('  a.json:5:3 /then warning: "then" has no effect without "if" (ignored-keyword)\n');
    expect(out).toContain("  a.json:6:11 /$ref there is no schema at a.json#/x (unresolved-reference)\n");
    expect(out).toContain("! b.yaml\n  b.yaml:3:3 /patternProperties/^a*a*b warning: may take more than linear time");
    expect(out).toContain('    3 │   "^a*a*b":\n      │   ^^^^^^^^\n');
    expect(out).toContain("✔ c.json\n2 without errors, 1 with errors\n");
  });

  test("a schema without faults", async () => {
    const cwd = folder({ "a.json": { $schema, type: "object" } });
    expect(await argot(["check", "a.json"], { cwd })).toEqual({ code: 0, out: "✔ a.json\n", err: "" });
  });

  test("what cannot be read does not keep others from being checked", async () => {
    const cwd = folder({ "a.json": "{", "b.json": { $schema }, "d.json": [1] });
    const { code, out, err } = await argot(["check", "a.json", "b.json", "c.json", "d.json"], { cwd });
    expect(code).toBe(2);
    expect(out).toBe("✔ b.json\n1 without errors, 0 with errors, 3 unusable\n");
    expect(err).toContain("argot: a.json:1:2 is not JSON");
    expect(err).toContain("argot: there is no file c.json");
    expect(err).toContain("argot: d.json holds no schema");
  });

  test("without names, the schemas of the project", async () => {
    const cwd = folder({ "argot.config.json": { schemas: ["s/*.json"] }, "s/a.json": { $schema }, "s/b.json": true });
    expect((await argot(["check"], { cwd })).out).toBe("✔ s/a.json\n✔ s/b.json\n2 without errors, 0 with errors\n");
    expect(await argot(["check"], { cwd: folder({}) })).toMatchObject({
      code: 2,
      err: 'argot: no schema is named: name files or folders, or list them under "schemas" in the configuration\n',
    });
  });

  test("passes over what is no schema in folders", async () => {
    const cwd = folder({
      "a.json": { $schema },
      "package.json": { name: "it" },
      "argot.config.json": {},
      "a.test.yaml": "schema: a.json\ntests: []\n",
      "list.json": [1],
    });
    expect(await argot(["check", "."], { cwd })).toEqual({ code: 0, out: "✔ a.json\n", err: "" });
    expect((await argot(["check", "list.json"], { cwd })).err).toContain("list.json holds no schema");
  });

  test("--list-rules", async () => {
    const { code, out } = await argot(["check", "--list-rules"]);
    expect(code).toBe(0);
    expect(out).toContain("\nmissing-dialect           warn   fix  A document does not declare its dialect\n");
  });

  test("follows relative references to files, but not out of the working directory", async () => {
    const cwd = folder({
      "in/a.json": { $schema, $ref: "b/b.json#/$defs/x" },
      "in/b/b.json": { $schema, $defs: { x: { $ref: "../c.json" } } },
      "in/c.json": { $schema, $ref: "../out.json" },
      "out.json": { $schema },
    });
    expect((await argot(["check", "in/a.json"], { cwd })).code).toBe(0);
    const { code, out } = await argot(["check", "a.json", "c.json", "--report", "compact"], {
      cwd: path.join(cwd, "in"),
    });
    expect(code).toBe(1);
    // What a schema refers to makes it unusable as well.
    expect(lines(out)).toEqual([
      expect.stringMatching(/^- \(root\) .*c\.json#\/\$ref: no schema is known .*\(cannot-compile\)$/),
      expect.stringMatching(/^- \/\$ref .*out\.json \(unresolved-reference\)$/),
    ]);
  });

  test("--fix corrects what is certain, and keeps the layout", async () => {
    const cwd = folder({
      "a.json": `{\n  "type": "string", // no JSON\n  "minimum": 1\n}`.replace(" // no JSON", ""),
      "b.yaml": "# mine\ntype: object\nthen: {} # why\nproperties: {}\n",
    });
    const { code, out } = await argot(["check", "a.json", "b.yaml", "--fix"], { cwd });
    expect(code).toBe(0);
    expect(out).toBe("✔ a.json\n✔ b.yaml\n2 without errors, 0 with errors\n");
    expect(readFileSync(path.join(cwd, "a.json"), "utf8")).toBe(`{\n  "$schema": "${$schema}",\n  "type": "string"\n}`);
    expect(readFileSync(path.join(cwd, "b.yaml"), "utf8")).toBe(
      `# mine\n$schema: ${$schema}\ntype: object\nproperties: {}\n`,
    );
  });

  test("--fix keeps the form of a file, or says that it cannot", async () => {
    const json = `{"$schema":"${$schema}","type":"string","minimum":1}`;
    const fixed = `{"$schema":"${$schema}","type":"string"}`;
    const files = {
      "mark.json": `\uFEFF${json}`,
      "comments.jsonc": json.replace('"type"', '/* one */ "type"'),
      "five.json5": json.replace('"type"', "type"),
      "block.yaml": `$schema: ${$schema}\ntype:   string # one\nminimum: 1\n`,
      "wide.json": Buffer.from(`\uFEFF${json}`, "utf16le"),
      "packed.json.gz": gzipSync(json),
      "a.toml": `"$schema" = "${$schema}"\ntype = "string"\nminimum = 1\n`,
      "alias.yaml": `$schema: ${$schema}\ntype: string\nminimum: &x 1\nminLength: *x\n`,
    };
    const cwd = folder(files);
    const names = Object.keys(files);
    const { code, err } = await argot(["check", ...names, "--fix", "--quiet"], { cwd });
    expect(code).toBe(0);
    const now = Object.fromEntries(names.map((name) => [name, readFileSync(path.join(cwd, name))]));
    expect(Object.entries(now).map(([name, bytes]) => [name, bytes.toString()])).toEqual([
      ["mark.json", `\uFEFF${fixed}`],
      ["comments.jsonc", fixed.replace('"type"', '/* one */ "type"')],
      ["five.json5", fixed.replace('"type"', "type")],
      ["block.yaml", `$schema: ${$schema}\ntype:   string # one\n`],
      ...names.slice(4).map((name) => [name, Buffer.from(files[name as keyof typeof files]).toString()]),
    ]);
    expect(err).toBe(
      names
        .slice(4)
        .map((name) => `argot: ${name} cannot be fixed without changing more than its faults: correct it by hand\n`)
        .join(""),
    );
  });

  describe("severities", () => {
    const schema = { $schema, requird: [], pattern: slow };
    const codes = async (files: Readonly<Record<string, unknown>>, ...args: readonly string[]): Promise<unknown> => {
      const { code, out } = await argot(["check", "s.json", "--report", "json", ...args], { cwd: folder(files) });
      const { findings } = JSON.parse(out) as { readonly findings: { rule: string; severity: string }[] };
      return { code, found: findings.map(({ rule, severity }) => `${severity} ${rule}`) };
    };

    test("are those of rules, of the configuration, and of the command line", async () => {
      const check = {
        rules: { "slow-pattern": "error" },
        overrides: [{ files: ["s.json"], rules: { "unknown-keyword": "off" } }],
      };
      const configured = { "argot.config.json": { check }, "s.json": schema };
      expect(await codes({ "s.json": schema })).toEqual({
        code: 0,
        found: ["warning unknown-keyword", "warning slow-pattern"],
      });
      expect(await codes(configured)).toEqual({ code: 1, found: ["error slow-pattern"] });
      expect(await codes(configured, "--rule", "slow-pattern=off", "--rule", "unknown-keyword=error")).toEqual({
        code: 1,
        found: ["error unknown-keyword"],
      });
      expect(await codes(configured, "--no-config")).toMatchObject({ code: 0 });
    });

    test("unknown keywords that are allowed", async () => {
      const configured = { "argot.config.json": { check: { allowedKeywords: ["requird"] } }, "s.json": schema };
      expect(await codes(configured)).toEqual({ code: 0, found: ["warning slow-pattern"] });
    });

    test("rules of the project are schemas for schema objects", async () => {
      const hasType = { description: "A schema has a type", required: ["type"] };
      const configured = (check: object): Readonly<Record<string, object>> => ({
        "argot.config.json": { check },
        "rules/has-type.json": hasType,
        "s.json": {
          $schema: "https://json-schema.org/draft/2020-12/schema",
          properties: { a: { type: "string" }, b: {} },
        },
      });
      const ownRules = { "has-type": "rules/has-type.json" };
      expect(await codes(configured({ ownRules }))).toEqual({
        code: 0,
        found: ["warning has-type", "warning has-type"],
      });
      const cwd = folder(configured({ ownRules, rules: { "has-type": "error" } }));
      const { code, out } = await argot(["check", "s.json"], { cwd });
      expect(code).toBe(1);
      expect(out).toContain('/properties/b A schema has a type: must have property "type" (has-type)');
      const wrong = async (check: object): Promise<string> =>
        (await argot(["check", "s.json"], { cwd: folder(configured(check)) })).err;
      expect(await wrong({ ownRules: { "slow-pattern": "rules/has-type.json" } })).toContain(
        "there is a rule slow-pattern already",
      );
      expect(await wrong({ ownRules: { other: "rules/missing.json" } })).toContain("missing.json");
      expect(await wrong({ rules: { "has-typ": "off" }, ownRules })).toContain("did you mean has-type?");
    });

    test("unknown rules are refused", async () => {
      const cwd = folder({ "s.json": schema, "argot.config.json": { check: { rules: { "slow-patern": "off" } } } });
      expect(await argot(["check", "s.json"], { cwd })).toMatchObject({
        code: 2,
        err: "argot: there is no rule slow-patern: did you mean slow-pattern?\n",
      });
      const { err } = await argot(["check", "s.json", "--rule", "slow-pattern=on"], { cwd });
      expect(err).toContain("write --rule unknown-keyword=error, with off, warn or error");
    });

    test("--max-warnings", async () => {
      const cwd = folder({ "s.json": schema });
      expect((await argot(["check", "s.json", "--max-warnings", "2"], { cwd })).code).toBe(0);
      expect(await argot(["check", "s.json", "--max-warnings", "1"], { cwd })).toMatchObject({
        code: 1,
        err: "argot: there are 2 warnings: --max-warnings allows 1\n",
      });
    });
  });
});
