import { ruleCases } from "../../../test/lint/rule-cases.js";
import { invalidPattern } from "./invalid-pattern.js";

ruleCases(invalidPattern, {
  finds: [
    [
      { pattern: "(", patternProperties: { "[": {} } },
      ["/pattern", expectSyntax("(", "Unterminated group")],
      ["/patternProperties/[", expectSyntax("[", "Unterminated character class")],
    ],
  ],
  accepts: [{ pattern: "^a" }, { pattern: "\\-" }, { const: { pattern: "(" } }],
});

function expectSyntax(source: string, reason: string): string {
  return `Invalid regular expression: /${source}/: ${reason}`;
}
