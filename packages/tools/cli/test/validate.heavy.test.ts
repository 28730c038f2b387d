import path from "node:path";
import { Readable, Writable } from "node:stream";
import { pathToFileURL } from "node:url";
import { describe, expect, test } from "vitest";
import { argot, folder, Sink } from "./run.js";

const person = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  type: "object",
  required: ["name"],
  properties: {
    name: { type: "string" },
    age: { type: "integer", minimum: 0 },
    contact: { anyOf: [{ type: "string" }, { properties: { phone: { type: "string" } } }] },
  },
};
const ada = { name: "Ada", age: 36 };

describe("exit codes", () => {
  const files = {
    "s.json": person,
    "good.json": ada,
    "bad.json": { age: -1 },
    "torn.json": "{",
    "good.ndjson": '{"name":""}\n\n',
  };
  test.each([
    [0, ["good.json"]],
    [0, ["good.json", "good.ndjson"]],
    [1, ["bad.json"]],
    [1, ["good.json", "bad.json", "good.json"]],
    [2, ["none.json"]],
    [2, ["torn.json"]],
    [2, ["torn.json", "bad.json", "good.json"]],
    [2, ["bad.json", "none.json", "good.json"]],
  ])("%i for %j", async (expected, data) => {
    const { code, err } = await argot(["validate", "s.json", ...data], { cwd: folder(files) });
    expect(code).toBe(expected);
    expect(err === "").toBe(expected < 2);
  });

  test("values that can be read are validated, whatever happens to the others", async () => {
    const { out, err } = await argot(["validate", "s.json", "torn.json", "bad.json", "good.json"], {
      cwd: folder(files),
    });
    expect(out).toContain("✘ bad.json\n");
    expect(out).toContain("✔ good.json\n1 valid, 1 invalid, 1 unusable\n");
    expect(err).toMatch(/^argot: torn\.json:1:2 is not JSON \(.*\): correct it\n {2}1 │ \{\n {4}│ {2}\^\n$/);
  });
});

describe("--report with an output format", () => {
  const files = { "s.json": { ...person, title: "Person" }, "d.ndjson": '{"name":"Ada"}\n{"name":1}\n{"na' };
  const lines = (out: string): unknown[] =>
    out
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line) as unknown);

  test("prints an output for each value", async () => {
    const { code, out, err } = await argot(["validate", "s.json", "d.ndjson", "--report", "basic"], {
      cwd: folder(files),
    });
    expect(code).toBe(2);
    expect(err).toContain("d.ndjson:3");
    expect(lines(out)).toMatchObject([
      { data: "d.ndjson", line: 1, valid: true, annotations: [{ annotation: ["name"] }, { annotation: "Person" }] },
      { data: "d.ndjson", line: 2, valid: false, errors: [{ instanceLocation: "/name", error: expect.any(String) }] },
    ]);
  });
  test("refuses outputs that are much longer than the value, before anything is printed", async () => {
    const value = "[".repeat(20_000) + "]".repeat(20_000);
    const cwd = folder({ "s.json": { items: { $ref: "#" } }, "d.json": value });
    const { code, out, err } = await argot(["validate", "s.json", "d.json", "--report", "basic"], { cwd });
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(err).toContain("d.json has an output of more than 1000000000 characters");
  });
  test("prints outputs of deep values in pieces", async () => {
    const value = "[".repeat(3000) + "]".repeat(3000);
    const cwd = folder({ "s.json": { items: { $ref: "#" } }, "d.json": value });
    const { code, out } = await argot(["validate", "s.json", "d.json", "--report", "basic"], { cwd });
    expect(code).toBe(0);
    expect(lines(out)).toMatchObject([{ data: "d.json", valid: true }]);
  });
  test("leaves out valid values with --quiet", async () => {
    const { out } = await argot(["validate", "s.json", "d.ndjson", "--report", "flag", "-q"], { cwd: folder(files) });
    expect(lines(out)).toEqual([{ data: "d.ndjson", line: 2, valid: false }]);
  });
  test("refuses other names, and --json beside it", async () => {
    const cwd = folder(files);
    expect((await argot(["validate", "s.json", "d.ndjson", "--report", "x"], { cwd })).err).toMatch(/flag, basic/);
    const both = await argot(["validate", "s.json", "d.ndjson", "--report", "list", "--json"], { cwd });
    expect(both).toMatchObject({ code: 2, out: "" });
    expect(both.err).toContain("--json");
  });
  test("prints no code frames for YAML", async () => {
    const cwd = folder({ "s.yaml": "properties: {name: {type: string}}\n", "d.yaml": "name: 1\n" });
    const { code, out } = await argot(["validate", "s.yaml", "d.yaml", "--report", "detailed"], { cwd });
    expect(code).toBe(1);
    expect(lines(out)).toMatchObject([
      { data: "d.yaml", valid: false, instanceLocation: "/name", error: "must be string, is integer" },
    ]);
  });
});

describe("the report", () => {
  test("text, for people", async () => {
    const cwd = folder({
      "schemas/person.json": person,
      "good.json": ada,
      "bad.json": { name: 1, age: -1, contact: { phone: 7 } },
    });
    const { code, out, err } = await argot(["validate", "schemas/person.json", "good.json", "bad.json"], { cwd });
    expect({ code, err }).toEqual({ code: 1, err: "" });
    expect(out).toMatchInlineSnapshot(`
      "✔ good.json
      ✘ bad.json
        bad.json:1:9 /name must be string, is integer
          1 │ {"name":1,"age":-1,"contact":{"phone":7}}
            │         ^
          by schemas/person.json:1:117 /properties/name/type

        bad.json:1:17 /age must be at least 0, is -1
          1 │ {"name":1,"age":-1,"contact":{"phone":7}}
            │                 ^^
          by schemas/person.json:1:158 /properties/age/minimum

        bad.json:1:30 /contact /phone: must be string, is integer (must match at least one of the alternatives, matches none)
          1 │ {"name":1,"age":-1,"contact":{"phone":7}}
            │                              ^^^^^^^^^^^
          by schemas/person.json:1:182 /properties/contact/anyOf
          1:39 /contact/phone must be string, is integer
            by schemas/person.json:1:233 /properties/contact/anyOf/1/properties/phone/type
      1 valid, 1 invalid
      "
    `);
  });

  test("is one line for a single valid value", async () => {
    const cwd = folder({ "s.json": person, "good.json": ada });
    expect(await argot(["validate", "s.json", "good.json"], { cwd })).toEqual({
      code: 0,
      out: "✔ good.json\n",
      err: "",
    });
  });

  test("has no valid values and no summary with --quiet", async () => {
    const cwd = folder({ "s.json": person, "good.json": ada, "bad.json": {} });
    const { out } = await argot(["validate", "s.json", "good.json", "bad.json", "-q"], { cwd });
    expect(out).toMatch(/^✘ bad\.json\n {2}bad\.json:1:1 \(root\) .*\n(?: {4}.*\n)+$/);
    expect(await argot(["validate", "s.json", "good.json", "--quiet"], { cwd })).toEqual({ code: 0, out: "", err: "" });
  });

  test("has at most --max-errors errors for a value", async () => {
    const cwd = folder({ "s.json": { items: { type: "string" } }, "d.json": Array.from({ length: 25 }, (_, i) => i) });
    const byDefault = await argot(["validate", "s.json", "d.json"], { cwd });
    expect(byDefault.out).toMatch(/\/19 .*\n(?: {4}.*\n)+ {2}… and 5 more errors\n$/);
    const { out } = await argot(["validate", "s.json", "d.json", "--max-errors", "2"], { cwd });
    expect(out).toMatch(/\/1 .*\n(?: {4}.*\n)+ {2}… and 23 more errors\n$/);
  });

  test("has colours on a terminal, unless NO_COLOR is set", async () => {
    const cwd = folder({ "s.json": person, "good.json": ada, "bad.json": {} });
    const args = ["validate", "s.json", "good.json", "bad.json"];
    const onTerminal = await argot(args, { cwd, stdout: new Sink(true) });
    expect(onTerminal.out).toContain("\u001B[32m✔\u001B[39m good.json");
    expect(onTerminal.out).toContain("\u001B[31m✘\u001B[39m bad.json");
    for (const plain of [
      await argot(args, { cwd }),
      await argot(args, { cwd, stdout: new Sink(true), env: { NO_COLOR: "1" } }),
    ]) {
      expect(plain.out).not.toContain("\u001B");
    }
    expect((await argot(args, { cwd, stdout: new Sink(true), env: { NO_COLOR: "" } })).out).toContain("\u001B");
  });

  test("json, for programs", async () => {
    const cwd = folder({
      "s.json": person,
      "good.json": ada,
      "d.ndjson": `${JSON.stringify(ada)}\n\n{"name":1}\nnot json\n`,
    });
    const { code, out, err } = await argot(["validate", "s.json", "good.json", "d.ndjson", "--json"], { cwd });
    expect(code).toBe(2);
    expect(err).toMatch(/^argot: d\.ndjson:4/);
    const lines = out
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line) as unknown);
    expect(lines).toEqual([
      { data: "good.json", valid: true, errors: [] },
      { data: "d.ndjson", line: 1, valid: true, errors: [] },
      {
        data: "d.ndjson",
        line: 3,
        valid: false,
        errors: [
          expect.objectContaining({
            instanceLocation: "/name",
            keyword: "type",
            absoluteKeywordLocation: `${pathToFileURL(path.join(cwd, "s.json")).href}#/properties/name/type`,
            causes: [],
          }),
        ],
      },
    ]);
  });
});

describe("NDJSON", () => {
  test("is reported with line numbers", async () => {
    const cwd = folder({ "s.json": person, "d.jsonl": '{"name":"a"}\n{}\n\n{"name":\n{"name":"b"}\r\n[' });
    const { code, out, err } = await argot(["validate", "s.json", "d.jsonl"], { cwd });
    expect(code).toBe(2);
    expect(out.match(/^[✔✘].*$/gm)).toEqual(["✘ d.jsonl:2"]);
    expect(out).toMatch(/2 valid, 1 invalid, 2 unusable\n$/);
    expect(err.match(/^argot: \S+/gm)).toEqual(["argot: d.jsonl:4:9", "argot: d.jsonl:6:2"]);
  });

  test("without values is valid", async () => {
    const cwd = folder({ "s.json": false, "d.jsonl": "\n\n" });
    expect(await argot(["validate", "s.json", "d.jsonl"], { cwd })).toEqual({
      code: 0,
      out: "0 valid, 0 invalid\n",
      err: "",
    });
  });

  test("is reported as soon as it is read", async () => {
    const stdout = new Sink();
    async function* patient(): AsyncGenerator<string> {
      for (let line = 1; line <= 3; line++) {
        yield `${line}\n`;
        // oxlint-disable-next-line no-await-in-loop -- the test waits for each line
        while (!stdout.text.includes(`stdin:${line}:`)) await new Promise((resolve) => setImmediate(resolve));
      }
    }
    const cwd = folder({ "s.json": false });
    const { out } = await argot(["validate", "s.json", "-", "--ndjson", "--report", "compact"], {
      cwd,
      stdout,
      stdin: Readable.from(patient()),
    });
    expect(out.match(/^stdin:.*$/gm)).toEqual(["stdin:1: invalid", "stdin:2: invalid", "stdin:3: invalid"]);
  });
});

describe("standard input", () => {
  test("is one JSON value", async () => {
    const stdin = JSON.stringify(ada, undefined, 2);
    expect(await argot(["validate", "s.json", "-"], { cwd: folder({ "s.json": person }), stdin })).toEqual({
      code: 0,
      out: "✔ stdin\n",
      err: "",
    });
    expect((await argot(["validate", "s.json", "-"], { cwd: folder({ "s.json": person }), stdin: "{}" })).code).toBe(1);
    const empty = await argot(["validate", "s.json", "-"], { cwd: folder({ "s.json": person }) });
    expect(empty).toMatchObject({
      code: 2,
      err: "argot: stdin:1:1 is not JSON (expected a value, found the end of the text): correct it\n  1 │\n    │ ^\n",
    });
  });

  test("is NDJSON with --ndjson", async () => {
    const { code, out } = await argot(["validate", "s.json", "-", "--ndjson"], {
      cwd: folder({ "s.json": person }),
      stdin: '{"name":""}\n{}',
    });
    expect(code).toBe(1);
    expect(out).toMatch(/^✘ stdin:2\n/);
  });

  test("with several values gets a hint at --as ndjson", async () => {
    const { code, err } = await argot(["validate", "s.json", "-"], {
      cwd: folder({ "s.json": person }),
      stdin: "{}\n{}",
    });
    expect(code).toBe(2);
    expect(err).toContain("use --as ndjson");
  });

  test("can be read once", async () => {
    const { code, err } = await argot(["validate", "s.json", "-", "-"], { cwd: folder({ "s.json": person }) });
    expect({ code, err }).toEqual({ code: 2, err: "argot: standard input (-) is named twice: name it once\n" });
  });
});

describe("schemas", () => {
  test("refer to one another by path", async () => {
    const cwd = folder({
      "schemas/order.json": { properties: { to: { $ref: "common/address.json#/$defs/address" } } },
      "schemas/common/address.json": { $defs: { address: { properties: { zip: { $ref: "../zip.json" } } } } },
      "schemas/zip.json": { type: "string" },
      "d.json": { to: { zip: 8000 } },
    });
    const refs = ["-r", "schemas/common/address.json", "schemas/zip.json"];
    const { code, out, err } = await argot(["validate", "schemas/order.json", "d.json", ...refs], { cwd });
    expect({ code, err }).toEqual({ code: 1, err: "" });
    expect(out).toContain("d.json:1:14 /to/zip must be string, is integer\n");
    expect(out).toContain("    by schemas/zip.json:1:2 /type\n");
  });

  test("refer to one another by identifier", async () => {
    const cwd = folder({
      "order.json": { $id: "https://example.com/order", properties: { to: { $ref: "address" } } },
      "adr.json": { $id: "https://example.com/address", type: "string" },
      "d.json": { to: 1 },
    });
    const { code, out } = await argot(["validate", "order.json", "d.json", "--ref", "adr.json"], { cwd });
    expect(code).toBe(1);
    expect(out).toContain("by adr.json:1:38 /type\n");
    const byUri = await argot(
      ["validate", "https://example.com/order#/properties/to", "d.json", "-r", "adr.json", "-r", "order.json"],
      { cwd },
    );
    expect(byUri.out).toContain("(root) must be string");
  });

  test("may describe their own dialect", async () => {
    const cwd = folder({
      "meta.json": {
        $schema: "https://json-schema.org/draft/2020-12/schema",
        $id: "https://example.com/meta",
        $vocabulary: { "https://json-schema.org/draft/2020-12/vocab/core": true },
      },
      "s.json": { $schema: "https://example.com/meta", type: "string" },
      "d.json": 1,
    });
    expect((await argot(["validate", "s.json", "d.json", "-r", "meta.json"], { cwd })).code).toBe(0);
    const { code, err } = await argot(["validate", "s.json", "d.json"], { cwd });
    expect(code).toBe(2);
    expect(err).toContain("give the meta-schema with --ref");
  });

  test.each(["https://json-schema.org/draft/2020-12/schema", "http://json-schema.org/draft-07/schema#"])(
    "of the standard need no file: %s",
    async (uri) => {
      const cwd = folder({ "good.json": person, "bad.json": { type: "text" } });
      expect((await argot(["validate", uri, "good.json"], { cwd })).code).toBe(0);
      expect((await argot(["validate", uri, "bad.json"], { cwd })).code).toBe(1);
    },
  );

  test.each([
    ["draft-03", { properties: { a: { required: true } } }, {}],
    ["v1", { properties: { a: { format: "email" } } }, { a: "nobody" }],
  ])("in %s", async (dialect, schema, value) => {
    const cwd = folder({ "s.json": schema, "d.json": value });
    expect((await argot(["validate", "s.json", "d.json"], { cwd })).code).not.toBe(1);
    expect((await argot(["validate", "s.json", "d.json", "--dialect", dialect], { cwd })).code).toBe(1);
  });

  test("with unknown keywords are refused in v1, with advice", async () => {
    const cwd = folder({ "s.json": { $schema: "https://json-schema.org/v1", requierd: [] }, "d.json": {} });
    const { code, err } = await argot(["validate", "s.json", "d.json"], { cwd });
    expect(code).toBe(2);
    expect(err).toContain('"requierd" is not a keyword of https://json-schema.org/v1');
    expect(err).toContain("the names of annotations may begin with x-");
  });

  test.each([
    "https://json-schema.org/v1",
    "https://json-schema.org/v1/2026",
    "http://json-schema.org/draft-03/schema",
  ])("are checked against %s", async (uri) => {
    const cwd = folder({ "good.json": { type: "string" }, "bad.json": { type: 1 } });
    expect((await argot(["validate", uri, "good.json"], { cwd })).code).toBe(0);
    expect((await argot(["validate", uri, "bad.json"], { cwd })).code).toBe(1);
  });

  test("without $schema have the dialect of --dialect", async () => {
    const cwd = folder({ "s.json": { minimum: 1, exclusiveMinimum: true }, "d.json": 1 });
    const args = ["validate", "s.json", "d.json"];
    expect((await argot([...args, "--dialect", "draft-04"], { cwd })).code).toBe(1);
    expect((await argot([...args, "--dialect", "http://json-schema.org/draft-04/schema#"], { cwd })).code).toBe(1);
    expect((await argot(args, { cwd })).code).toBe(2);
  });

  test("may be true or false", async () => {
    const cwd = folder({ "yes.json": true, "no.json": false });
    expect((await argot(["validate", "yes.json", "no.json"], { cwd })).code).toBe(0);
    expect((await argot(["validate", "no.json", "yes.json"], { cwd })).code).toBe(1);
  });

  test.each([
    ["none.json", {}, "argot: there is no file none.json: check the name\n"],
    ["s.json", { "s.json": "{" }, expect.stringMatching(/^argot: s\.json:1:2 is not JSON/)],
    ["s.json", { "s.json": [] }, "argot: s.json holds no schema: a schema is an object, true or false\n"],
    [
      "https://example.com/s",
      {},
      "argot: no schema is known under https://example.com/s: name its file, or allow its host (--allow-remote and --remote-host)\n",
    ],
  ])("%s of %j cannot be used", async (schema, files, message) => {
    const cwd = folder({ ...files, "d.json": 1 });
    expect(await argot(["validate", schema, "d.json"], { cwd })).toEqual({ code: 2, out: "", err: message });
  });

  test("with an error are reported with file, location, keyword and reason", async () => {
    const cwd = folder({
      "wrong.json": { properties: { "a b": { type: "text" } } },
      "astray.json": { $id: "https://example.com/astray", items: { $ref: "none.json" } },
      "d.json": 1,
    });
    const wrong = await argot(["validate", "wrong.json", "d.json"], { cwd });
    expect(wrong).toMatchObject({ code: 2, out: "" });
    expect(wrong.err).toMatchInlineSnapshot(`
      "argot: the schema cannot be used: correct the schema
        schema    wrong.json:1:30
        location  /properties/a b/type
        keyword   type
        reason    must be one of "array", "boolean", "integer", "null", "number", "object", "string", is "text" (https://json-schema.org/draft/2020-12/schema)
        1 │ {"properties":{"a b":{"type":"text"}}}
          │                              ^^^^^^
      "
    `);
    const astray = await argot(["validate", "astray.json", "d.json"], { cwd });
    expect(astray).toMatchObject({ code: 2, out: "" });
    expect(astray.err).toMatchInlineSnapshot(`
      "argot: the schema cannot be used: correct the reference, give its document with --ref, or allow its host (--allow-remote and --remote-host)
        schema    astray.json:1:53 (https://example.com/astray)
        location  /items/$ref
        keyword   $ref
        reason    no schema is known by the URI https://example.com/none.json; add the document before compiling
        1 │ {"$id":"https://example.com/astray","items":{"$ref":"none.json"}}
          │                                                     ^^^^^^^^^^^
      "
    `);
  });

  test("with the same identifier are refused", async () => {
    const cwd = folder({
      "a.json": { $id: "https://example.com/s" },
      "b.json": { $id: "https://example.com/s", type: "null" },
      "d.json": 1,
    });
    const { code, err } = await argot(["validate", "b.json", "d.json", "-r", "a.json"], { cwd });
    expect(code).toBe(2);
    expect(err).toMatch(/give each schema its own identifier\n {2}schema {4}b\.json:1:1\n/);
  });
});

function* endless(): Generator<string> {
  for (;;) yield "1\n";
}

describe("a reader that closes the output", () => {
  test("ends the run without an error message, before the end of the data", async () => {
    const stdout = Object.assign(
      new Writable({
        highWaterMark: 1,
        write: (_chunk, _encoding, done) => done(Object.assign(new Error("write EPIPE"), { code: "EPIPE" })),
      }),
      { text: "", isTTY: false },
    );
    const cwd = folder({ "s.json": false });
    const stdin = Readable.from(endless());
    const { code, err } = await argot(["validate", "s.json", "-", "--ndjson"], {
      cwd,
      stdin,
      stdout: stdout as unknown as Sink,
    });
    expect({ code, err }).toEqual({ code: 2, err: "" });
    expect(stdin.destroyed).toBe(true);
  });
});
