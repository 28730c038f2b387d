// The primary error of one mistake says what to change. The tables beside this file are for people: `pnpm vitest run -u mistakes`
// writes them; read each line that differs aloud.
import { describe, expect, test } from "vitest";
import { languages } from "../../../tools/messages/test/translation/languages.js";
import {
  createArgot,
  primaryIssue,
  localise,
  type Messages,
  type ValidationIssue,
  type Validator,
} from "../../src/index.js";
import { alternatives } from "./alternatives.js";
import { bodies } from "./bodies.js";
import { describeWithCorpora } from "../test-data.js";
import { configurationsIn } from "./configurations.js";
import { changed, type Subject } from "./subject.js";

function lineOf(validator: Validator, what: string, value: unknown): string {
  const { errors } = validator.validate(value);
  const issue = primaryIssue(errors);
  expect(issue, what).toBeDefined();
  expect(
    everyIssue(errors).filter(({ keywordLocation }) => /\/if(?:\/|$)/.test(keywordLocation)),
    `${what}: a condition that fails is no error`,
  ).toEqual([]);
  return `${what}\n    ${issue?.instanceLocation || "the value"} ${issue?.message}\n    by ${issue?.keywordLocation}\n`;
}

/** English words that no other language has. Quoted texts, examples and locations are data. */
const english = /\b(?:must|have|has|is|be|of|the|or|not|lacks|such as|allowed|did you|typo|with|contains?|matches)\b/;

function leftovers(errors: readonly ValidationIssue[]): string[] {
  return Object.values(languages)
    .flatMap((language) => everyIssue(localise(errors, language)))
    .map(({ message }) => message.replaceAll(/"(?:[^"\\]|\\.)*"?/g, '""').replace(/^\/\S*:/, ""))
    .filter((message) => english.test(message));
}

function everyIssue(issues: readonly ValidationIssue[]): readonly ValidationIssue[] {
  return issues.flatMap((issue) => [
    issue,
    ...everyIssue(issue.causes),
    ...everyIssue(issue.alternatives?.flat() ?? []),
  ]);
}

function section([name, { schema, options, right, mistakes }]: [string, Subject]): string {
  const validator = createArgot(options).compile(schema);
  expect(validator.validate(right).errors, `the right value of ${name}`).toEqual([]);
  const lines = Object.entries(mistakes).map(([what, change]) => lineOf(validator, what, changed(right, change)));
  return [`# ${name}\n`, ...lines].join("\n");
}

/** The primary error of each mistake in a language, below the English one. */
function translated([name, { schema, options, right, mistakes }]: [string, Subject], language: Messages): string {
  const validator = createArgot(options).compile(schema);
  const lines = Object.values(mistakes).map((change) => {
    const { errors } = validator.validate(changed(right, change));
    const messages = [errors, localise(errors, language)].map((each) => primaryIssue(each)?.message);
    return `${messages.join("\n    ")}\n`;
  });
  return [`# ${name}\n`, ...lines].join("\n");
}

describe.each(Object.entries(languages))("the errors in %s", (tag, language) => {
  // For people who speak the language: what differs from English, and whether it reads well.
  test("are in a table", async () => {
    const subjects = Object.entries({ ...bodies, ...alternatives });
    const text = subjects.map((each) => translated(each, language)).join("\n");
    await expect(text).toMatchFileSnapshot(`languages/${tag}.txt`);
  });
});

const countIn = (subjects: Readonly<Record<string, Subject>>): number =>
  Object.values(subjects).reduce((sum, { mistakes }) => sum + Object.keys(mistakes).length, 0);

test("the tables have at least 90 mistakes, and 180 in values of one of several kinds", () => {
  expect(countIn(bodies)).toBeGreaterThanOrEqual(90);
  expect(countIn(alternatives)).toBeGreaterThanOrEqual(180);
});

describe("bodies", () => {
  tableTests("bodies", bodies);
});
describe("alternatives", () => {
  tableTests("alternatives", alternatives);
});
describeWithCorpora("configurations", (corpora) => tableTests("configurations", configurationsIn(corpora)));

function tableTests(table: string, subjects: Readonly<Record<string, Subject>>): void {
  test("no English is left in other languages", () => {
    for (const { schema, options, right, mistakes } of Object.values(subjects)) {
      const validator = createArgot(options).compile(schema);
      for (const [what, change] of Object.entries(mistakes)) {
        const { errors } = validator.validate(changed(right, change));
        expect(errors, what).not.toEqual([]);
        expect(leftovers(errors), what).toEqual([]);
      }
    }
  });

  test("the primary error of each mistake says what to change", async () => {
    await expect(Object.entries(subjects).map(section).join("\n")).toMatchFileSnapshot(`${table}.txt`);
  });
}
