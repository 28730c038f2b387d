import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { argot, folder } from "./run.js";

const item = (price: object): object => ({ type: "object", properties: { price } });
const order = (items: object): object => ({
  type: "object",
  properties: { items: { type: "array", items: { $ref: "item.json" } }, ...items },
});

/** What is said of each change. */
async function changesOf(args: readonly string[], cwd: string): Promise<{ code: number; changes: readonly string[] }> {
  const { code, out } = await argot(["diff", ...args, "--json"], { cwd });
  const results = out
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as { findings: { message: string }[] });
  return { code, changes: results.flatMap(({ findings }) => findings.map(({ message }) => message)) };
}

describe("argot diff", () => {
  const files = {
    "a.json": { type: "object", properties: { id: { type: "integer" }, status: { enum: ["open", "paid"] } } },
    "b.json": {
      type: "object",
      properties: { id: { type: "number" }, status: { enum: ["open", "sent"] } },
      required: ["id"],
    },
  };

  test("shows a value for each change that is not compatible, with both positions", async () => {
    const { code, out, err } = await argot(["diff", "a.json", "b.json"], { cwd: folder(files) });
    expect({ code, err }).toEqual({ code: 1, err: "" });
    expect(out).toContain('b.json:1:90 /required "/id" is missing: {} was valid and is not any more\n');
    expect(out).toContain('/properties/status/enum "/status" must be');
    expect(out).toContain('{"id":0,"status":"paid"} was valid and is not any more\n');
    expect(out).toContain("    before: a.json:1:66 /properties/status/enum\n");
  });

  test.each([
    ["backward", ['"/id" is missing', '"/status" must be one of "open", "sent"']],
    ["forward", ['"/id" must be integer', '"/status" must be one of "open", "paid"']],
    [
      "full",
      [
        '"/id" is missing',
        '"/id" must be integer',
        '"/status" must be one of "open", "paid"',
        '"/status" must be one of "open", "sent"',
      ],
    ],
  ])("--mode %s", async (mode, begins) => {
    const { code, changes } = await changesOf(["a.json", "b.json", "--mode", mode], folder(files));
    expect(code).toBe(1);
    expect(changes.map((each) => each.replace(/(?:, is|:) .*/s, "")).toSorted()).toEqual(begins);
  });

  test("a compatible change is proven, and may be listed", async () => {
    const cwd = folder({ "a.json": { enum: [1, 2] }, "b.json": { type: "integer", minimum: 1, maximum: 3 } });
    expect(await argot(["diff", "a.json", "b.json"], { cwd })).toEqual({ code: 0, out: "✔ b.json\n", err: "" });
    const { code, out } = await argot(["diff", "a.json", "b.json", "--all"], { cwd });
    expect(code).toBe(0);
    expect(out).toContain("note: the value must be one of 1, 2, is 3: 3 was not valid and is now\n");
  });

  test("what cannot be decided is not compatible, unless that is allowed", async () => {
    const cwd = folder({
      "a.json": { type: "string", pattern: "^(a+)\\1$" },
      "b.json": { type: "string", pattern: "^(a+)\\1b*$" },
    });
    const args = ["diff", "a.json", "b.json", "--regex", "javascript"];
    const { code, out } = await argot(args, { cwd });
    expect(code).toBe(1);
    expect(out).toMatch(/there may be other changes: .*pattern/);
    expect((await argot([...args, "--allow-unknown"], { cwd })).code).toBe(0);
  });

  test("over several versions", async () => {
    const cwd = folder({ "1.json": { minimum: 1 }, "2.json": { minimum: 3 }, "3.json": { minimum: 2 } });
    expect((await argot(["diff", "1.json", "2.json", "3.json"], { cwd })).code).toBe(0);
    const { code, out } = await argot(["diff", "1.json", "2.json", "3.json", "--transitive"], { cwd });
    expect(code).toBe(1);
    expect(out).toContain("✘ 3.json after 1.json\n");
    expect(out).toContain("✔ 3.json after 2.json\n");
  });

  test("files of folders, with what is added and removed", async () => {
    const cwd = folder({
      "v1/order.json": order({}),
      "v1/item.json": item({ type: "number" }),
      "v1/gone.json": true,
      "v2/order.json": order({ note: true }),
      "v2/item.json": item({ type: "number", minimum: 0 }),
      "v2/new.json": true,
    });
    const { code, out } = await argot(["diff", "v1", "v2"], { cwd });
    expect(code).toBe(1);
    expect(out).toContain("✘ v2/gone.json\n  the schema is not there any more\n");
    expect(out).toContain("✔ v2/new.json\n");
    // A referenced file is that of the same version.
    expect(out).toContain('"/items/0/price" must be at least 0, is -1: {"items":[{"price":-1}]} was valid');
    expect(out).toContain("    before: v1/item.json:1:32 /properties/price\n1 compatible, 3 incompatible\n");
  });

  test("Markdown mentions nobody and formats nothing", async () => {
    const cwd = folder({ "a.json": { enum: ["@some_body*", "b"] }, "b.json": { const: "b" } });
    const { out } = await argot(["diff", "a.json", "b.json", "--report", "markdown"], { cwd });
    expect(out).toContain("### ❌ b.json\n\n- **b.json:1:2 /const** the value must be");
    expect(out).toContain('"&#64;some\\_body\\*" was valid and is not any more\n  - before: a.json:1:1\n');
  });

  test("large integers are written as they are", async () => {
    const cwd = folder({ "a.json": '{ "enum": [12345678901234567890, 1] }', "b.json": { const: 1 } });
    const { out } = await argot(["diff", "a.json", "b.json", "--json"], { cwd });
    expect(out).toContain('"example":12345678901234567890');
  });
});

describe("--rules confluent", () => {
  const notes = async (files: Readonly<Record<string, unknown>>, ...args: string[]): Promise<unknown> => {
    const { code, changes } = await changesOf(["a.json", "b.json", "--rules", "confluent", ...args], folder(files));
    return { code, notes: changes.filter((each) => each.includes("Confluent")) };
  };
  const named = { "a.json": { enum: ["a", 1] }, "b.json": { anyOf: [{ const: "a" }, { const: 1 }] } };
  const refusal = "TYPE_CHANGED at #/";

  test("says what the registry would refuse although it is compatible", async () => {
    const refused = `Confluent's registry would refuse this under BACKWARD: ${refusal}`;
    expect(await notes(named)).toEqual({ code: 0, notes: [refused] });
  });

  test("says what the registry would take although it is not compatible", async () => {
    const closed = { properties: { a: { type: "string" } }, additionalProperties: false };
    expect(await notes({ "a.json": closed, "b.json": { ...closed, propertyNames: false } })).toEqual({
      code: 1,
      notes: ["Confluent's registry would take this under BACKWARD"],
    });
  });

  test.each([
    ["backward", "take this under BACKWARD"],
    ["forward", "refuse this under FORWARD: TYPE_NARROWED at #/properties/items/items/properties/price"],
    ["full", "refuse this under FULL: TYPE_NARROWED at #/properties/items/items/properties/price"],
  ])("--mode %s, across files", async (mode, verdict) => {
    const files = {
      "v1/order.json": order({}),
      "v1/item.json": item({ type: "integer" }),
      "v2/order.json": order({}),
      "v2/item.json": item({ type: "number" }),
    };
    const args = ["v1/order.json", "v2/order.json", "--rules", "confluent", "--mode", mode];
    expect((await changesOf(args, folder(files))).changes).toContain(`Confluent's registry would ${verdict}`);
  });

  test("a note for each pair", async () => {
    const cwd = folder({ "1.json": { maximum: 1 }, "2.json": { maximum: 3 }, "3.json": { maximum: 2 } });
    const { out } = await argot(["diff", "1.json", "2.json", "3.json", "--transitive", "--rules", "confluent"], {
      cwd,
    });
    expect(out).toContain("! 3.json after 1.json\n  note: Confluent's registry would take this under BACKWARD\n");
    expect(out).toContain(
      "note: Confluent's registry would refuse this under BACKWARD: MAXIMUM_DECREASED at #/maximum\n",
    );
  });

  test("a schema that refers to a part of a document, and one that the registry does not read", async () => {
    const definitions = { a: { $ref: "#/definitions/b" }, b: { type: "integer" } };
    const files = {
      "a.json": { $ref: "c.json#/definitions/a" },
      "b.json": { type: "number" },
      "c.json": { $schema: "http://json-schema.org/draft-07/schema#", definitions },
    };
    expect(await notes(files)).toEqual({ code: 0, notes: ["Confluent's registry would take this under BACKWARD"] });
    const meta = { $ref: "http://json-schema.org/draft-07/schema#" };
    expect(await notes({ "a.json": meta, "b.json": meta })).toMatchObject({
      code: 0,
      notes: [expect.stringMatching(/^it is not known what Confluent's registry would say: .*leads to nothing$/)],
    });
  });

  test("no other rules are known", async () => {
    const { code, err } = await argot(["diff", "a.json", "b.json", "--rules", "other"], { cwd: folder(named) });
    expect(code).toBe(2);
    expect(err).toContain("confluent");
  });
});

describe("versions with one identifier", () => {
  const identified = (id: string, schema: object): object => ({ $id: `https://example.com/${id}`, ...schema });
  const orders = (part: object): Record<string, object> => ({
    "order.json": identified("order", { properties: { item: { $ref: "item" } } }),
    "item.json": identified("item", part),
  });
  const under = (folderName: string, all: Record<string, unknown>): Record<string, unknown> =>
    Object.fromEntries(Object.entries(all).map(([name, each]) => [`${folderName}/${name}`, each]));
  const files = {
    "argot.config.json": { schemas: ["new/*.json"] },
    ...under("old", { ...orders({ minimum: 1 }), "list.json": [1] }),
    ...under("new", orders({ minimum: 2 })),
  };
  const change = '"/item" must be at least 2, is 1: {"item":1} was valid and is not any more';

  test.each([[[]], [["--no-config"]]])("refer to the files beside them: %j", async (more) => {
    const { code, out, err } = await argot(["diff", "old", "new", ...more, "--json"], { cwd: folder(files) });
    expect([code, err]).toEqual([1, ""]);
    expect(out).toContain(JSON.stringify(change).slice(1, -1));
    // What holds no schema is passed over.
    expect(out).not.toContain("list.json");
  });

  test("of which one is in the project", async () => {
    const cwd = folder(files);
    expect(await changesOf(["old/order.json", "new/order.json"], cwd)).toEqual({ code: 0, changes: [] });
    expect((await changesOf(["old/item.json", "new/item.json"], cwd)).code).toBe(1);
  });
});

describe("versions in git", () => {
  /** A repository with a commit of some files. */
  function repository(files: Readonly<Record<string, unknown>>): string {
    const cwd = folder(files);
    const git = (...args: string[]): unknown =>
      execFileSync("git", ["-c", "user.name=A", "-c", "user.email=a@example.com", ...args], { cwd, stdio: "pipe" });
    git("init", "--initial-branch", "main");
    git("add", ".");
    git("commit", "--message", "One");
    return cwd;
  }
  const left = (): readonly string[] => readdirSync(tmpdir()).filter((name) => name.startsWith("argot-revision-"));

  test("are read with the files that they refer to, and nothing is left", async () => {
    const cwd = repository({ "schemas/order.json": order({}), "schemas/item.json": item({ type: "number" }) });
    writeFileSync(path.join(cwd, "schemas/item.json"), JSON.stringify(item({ type: "number", maximum: 9 })));
    const change = '"/items/0/price" must be at most 9, is 10: {"items":[{"price":10}]} was valid and is not any more';
    const byRoot = await changesOf(["main:schemas/order.json", "schemas/order.json"], cwd);
    const byFolder = await changesOf(["HEAD:./order.json", "order.json"], path.join(cwd, "schemas"));
    expect([byRoot, byFolder]).toEqual([1, 1].map((code) => ({ code, changes: [change] })));
    const { out } = await argot(["diff", "main:schemas", "schemas"], { cwd });
    expect(out).toContain("    before: main:schemas/item.json:1:32 /properties/price\n");
    expect(left()).toEqual([]);
    expect(existsSync(path.join(cwd, "schemas/order.json"))).toBe(true);
  });

  test("what git does not know is said", async () => {
    const cwd = repository({ "a.json": true });
    const { code, err } = await argot(["diff", "no-such:a.json", "a.json"], { cwd });
    expect(code).toBe(2);
    expect(err).toContain("argot: git says: Not a valid object name no-such^{commit}");
    expect((await argot(["diff", "main:b.json", "a.json"], { cwd })).code).toBe(2);
    mkdirSync(path.join(cwd, "sub"));
    expect((await argot(["diff", "main:a.json", "sub"], { cwd })).err).toContain(
      "only one of main:a.json and sub is a folder",
    );
    expect((await argot(["diff", "a.json"], { cwd })).err).toContain("only one version is named");
    expect(left()).toEqual([]);
  });
});
