// Regular expressions on the command line: safe by default.
import { existsSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { argot, folder } from "./run.js";

const slow = "^(a+)+$";
const attack = `${"a".repeat(40)}!`;

describe("argot validate", () => {
  test.each([
    ["pattern", { pattern: slow }, JSON.stringify(attack)],
    ["patternProperties", { patternProperties: { [slow]: true }, additionalProperties: false }, { [attack]: 1 }],
    ["propertyNames", { propertyNames: { pattern: slow } }, { [attack]: 1 }],
  ])("does not use the JavaScript engine for %s by default", async (_name, schema, value) => {
    const cwd = folder({ "s.json": schema, "v.json": value });
    // With the JavaScript engine, this test would not end for hours.
    expect((await argot(["validate", "s.json", "v.json", "--report", "flag"], { cwd })).code).toBe(1);
  });

  test.each([
    ["safe", "^(?=a)b*$", 1],
    ["linear", "^(?=a)b*$", 2],
    ["javascript", "^(?=a)b*$", 1],
    ["safe", "(a+)\\1$", 2],
    ["javascript", "(a+)\\1$", 1],
  ])("--regex %s for %s", async (engine, pattern, expected) => {
    const cwd = folder({ "s.json": { pattern }, "v.json": '"x"' });
    const { code, err } = await argot(["validate", "s.json", "v.json", "--regex", engine, "-q"], { cwd });
    expect(code).toBe(expected);
    expect(err.includes("s.json:1:12")).toBe(expected === 2);
    expect(err.includes("or choose another engine with --regex")).toBe(expected === 2);
  });

  test("an unknown engine is refused", async () => {
    const { code, err } = await argot(["validate", "s.json", "v.json", "--regex", "re2"]);
    expect(code).toBe(2);
    expect(err).toBe('argot: "re2" is no value of --regex: choose one of safe, linear, javascript\n');
  });

  test("the configuration names the engine, and the command line overrides it", async () => {
    const cwd = folder({
      "argot.config.json": { regex: "javascript" },
      "s.json": { pattern: "(a+)\\1$" },
      "v.json": '"aa"',
    });
    expect((await argot(["validate", "s.json", "v.json"], { cwd })).code).toBe(0);
    expect((await argot(["validate", "s.json", "v.json", "--regex", "safe"], { cwd })).code).toBe(2);
  });

  test("a limit of the configuration is reported", async () => {
    const cwd = folder({
      "argot.config.json": { limits: { depth: 1 } },
      "s.json": { properties: { a: { properties: { b: {} } } } },
      "v.json": { a: { b: {} } },
    });
    const { code, err } = await argot(["validate", "s.json", "v.json"], { cwd });
    expect(code).toBe(2);
    expect(err).toContain("v.json cannot be evaluated (the limit of 1 levels");
    const small = folder({
      "argot.config.json": { limits: { schemaSize: 1 } },
      "s.json": { type: "null" },
      "v.json": "1",
    });
    const { code: smallCode, err: smallErr } = await argot(["validate", "s.json", "v.json"], { cwd: small });
    expect(smallCode).toBe(2);
    expect(smallErr).toContain("raise `limits.schemaSize`");
  });
});

describe("argot compile", () => {
  test("writes no module with a slow pattern, except by choice", async () => {
    const cwd = folder({ "s.json": { patternProperties: { [slow]: true }, additionalProperties: false } });
    const { code, err } = await argot(["compile", "s.json", "-o", "m.js"], { cwd });
    expect(code).toBe(2);
    expect(err).toContain('s.json:1:23 "^(a+)+$" may take more than linear time in JavaScript');
    expect(err).toContain("--regex javascript");
    expect(existsSync(path.join(cwd, "m.js"))).toBe(false);
    expect((await argot(["compile", "s.json", "-o", "m.js", "--regex", "javascript"], { cwd })).code).toBe(0);
  });

  test("writes modules with patterns that are proven to be linear as before", async () => {
    const cwd = folder({ "s.json": { patternProperties: { "^[a-z]+(-[a-z]+)*$": { pattern: "^(?=.*a).{3,}$" } } } });
    const safe = await argot(["compile", "s.json", "-o", "-"], { cwd });
    const unsafe = await argot(["compile", "s.json", "-o", "-", "--regex", "javascript"], { cwd });
    expect(safe).toMatchObject({ code: 0, err: "" });
    expect(safe.out).toBe(unsafe.out);
  });
});
