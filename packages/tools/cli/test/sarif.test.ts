import * as fc from "fast-check";
import { createArgot } from "argot";
import { expect, test } from "vitest";
import { argot, folder } from "./run.js";

// The part of the published schema of SARIF 2.1.0 (a draft-04 schema, by OASIS) that says what a log of this report may have: the
// definitions that it reaches, with all their constraints on the members that it writes. Other members are refused.
const object = (properties: object, required: string[] = [], more: object = {}): object => ({
  type: "object",
  properties,
  ...(required.length > 0 && { required }),
  additionalProperties: false,
  ...more,
});
const list = (items: object, uniqueItems: boolean): object => ({ type: "array", minItems: 0, uniqueItems, items });
const ref = (name: string): object => ({ $ref: `#/definitions/${name}` });
const text = { type: "string" };
const uri = { type: "string", format: "uri" };
const line = { type: "integer", minimum: 1 };
const schema = {
  $schema: "http://json-schema.org/draft-04/schema#",
  ...object({ $schema: uri, version: { enum: ["2.1.0"], type: "string" }, runs: list(ref("run"), false) }, [
    "version",
    "runs",
  ]),
  definitions: {
    run: object(
      {
        tool: ref("tool"),
        invocations: list(ref("invocation"), false),
        results: list(ref("result"), false),
        columnKind: { enum: ["utf16CodeUnits", "unicodeCodePoints"], type: "string" },
      },
      ["tool"],
    ),
    tool: object({ driver: ref("toolComponent") }, ["driver"]),
    toolComponent: object(
      { name: text, version: text, informationUri: uri, rules: list(ref("reportingDescriptor"), true) },
      ["name"],
    ),
    reportingDescriptor: object({ id: text, helpUri: uri }, ["id"]),
    invocation: object({ executionSuccessful: { type: "boolean" } }, ["executionSuccessful"]),
    result: object(
      {
        ruleId: text,
        ruleIndex: { type: "integer", minimum: -1 },
        level: { enum: ["none", "note", "warning", "error"], type: "string" },
        message: ref("message"),
        locations: list(ref("location"), false),
        relatedLocations: list(ref("location"), true),
      },
      ["message"],
    ),
    message: object({ text }, [], { anyOf: [{ required: ["text"] }, { required: ["id"] }] }),
    location: object({
      id: { type: "integer", minimum: -1 },
      physicalLocation: ref("physicalLocation"),
      logicalLocations: list(ref("logicalLocation"), true),
      message: ref("message"),
    }),
    physicalLocation: object({ artifactLocation: ref("artifactLocation"), region: ref("region") }, [], {
      anyOf: [{ required: ["address"] }, { required: ["artifactLocation"] }],
    }),
    artifactLocation: object({ uri: { type: "string", format: "uri-reference" } }),
    region: object({ startLine: line, startColumn: line, endLine: line, endColumn: line }),
    logicalLocation: object({ fullyQualifiedName: text, kind: text }),
  },
};
const isLog = createArgot({ formats: "assert" }).compile(schema);

test("SARIF is valid against its schema, whatever the data and the names of files", async () => {
  const name = fc
    .string({ unit: "grapheme", minLength: 1, maxLength: 8 })
    .filter((each) => !/[/\\\0.*?{}[\]!()+@-]/.test(each));
  await fc.assert(
    fc.asyncProperty(name, fc.jsonValue(), fc.boolean(), async (file, value, torn) => {
      const rules = { type: "array", items: { anyOf: [{ type: "string", maxLength: 1 }, { required: ["a"] }] } };
      const cwd = folder({
        "s.json": rules,
        [`x${file}.json`]: torn ? "{" : JSON.stringify(value),
        "d.ndjson": '[1]\n[\n{"a":1,"a":2}',
      });
      const { out } = await argot(["validate", "s.json", `x${file}.json`, "d.ndjson", "--report", "sarif"], { cwd });
      expect(isLog.validate(JSON.parse(out)).errors).toEqual([]);
      expect(out).toContain('"ruleId":"unreadable"');
    }),
    { numRuns: 8 },
  );
});
