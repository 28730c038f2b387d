// In the files for Node, loaded when it is first called, with the part `reports`.
import type { ValidationIssue } from "@argot/core";
import { isObject } from "@argot/core/json";
import { requireArgument } from "@argot/core/plan";
import type { ClientIssue } from "./to-client.js";
import { flatList } from "./flatten-issues.js";

/**
 * The messages by the JSON Pointer of the value that they are about, as forms need them: `{ "/email": ["is missing"] }`. Messages
 * about the instance itself are under `""`. Issues are flattened first.
 *
 * @param issues - The `errors` of a result, translated by `localise` after `flattenIssues` if at all; or what `toClient` returns.
 */
export function messagesByLocation(
  issues: readonly ValidationIssue[] | readonly ClientIssue[],
): Readonly<Record<string, readonly string[]>> {
  const given: unknown = issues;
  const areIssues = Array.isArray(given) && given.every(isObject);
  requireArgument(areIssues, "messagesByLocation", "an array of issues, such as `result.errors`", issues);
  const flat: readonly ClientIssue[] = areForClients(issues) ? issues : flatList(issues);
  const messages = new Map<string, Set<string>>();
  for (const { instanceLocation, message } of flat) {
    const known = messages.get(instanceLocation);
    if (known) known.add(message);
    else messages.set(instanceLocation, new Set([message]));
  }
  return Object.fromEntries(Array.from(messages, ([location, all]) => [location, [...all]]));
}

const areForClients = (issues: readonly (ValidationIssue | ClientIssue)[]): issues is readonly ClientIssue[] =>
  issues.every((issue) => !Object.hasOwn(issue, "causes"));
