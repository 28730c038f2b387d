import { describe, expect, test } from "vitest";
import { argot, folder, Sink } from "./run.js";

const files = {
  "server.schema.yaml": `type: object
required: [host]
properties:
  host: {type: string}
  port: {type: integer, minimum: 1}
additionalProperties: false
`,
  "good.yml": "host: localhost\n",
  "bad.yaml": "# a server\nhost: localhost\nport: 0\nprot: 80\n",
  "bad.json": '{\n  "port": 80\n}\n',
  "bad.ndjson": '{"host":"a"}\n{"port":80}\n',
};
const all = ["good.yml", "bad.yaml", "bad.json", "bad.ndjson"];
const run = (...args: string[]) => argot(["validate", "server.schema.yaml", ...args], { cwd: folder(files) });

describe("validate --report", () => {
  test("text shows the lines of YAML and JSON around an error, and the number of a line of NDJSON", async () => {
    const { code, out, err } = await run(...all);
    expect({ code, err }).toEqual({ code: 1, err: "" });
    expect(out).toMatchInlineSnapshot(`
      "✔ good.yml
      ✘ bad.yaml
        bad.yaml:3:7 /port must be at least 1, is 0
          2 │ host: localhost
          3 │ port: 0
            │       ^
          by server.schema.yaml:5:25 /properties/port/minimum

        bad.yaml:4:1 /prot is not a known property
          3 │ port: 0
          4 │ prot: 80
            │ ^^^^
          by server.schema.yaml:6:1 /additionalProperties
      ✘ bad.json
        bad.json:1:1 (root) must have property "host"
          1 │ {
            │ ^
          by server.schema.yaml:2:1 /required
      ✘ bad.ndjson:2
        bad.ndjson:2:1 (root) must have property "host"
          2 │ {"port":80}
            │ ^
          by server.schema.yaml:2:1 /required
      2 valid, 3 invalid
      "
    `);
    expect((await run(...all, "--report", "pretty")).out).toBe(out);
  });

  test("text has colours on a terminal", async () => {
    const args = ["validate", "server.schema.yaml", "bad.yaml"];
    const { out } = await argot(args, { cwd: folder(files), stdout: new Sink(true) });
    expect(out).toContain("\u001B[36mbad.yaml:3:7\u001B[39m \u001B[1m/port\u001B[22m must be at least 1, is 0\n");
    expect(out).toContain("\u001B[31m^\u001B[39m\n");
  });

  test("compact has a line for each error", async () => {
    const { code, out, err } = await run(...all, "--report", "compact");
    expect({ code, err }).toEqual({ code: 1, err: "" });
    expect(out).toMatchInlineSnapshot(`
      "good.yml: valid
      bad.yaml: invalid
      - /port (line 3, column 7): must be at least 1, is 0
      - /prot (line 4, column 1): is not a known property; found 80
      bad.json: invalid
      - (root) (line 1, column 1): must have property "host"
      bad.ndjson:2: invalid
      - (root) (line 2, column 1): must have property "host"
      "
    `);
    expect((await run("good.yml", "--report", "compact", "--quiet")).out).toBe("");
    expect((await run("bad.yaml", "--report", "compact", "--max-errors", "1")).out).toMatch(
      /is 0\n- and 1 more error\n$/,
    );
  });

  test("json has positions in the data and the schema, if a file holds one value", async () => {
    const { out } = await run("bad.yaml", "bad.ndjson", "--report", "json", "-q");
    const [yaml, line] = out.split("\n", 2).map((each) => JSON.parse(each) as { errors: object[] });
    expect(yaml?.errors[0]).toMatchObject({
      instanceLocation: "/port",
      position: { line: 3, column: 7, endLine: 3, endColumn: 8 },
      keywordPosition: { source: "server.schema.yaml", line: 5, column: 25, endLine: 5, endColumn: 32 },
    });
    expect(line?.errors[0]).toMatchObject({ position: { line: 2, column: 1 } });
    expect((await run("bad.yaml", "bad.ndjson", "--json", "-q")).out).toMatch(/"position"/);
  });

  test("refuses other names", async () => {
    const { code, err } = await run("good.yml", "--report", "xml");
    expect(code).toBe(2);
    expect(err).toMatch(
      /"xml" is no value of --report: choose one of pretty, compact, summary, json, .*, flag, basic, .*, hierarchical/,
    );
  });
});

describe("an object with the same name twice", () => {
  const twice = '{\n  "host": "a",\n  "host": "b"\n}';

  test("gets a warning, and nothing else changes", async () => {
    const cwd = folder({ "s.json": '{"required": ["host"], "required": []}', "d.json": twice });
    const { code, out, err } = await argot(["validate", "s.json", "d.json"], { cwd });
    expect(code).toBe(0);
    expect(out).toMatchInlineSnapshot(`
      "! d.json
        d.json:3:3 warning: the name "host" is here again, first at 2:3
          2 │   "host": "a",
          3 │   "host": "b"
            │   ^^^^^^
          remove all but one; the last one counts
      "
    `);
    expect(err).toMatchInlineSnapshot(`
      "argot: s.json:1:24 the name "required" is here again, first at 1:2: remove all but one; the last one counts
        1 │ {"required": ["host"], "required": []}
          │                        ^^^^^^^^^^
      "
    `);
    const json = JSON.parse((await argot(["validate", "s.json", "d.json", "--json"], { cwd })).out) as object;
    expect(json).toMatchObject({ valid: true, warnings: [{ rule: "duplicate-name", position: { line: 3 } }] });
    // The output formats have no place for it.
    expect((await argot(["validate", "s.json", "d.json", "--report=flag"], { cwd })).err).toContain("d.json:3:3");
  });

  test("is an error in YAML", async () => {
    const cwd = folder({ "s.yaml": "required: [a]\nrequired: [b]\n", "d.json": twice });
    const { code, err } = await argot(["validate", "s.yaml", "d.json"], { cwd });
    expect(code).toBe(2);
    expect(err).toMatch(/^argot: s\.yaml:2:1 is not YAML \(the name "required" is here twice\): correct it\n/);
  });
});

test("a schema in YAML becomes a module", async () => {
  const { code, out } = await argot(["compile", "server.schema.yaml", "-o", "-"], { cwd: folder(files) });
  expect(code).toBe(0);
  expect(out).toContain("export {");
});
