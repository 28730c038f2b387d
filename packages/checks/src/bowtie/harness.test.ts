import { describe, expect, test } from "vitest";
import { createHarness, type Harness } from "./harness.js";

const environment = { version: "1.0.0", language_version: "24", os: "linux", os_version: "6" };

const say = (harness: Harness, request: object): unknown => JSON.parse(harness(JSON.stringify(request)) ?? "null");

/** A harness in 2020-12. */
function started(dialect = "https://json-schema.org/draft/2020-12/schema"): Harness {
  const harness = createHarness(environment);
  say(harness, { cmd: "start", version: 1 });
  say(harness, { cmd: "dialect", dialect });
  return harness;
}
const caseOf = (schema: unknown, instances: readonly unknown[], more: object = {}): object => ({
  description: "a case",
  schema,
  tests: instances.map((instance) => ({ description: "a test", instance })),
  ...more,
});

describe("start", () => {
  test("says what the implementation is", () => {
    expect(say(createHarness(environment), { cmd: "start", version: 1 })).toMatchObject({
      ready: true,
      version: 1,
      implementation: {
        name: "argot",
        language: "typescript",
        dialects: expect.arrayContaining([
          "https://json-schema.org/draft/2020-12/schema",
          "https://json-schema.org/draft/2019-09/schema",
          "http://json-schema.org/draft-07/schema#",
          "http://json-schema.org/draft-06/schema#",
          "http://json-schema.org/draft-04/schema#",
          "http://json-schema.org/draft-03/schema#",
        ]),
        ...environment,
      },
    });
  });
  test("comes first, in the version of the harness", () => {
    expect(() => say(createHarness(environment), { cmd: "dialect", dialect: "a" })).toThrow(/before "start"/);
    expect(() => say(createHarness(environment), { cmd: "start", version: 2 })).toThrow(/version 1 .* not 2/);
    expect(() => say(started(), { cmd: "walk" })).toThrow(/\{"cmd":"walk"\} is not a request/);
  });
});

test("a dialect is taken if it is known", () => {
  const harness = started();
  expect(say(harness, { cmd: "dialect", dialect: "http://json-schema.org/draft-07/schema#" })).toEqual({ ok: true });
  expect(say(harness, { cmd: "dialect", dialect: "https://example.com/dialect" })).toEqual({ ok: false });
});

describe("run", () => {
  test("has a verdict for each test", () => {
    const response = say(started(), { cmd: "run", seq: 7, case: caseOf({ type: "integer" }, [1, "a", 1.5]) });
    expect(response).toEqual({ seq: 7, results: [{ valid: true }, { valid: false }, { valid: false }] });
  });
  test("reads schemas without $schema in the dialect that was said last", () => {
    const request = { cmd: "run", seq: "a", case: caseOf({ items: [{ type: "integer" }] }, [["a"]]) };
    expect(say(started("http://json-schema.org/draft-07/schema#"), request)).toEqual({
      seq: "a",
      results: [{ valid: false }],
    });
    // It is no schema in 2020-12.
    expect(say(started(), request)).toEqual({
      seq: "a",
      errored: true,
      context: { message: expect.stringContaining("#/items"), traceback: expect.any(String) },
    });
  });
  test("keeps the registry to the case", () => {
    const harness = started();
    const request = (seq: number, registry: object): object => ({
      cmd: "run",
      seq,
      case: caseOf({ $ref: "https://example.com/a" }, [1], { registry }),
    });
    expect(say(harness, request(1, { "https://example.com/a": true }))).toEqual({ seq: 1, results: [{ valid: true }] });
    expect(say(harness, request(2, { "https://example.com/a": false }))).toEqual({
      seq: 2,
      results: [{ valid: false }],
    });
    expect(say(harness, request(3, {}))).toMatchObject({ seq: 3, errored: true });
  });
  test("has annotations with the location of their keyword", () => {
    const schema = {
      properties: { a: { $ref: "#/$defs/a" } },
      $defs: { a: { $id: "https://example.com/a", title: "A" } },
    };
    const request = { cmd: "run", seq: 1, output: "annotations", case: caseOf(schema, [{ a: 1 }]) };
    expect(say(started(), { ...request, case: caseOf({ ...schema, title: "T" }, [{ a: 1 }]) })).toMatchObject({
      results: [
        {
          valid: true,
          annotations: expect.arrayContaining([
            { keyword: "title", instanceLocation: "", keywordLocation: "#/title", annotation: "T" },
          ]),
        },
      ],
    });
    const named = { $ref: "https://example.com/a" };
    const registry = { "https://example.com/a": { title: "A" } };
    expect(say(started(), { ...request, case: caseOf(named, [1], { registry }) })).toEqual({
      seq: 1,
      results: [
        {
          valid: true,
          annotations: [
            {
              keyword: "title",
              instanceLocation: "",
              keywordLocation: "https://example.com/a#/title",
              annotation: "A",
            },
          ],
        },
      ],
    });
  });
  test("keeps numbers exact", () => {
    const harness = started();
    const line =
      '{"cmd":"run","seq":12345678901234567890,"case":{"description":"","schema":{"const":9007199254740993},';
    expect(harness(`${line}"tests":[{"description":"","instance":9007199254740992}]}}`)).toBe(
      '{"seq":12345678901234567890,"results":[{"valid":false}]}',
    );
  });
});

test("stop ends the program", () => {
  expect(started()('{"cmd":"stop"}')).toBeUndefined();
});
