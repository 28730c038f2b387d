import { didYouMean } from "@argot/core/json";
import type { Parameter } from "../parameters/parameter.js";
import { namesInQuery, pairsOfParameter } from "../parameters/query.js";
import type { Pair } from "../parameters/read-value.js";
import { type MessageIssue, messageIssue } from "./issue.js";

/** Maximum number of names that are reported, since a query may have any number of them. */
const maxUnknown = 20;

/**
 * The issues of names in a query that belong to no parameter.
 *
 * @param others - Further names that are known.
 */
export function unknownQueryIssues(
  parameters: readonly Parameter[],
  pairs: readonly Pair[],
  others: readonly string[],
): readonly MessageIssue[] {
  if (pairs.length === 0 || parameters.some((each) => each.in === "querystring")) return [];
  const described = parameters.filter((each) => each.in === "query");
  const taken = new Set(others);
  for (const { content, schema, ...parameter } of described) {
    if (content || !schema) taken.add(parameter.name);
    else for (const [name] of pairsOfParameter(pairs, parameter, schema.shape, parameter.listed)) taken.add(name);
  }
  const unknown = new Set(pairs.map(([name]) => name).filter((name) => !taken.has(name)));
  if (unknown.size === 0) return [];
  const names = described.flatMap(({ content, schema, ...parameter }) =>
    content || !schema ? [parameter.name] : namesInQuery(parameter, schema.shape),
  );
  const known = new Set([...names, ...others]);
  return Array.from(unknown)
    .slice(0, maxUnknown)
    .map((name) => messageIssue({ in: "query", name }, `is not described${hintFor(name, known)}`));
}

function hintFor(name: string, known: ReadonlySet<string>): string {
  const [base] = name.split("[", 1) as [string];
  return base !== name && known.has(base) ? `; did you mean "${base}"?` : (didYouMean(base, known) ?? "");
}
