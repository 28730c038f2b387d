// What the error of a choice says is so. Random choices within choices, of schemas that require properties: a list of properties, of
// which one is said to be enough, has all that are, and each of them is enough.
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { createArgot, type ValidationIssue, type Validator } from "../src/index.js";

const names = ["p", "q", "r", "s", "t"] as const;

const required = fc.record({ required: fc.subarray([...names], { minLength: 1, maxLength: 2 }) });

// Within the outer choice, one more property never makes a valid value invalid. What must match exactly one alternative can be
// mended by a property that makes another alternative invalid, which the failures of a value do not show.
const { schema } = fc.letrec<{ schema: object }>((tie) => ({
  schema: fc.oneof(
    { maxDepth: 3, depthSize: "medium" },
    required,
    fc.record({ anyOf: fc.array(tie("schema"), { minLength: 1, maxLength: 3 }) }),
    fc.record({ allOf: fc.array(tie("schema"), { minLength: 1, maxLength: 2 }) }),
  ),
}));

const value = fc.subarray([...names]).map((present) => Object.fromEntries(present.map((name) => [name, 1])));

/** Every object that has some of the properties. */
const everyObject = Array.from({ length: 2 ** names.length }, (_, bits) =>
  Object.fromEntries(names.filter((_name, i) => (bits >> i) & 1).map((name) => [name, 1])),
);

/** The innermost issue, if it is the only thing that is wrong. */
function onlyIssue(issues: readonly ValidationIssue[]): ValidationIssue | undefined {
  const [issue, ...others] = issues;
  if (!issue || others.length > 0) return undefined;
  return issue.causes.length === 0 ? issue : onlyIssue(issue.causes);
}

/** All issues, with their causes. */
const everyIssue = (issues: readonly ValidationIssue[]): readonly ValidationIssue[] =>
  issues.flatMap((issue) => [issue, ...everyIssue(issue.causes)]);

/** The properties that a message names, and those that it should name. */
function claims(
  validator: Validator,
  object: object,
  { messageId, data }: ValidationIssue,
): readonly [unknown, unknown] {
  const missing = data["missing"] as readonly string[];
  const present = data["present"] as readonly string[];
  switch (messageId) {
    // Each of them is enough, and nothing else is.
    case "argot:message/missing-one": {
      const enough = names.filter((name) => !Object.hasOwn(object, name) && validator({ ...object, [name]: 1 }));
      return [[...missing].sort(), enough];
    }
    // No valid value has all of them.
    case "argot:message/one-property": {
      const having = everyObject.filter((each) => present.every((name) => Object.hasOwn(each, name)));
      return [
        [new Set(present).size, having.filter((each) => validator(each))],
        [present.length, []],
      ];
    }
    default:
      return [undefined, undefined];
  }
}

test("what is said to be enough is enough, and nothing else is", () => {
  const argot = createArgot({ tier: "loop" });
  const counts = new Map<string, number>();
  fc.assert(
    fc.property(
      fc.array(schema, { minLength: 1, maxLength: 3 }),
      value,
      fc.constantFrom("anyOf", "oneOf"),
      (of, object, keyword) => {
        const validator = argot.compile({ [keyword]: of });
        const { errors } = validator.validate(object);
        const issue = onlyIssue(errors);
        const [said, isSo] = issue ? claims(validator, object, issue) : [];
        expect(said).toEqual(isSo);
        if (issue) counts.set(issue.messageId, (counts.get(issue.messageId) ?? 0) + 1);
        for (const { message } of everyIssue(errors)) expect(message).not.toMatch(/^(.*), or \1$/);
      },
    ),
    { numRuns: 750 },
  );
  expect(counts.get("argot:message/missing-one")).toBeGreaterThan(20);
  expect(counts.get("argot:message/one-property")).toBeGreaterThan(0);
});
