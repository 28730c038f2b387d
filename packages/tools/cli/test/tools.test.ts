// Commands that work with schemas alone: bundle, inline, merge, types, annotate, inspect, completion.
import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { commandNames } from "./command-names.js";
import { argot, folder } from "./run.js";

const $schema = "https://json-schema.org/draft/2020-12/schema";
const files = {
  "order.json": { $schema, type: "object", properties: { by: { $ref: "people/person.yaml" } }, required: ["by"] },
  "people/person.yaml": `$schema: ${$schema}\ntitle: A person\ntype: string\n$anchor: person\n`,
};

describe("argot bundle", () => {
  test("prints or writes one document", async () => {
    const cwd = folder(files);
    const { code, out, err } = await argot(["bundle", "order.json"], { cwd });
    expect({ code, err }).toEqual({ code: 0, err: "" });
    const joined = JSON.parse(out) as { $defs: Record<string, unknown> };
    expect(Object.values(joined.$defs)).toMatchObject([{ $id: "people/person.yaml", title: "A person" }]);
    expect((await argot(["bundle", "order.json", "-o", "out.json"], { cwd })).code).toBe(0);
    expect(readFileSync(path.join(cwd, "out.json"), "utf8")).toBe(out);
  });

  test("says what cannot be bundled", async () => {
    const cwd = folder({ "a.json": { $ref: "nowhere.json" } });
    const { code, err } = await argot(["bundle", "a.json"], { cwd });
    expect(code).toBe(2);
    expect(err).toContain(
      "argot: the schema cannot be bundled: correct the reference, or give its document with --ref\n",
    );
    expect(err).toContain("  location  /$ref\n");
    expect((await argot(["bundle", "b.json"], { cwd })).err).toContain("there is no file b.json");
  });
});

describe("argot inline", () => {
  const node = { properties: { next: { $ref: "#/$defs/node" } } };

  test("prints or writes the schema without references", async () => {
    const cwd = folder(files);
    const { code, out, err } = await argot(["inline", "order.json"], { cwd });
    expect({ code, err }).toEqual({ code: 0, err: "" });
    const by = { title: "A person", type: "string" };
    expect(JSON.parse(out)).toEqual({ $schema, type: "object", properties: { by }, required: ["by"] });
    expect((await argot(["inline", "order.json", "-o", "out.json"], { cwd })).code).toBe(0);
    expect(readFileSync(path.join(cwd, "out.json"), "utf8")).toBe(out);
  });

  test("says which references stay", async () => {
    const schema = { $id: "https://example.com/a", items: { $ref: "#/$defs/node" }, $defs: { node, unused: {} } };
    const { code, out, err } = await argot(["inline", "a.json"], { cwd: folder({ "a.json": schema }) });
    expect({ code, err }).toEqual({
      code: 0,
      err: "argot: references to 1 schema stay: a reader must know what a reference is\n  #/$defs/node  it leads back to itself\n",
    });
    expect(JSON.parse(out)).toEqual({ ...schema, $defs: { node } });
  });

  test("the length is bounded", async () => {
    const schema = {
      properties: { a: { $ref: "#/$defs/s" }, b: { $ref: "#/$defs/s" } },
      $defs: { s: { type: "null" } },
    };
    const { out, err } = await argot(["inline", "a.json", "--max-characters", "1"], {
      cwd: folder({ "a.json": schema }),
    });
    expect(JSON.parse(out)).toEqual(schema);
    expect(err).toContain("  #/$defs/s  the result would be longer than --max-characters\n");
  });

  test("says what cannot be written out", async () => {
    const cwd = folder({
      "a.json": { $ref: "b.json" },
      "b.json": { $schema: "http://json-schema.org/draft-07/schema#" },
    });
    const { code, err } = await argot(["inline", "a.json"], { cwd });
    expect(code).toBe(2);
    expect(err).toContain("argot: the schema cannot be written in this form: write all documents in one dialect");
    const faulty = await argot(["inline", "a.json"], { cwd: folder({ "a.json": { type: "sting" } }) });
    expect(faulty.code).toBe(2);
    expect(faulty.err).toContain("the schema cannot be used");
  });
});

describe("argot merge", () => {
  test("prints the schema without allOf, and says what stays", async () => {
    const schema = {
      allOf: [{ $ref: "#/$defs/name" }, { pattern: "a" }],
      properties: { by: { allOf: [{ $ref: "#/$defs/name" }, { minLength: 1 }] } },
      $defs: { name: { type: "string", pattern: "b" } },
    };
    const { code, out, err } = await argot(["merge", "a.json"], { cwd: folder({ "a.json": schema }) });
    expect({ code, err }).toEqual({
      code: 0,
      err:
        "argot: allOf stays in 1 schema: it has no exact form without allOf there\n" +
        '  (root)  two values of "pattern" cannot be written as one\n',
    });
    expect(JSON.parse(out)).toEqual({
      properties: { by: { type: "string", pattern: "b", minLength: 1 } },
      type: "string",
      pattern: "b",
      allOf: [{ pattern: "a" }],
    });
  });
});

test.each([
  ["bundle", "s.json", "-o", "s.json"],
  ["inline", "s.json", "-o", "s.json"],
  ["merge", "s.json", "-o", "r.json"],
  ["types", "s.json", "-o", "./s.json"],
  ["check", "s.json", "--report", "sarif=s.json"],
  ["test", "a.test.json", "--report", "junit=s.json"],
  ["test", "a.test.json", "--coverage", "html=a.test.json"],
])("argot %s %s %s %s does not write to what it reads", async (...args) => {
  const tests = { schema: "s.json", tests: [{ description: "any", data: 1, valid: true }] };
  const cwd = folder({ "s.json": { $ref: "r.json" }, "r.json": {}, "a.test.json": tests });
  const { code, err } = await argot(args, { cwd });
  expect({ code, err }).toEqual({
    code: 2,
    err: expect.stringMatching(/is read by this run: write to another file/) as string,
  });
  expect(JSON.parse(readFileSync(path.join(cwd, "s.json"), "utf8"))).toEqual({ $ref: "r.json" });
});

test("argot types", async () => {
  const cwd = folder(files);
  const { out } = await argot(["types", "order.json", "--ref", "people/person.yaml", "--name", "Order"], { cwd });
  expect(out).toBe("export interface Order {\n  by: Person;\n}\n\n/** A person */\nexport type Person = string;\n");
});

describe("argot compile", () => {
  test("writes several schemas as one module", async () => {
    const cwd = folder({ ...files, "line-item.schema.json": { type: "integer" } });
    const { code, err } = await argot(
      ["compile", "line-item.schema.json", "people/person.yaml", "-o", "m.mjs", "--errors"],
      { cwd },
    );
    expect({ code, err }).toEqual({ code: 0, err: "" });
    const { isLineItem, isPerson } = (await import(path.join(cwd, "m.mjs"))) as Record<
      string,
      (value: unknown) => boolean
    >;
    expect([isLineItem?.(1), isLineItem?.("x"), isPerson?.(1), isPerson?.("x")]).toEqual([true, false, false, true]);
    expect(readFileSync(path.join(cwd, "m.d.mts"), "utf8")).toContain("isLineItem");
  });

  test("refuses names for several schemas, and two functions of one name", async () => {
    const cwd = folder({ "a.json": true, "b/a.yaml": "true" });
    expect(await argot(["compile", "a.json", "b/a.yaml", "-o", "m.js"], { cwd })).toMatchObject({
      code: 2,
      err: "argot: a.json and b/a.yaml both have functions named isA: rename a file, or write a module for each\n",
    });
    expect((await argot(["compile", "a.json", "b/a.yaml", "-o", "m.js", "--name", "x"], { cwd })).err).toContain(
      "--name is for a single schema",
    );
  });
});

describe("argot annotate", () => {
  const world = { ...files, "order.data.json": { by: "Ada" }, "wrong.data.json": {} };

  test("prints annotations by location", async () => {
    const cwd = folder(world);
    const args = ["annotate", "order.json", "order.data.json", "--ref", "people/person.yaml"];
    expect(await argot([...args, "--keyword", "title"], { cwd })).toEqual({
      code: 0,
      out: '/by\n  title  "A person"  by people/person.yaml#/title\n',
      err: "",
    });
    // Options that take several names come last.
    const { out } = await argot([...args, "--json"], { cwd });
    expect((JSON.parse(out) as { keyword: string }[]).map(({ keyword }) => keyword)).toContain("properties");
  });

  test("invalid data has none", async () => {
    const args = ["annotate", "order.json", "wrong.data.json", "--ref", "people/person.yaml"];
    expect(await argot(args, { cwd: folder(world) })).toEqual({
      code: 1,
      out: "",
      err: "argot: wrong.data.json is invalid: argot validate order.json wrong.data.json says why\n",
    });
  });
});

test("argot inspect --resources --references", async () => {
  const { code, out } = await argot(["inspect", "order.json", "--resources", "--references"], { cwd: folder(files) });
  expect(code).toBe(0);
  expect(out).toBe(`== resources
order.json
  (root)
    uri      order.json
    dialect  ${$schema}

people/person.yaml
  (root)
    uri      people/person.yaml
    dialect  ${$schema}
    anchor   person at (root)

== references
order.json
  /properties/by/$ref  people/person.yaml  → people/person.yaml#

people/person.yaml
  no references
`);
});

test.each(["bash", "zsh", "fish"])("argot completion %s names all commands and their options", async (shell) => {
  const { code, out } = await argot(["completion", shell]);
  expect(code).toBe(0);
  for (const name of commandNames) expect(out).toContain(name);
  for (const option of ["max-warnings", "coverage-threshold", "out-file"]) expect(out).toContain(option);
  for (const value of ["linear", "json5"]) expect(out).toContain(value);
});
