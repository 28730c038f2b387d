import { hasProperty } from "@argot/core/internal";
import { isObject } from "@argot/core/json";
import type { Application, ConstraintOf, Failure } from "@argot/core/plan";
import type { RuleMessages } from "../../messages/rule-messages.js";
import type { EngineMessage } from "../engine-messages.js";
import type { SchemaSummary } from "../../messages/schema-summary.js";

/** Says which alternatives match a value, if more match than may; of `not`, what the value must not be. */
export function tooManyMatches(
  ruleMessages: RuleMessages,
  { applications, range }: ConstraintOf<"some">,
  { failedApplications }: Failure,
  value: unknown,
): EngineMessage | undefined {
  // Most often nothing but one schema must not match.
  if (range.max === 0 && applications.length === 1)
    return forbiddenMatch(ruleMessages, applications[0] as Application, value);
  const { pointers } = ruleMessages;
  const failed = new Set(failedApplications.map(({ application }) => pointers.of(application)));
  const positions = [...applications.keys()].filter((i) => !failed.has(pointers.of(applications[i] as Application)));
  const matched = positions.map((i) => applications[i] as Application);
  const [first] = matched;
  if (range.max === 0) return first && forbiddenMatch(ruleMessages, first, value);
  // Alternatives that require properties match every value that is not an object.
  const present = range.max === 1 && isObject(value) ? presentNames(ruleMessages, matched, value) : undefined;
  if (present) return { id: "argot:message/one-property", data: { present } };
  return {
    id: range.min === 1 && range.max === 1 ? "argot:message/more-than-one" : "argot:message/too-many",
    data: {
      max: range.max,
      matched: matched.map((application) => pointers.of(application)),
      // People count from one.
      positions: positions.map((i) => i + 1),
    },
  };
}

/** Says what a value must not be, if it matches a schema that it must not match; `undefined` if that schema has no summary. */
export function forbiddenMatch(
  ruleMessages: RuleMessages,
  { target, dynamic }: Application,
  value: unknown,
): EngineMessage | undefined {
  const summary = dynamic === undefined ? ruleMessages.summaryOf(target, value) : undefined;
  // Values of other types match because the schema says nothing about them.
  if ((summary?.of === "has" || summary?.of === "member") && !isObject(value)) return undefined;
  if (summary?.of === "match" && typeof value !== "string") return undefined;
  switch (summary?.of) {
    case undefined:
      return undefined;
    case "types":
      return { id: "argot:message/not-type", data: { expected: summary.expected, actual: value } };
    case "values":
      return {
        id: summary.value.length === 1 ? "argot:message/not-value" : "argot:message/not-values",
        data: { value: summary.value, actual: value },
      };
    case "match":
      return { id: "argot:message/not-pattern", data: { pattern: summary.pattern, actual: value } };
    case "has":
      return {
        id: summary.names.length === 1 ? "argot:message/not-property" : "argot:message/not-properties",
        data: { present: summary.names },
      };
    case "member": {
      const { property, value: constants } = summary;
      const actual = (value as Readonly<Record<string, unknown>>)[property];
      // Without the property, the value matches for that reason.
      if (actual === undefined) return undefined;
      return { id: "argot:message/not-member", data: { property, value: constants, actual } };
    }
  }
}

/** The name that each of some alternatives requires; `undefined` if two require the same, or if one does with another name as well. */
function presentNames(
  ruleMessages: RuleMessages,
  matched: readonly Application[],
  value: Readonly<Record<string, unknown>>,
): readonly string[] | undefined {
  const names = new Set<string>();
  for (const { target } of matched) {
    const name = requiredName(ruleMessages.summaryOf(target, value));
    if (name === undefined || names.has(name)) return undefined;
    const { [name]: _, ...others } = value;
    const other = requiredName(ruleMessages.summaryOf(target, others));
    if (other !== undefined && hasProperty(others, other)) return undefined;
    names.add(name);
  }
  return [...names];
}

const requiredName = (summary: SchemaSummary | undefined): string | undefined =>
  summary?.of === "has" && summary.names.length === 1 ? summary.names.at(0) : undefined;
