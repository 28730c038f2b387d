// One mistake gives one leading error, which says what to change. The tables beside this file are read by people: after a
// change, `npx vitest run -u mistakes` writes them anew, and each line that differs is to be read aloud.
import { describe, expect, test } from "vitest";
import { createArgot, leadingIssue, type Validator } from "../../src/index.js";
import { bodies } from "./bodies.js";
import { configurations, configurationsMissing } from "./configurations.js";
import { changed, type Subject } from "./subject.js";

const tables = { bodies, configurations };

function told(validator: Validator, what: string, value: unknown): string {
  const issue = leadingIssue(validator.validate(value).errors);
  expect(issue, what).toBeDefined();
  return `${what}\n    ${issue?.instanceLocation || "the value"} ${issue?.message}\n    by ${issue?.keywordLocation}\n`;
}

function section([name, { schema, options, right, mistakes }]: [string, Subject]): string {
  const validator = createArgot(options).compile(schema);
  expect(validator.validate(right).errors, `the right value of ${name}`).toEqual([]);
  const lines = Object.entries(mistakes).map(([what, change]) => told(validator, what, changed(right, change)));
  return [`# ${name}\n`, ...lines].join("\n");
}

describe.each(Object.entries(tables))("%s", (name, subjects) => {
  test("each mistake leads with what to change", async ({ skip }) => {
    if (name === "configurations" && configurationsMissing !== undefined) {
      expect(process.env["CI"], configurationsMissing).toBeUndefined();
      skip(configurationsMissing);
    }
    await expect(Object.entries(subjects).map(section).join("\n")).toMatchFileSnapshot(`${name}.txt`);
  });
});
