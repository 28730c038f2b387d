import { explanations } from "@argot/messages/explanations";
import { docsUrl } from "argot";
import { describe, expect, test } from "vitest";
import { argot } from "./run.js";

test("what is explained has its meaning, what to do, an example and the page", async () => {
  expect(await argot(["--explain", "minLength"])).toEqual({
    code: 0,
    out: `minLength: message about a value

  The string has fewer characters than "minLength" allows.

  Usual cause
    A required string is left empty or is incomplete.

  What to do
    Give the string the size that is allowed, or change "minLength" if its limit
    is too strict.

  Example
    schema   { "minLength": 2 }
    value    "a"
    says     (root): must have at least 2 characters, has 1
    correct  "ab"

  https://argot-schema.github.io/argot/errors/minLength
`,
    err: "",
  });
});

test("every code, every message id and the page of each is explained", async () => {
  for (const { code, id, meaning } of explanations) {
    // oxlint-disable-next-line no-await-in-loop -- one run after the other
    const [byCode, byId] = [await argot(["--explain", code]), await argot(["--explain", id])];
    expect(byCode.code, code).toBe(0);
    expect(byCode.out.replaceAll(/\s+/g, " "), code).toContain(meaning);
    expect(byCode.out, code).toContain(`\n  ${docsUrl(id)}\n`);
    expect(byId.out, id).toBe(byCode.out);
  }
});

test("case does not count where there is one code", async () => {
  expect((await argot(["--explain", "CONTAINS#ATLEAST"])).out).toMatch(/^contains#atLeast: /);
});

test("a message with many variants is a list of them", async () => {
  const { code, out } = await argot(["--explain", "contains"]);
  expect(code).toBe(0);
  expect(out).toMatch(/^contains stands for 5 messages.*\n {2}contains#one {6}No item/);
});

test("an exception and a rule with one code are both explained, in a command too", async () => {
  const { out } = await argot(["check", "--explain", "unknown-keyword"]);
  expect(out).toContain("unknown-keyword: error of a schema (SchemaError)");
  expect(out).toContain("unknown-keyword: rule of argot check");
});

describe("what is mistyped", () => {
  test.each([
    ["minLenght", "did you mean minLength?"],
    ["unresolved-refrence", "did you mean unresolved-reference?"],
    ["date-tiem", "did you mean date-time?"],
    ["nothing-like-it", "codes are in the reports of --report json, and on the site"],
    ["", "codes are in the reports of --report json, and on the site"],
  ])("%j", async (mistyped, advice) => {
    const { code, out, err } = await argot(["--explain", mistyped]);
    expect({ code, out, err }).toEqual({
      code: 2,
      out: "",
      err: `argot: there is no message, error or rule ${JSON.stringify(mistyped)}: ${advice}\n`,
    });
  });
});
