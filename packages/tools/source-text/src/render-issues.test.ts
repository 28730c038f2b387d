import { describe, expect, test } from "vitest";
import { issue, validate, tags } from "../test/argot.js";
import { compactIssues } from "./compact-issues.js";
import { renderIssues } from "./render-issues.js";

const schema = {
  name: "server.schema.yaml",
  text: `type: object
required: [host]
properties:
  host: {type: string}
  port: {type: integer, minimum: 1}
  log:
    anyOf:
      - {enum: [none, all]}
      - {type: array, items: {type: string}}
additionalProperties: false
`,
};
const data = { name: "server.yaml", text: "# a server\nport: 0\nlog:\n  - x\n  - 1\nprot: 80\n" };

describe("renderIssues", () => {
  test("shows position, message, code and keyword", () => {
    const { errors, ...texts } = validate(data, schema);
    expect(renderIssues(errors, texts)).toMatchInlineSnapshot(`
      "  server.yaml:2:1 (root) must have property "host"
          1 │ # a server
          2 │ port: 0
            │ ^
          by server.schema.yaml:2:1 /required

        server.yaml:2:7 /port must be at least 1, is 0
          1 │ # a server
          2 │ port: 0
            │       ^
          by server.schema.yaml:5:25 /properties/port/minimum

        server.yaml:3:1 /log /1: must be string, is integer (must match at least one of the alternatives, matches none)
          2 │ port: 0
          3 │ log:
            │ ^^^
          by server.schema.yaml:7:5 /properties/log/anyOf
          5:5 /log/1 must be string, is integer
            by server.schema.yaml:9:31 /properties/log/anyOf/1/items/type

        server.yaml:6:1 /prot is not a known property
          5 │   - 1
          6 │ prot: 80
            │ ^^^^
          by server.schema.yaml:10:1 /additionalProperties
      "
    `);
  });

  test("of JSON, with styles", () => {
    const json = { name: "server.json", text: '{ "port": 0,\n  "host": 1 }' };
    const { errors, ...texts } = validate(json, schema);
    expect(renderIssues(errors, { ...texts, paint: tags })).toMatchInlineSnapshot(`
      "  <cyan>server.json:1:11</cyan> <bold>/port</bold> must be at least 1, is 0
          <dim>1 │</dim> { "port": 0,
          <dim>  │</dim>           <red>^</red>
          <dim>by server.schema.yaml:5:25 /properties/port/minimum</dim>

        <cyan>server.json:2:11</cyan> <bold>/host</bold> must be string, is integer
          <dim>1 │</dim> { "port": 0,
          <dim>2 │</dim>   "host": 1 }
          <dim>  │</dim>           <red>^</red>
          <dim>by server.schema.yaml:4:10 /properties/host/type</dim>
      "
    `);
  });

  test("without texts: what, by which rule", () => {
    const issues = [
      issue("", "is bad", issue("/a", "is worse", issue("/a/0", "is worst")), issue("/b", "is odd")),
      issue("/c", "is late"),
    ];
    expect(renderIssues(issues, { showUri: (uri) => uri.replace("https://example.com/", "") })).toMatchInlineSnapshot(`
      "  (root) is bad
          by s#/k
          /a is worse
            by s#/k
            /a/0 is worst
              by s#/k
          /b is odd
            by s#/k
        /c is late
          by s#/k
      "
    `);
  });

  test("what is more than the limit is counted, causes included", () => {
    const issues = [issue("/a", "1", issue("/a", "2"), issue("/a", "3")), issue("/b", "4")];
    const most = (maxIssues: number) => renderIssues(issues, { maxIssues });
    expect(most(2)).toMatch(/\/a 1\n.*\n.*\/a 2\n.*\n {2}… and 2 more errors\n$/);
    expect(most(3)).toMatch(/… and 1 more error\n$/);
    expect(most(4)).not.toContain("more");
    expect(most(0)).toBe("  … and 4 more errors\n");
  });

  test("escapes control characters in names", () => {
    expect(renderIssues([issue("/a\u001B[2J\n\u009Bb", "has \u0007")])).toContain(
      "/a\\u001b[2J\\u000a\\u009bb has \\u0007\n",
    );
  });

  test("causes of any depth", () => {
    let deep = issue("/deep", "is deep");
    for (let i = 0; i < 20_000; i++) deep = issue("", "fails", deep);
    expect(renderIssues([deep], { maxIssues: 3 })).toMatch(/… and 19998 more errors\n$/);
    expect(compactIssues([deep], { maxIssues: 3 })).toMatch(/- and 19998 more\n$/);
  });
});

describe("compactIssues", () => {
  test("prints one line each: location, what was expected, what was found", () => {
    const { errors, data: source } = validate(data, schema);
    expect(compactIssues(errors, { data: source })).toMatchInlineSnapshot(`
      "- (root) (line 2, column 1): must have property "host"
      - /port (line 2, column 7): must be at least 1, is 0
      - /log (line 3, column 1): /1: must be string, is integer (must match at least one of the alternatives, matches none)
        - /log/1 (line 5, column 5): must be string, is integer; found 1
      - /prot (line 6, column 1): is not a known property; found 80
      "
    `);
  });

  test("works without the text", () => {
    const { errors } = validate(data, schema);
    expect(compactIssues(errors, { maxIssues: 2 })).toMatchInlineSnapshot(`
      "- (root): must have property "host"
      - /port: must be at least 1, is 0
      - and 3 more
      "
    `);
  });

  test("shows the value that was found in one short line, if it has no parts", () => {
    const text = `["${"x".repeat(100)}",\n  { "a": 1 }, "\\n\\u0085" ]`;
    const { errors, data: source } = validate({ name: "d.json", text }, { name: "s.json", text: '{"items": false}' });
    expect(compactIssues(errors, { data: source })).toMatchInlineSnapshot(`
      "- /0 (line 1, column 2): is too many: at most 0 items are allowed; found "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…
      - /1 (line 2, column 3): is too many: at most 0 items are allowed
      - /2 (line 2, column 15): is too many: at most 0 items are allowed; found "\\n\\u0085"
      "
    `);
  });
});
