import type { ValidationIssue } from "@argot/core";

/**
 * Issues without those that a rule has at one location a second time. References can lead to a schema on many paths; the first
 * one is enough. All tiers find the same issues then, however many paths they follow.
 */
export function withoutRepeats(issues: readonly ValidationIssue[]): readonly ValidationIssue[] {
  if (!severalPaths(issues)) return issues;
  const known = new Set<string>();
  return issues.filter(({ absoluteKeywordLocation, instanceLocation, message }) => {
    const key = `${absoluteKeywordLocation}\n${instanceLocation}\n${message}`;
    const isNew = !known.has(key);
    known.add(key);
    return isNew;
  });
}

/** Whether some rule was reached on several paths. Most issues are of one path for each rule, and need no longer look. */
function severalPaths(issues: readonly ValidationIssue[]): boolean {
  if (issues.length < 2) return false;
  const paths = new Map<string, string>();
  for (const { absoluteKeywordLocation, keywordLocation } of issues) {
    const path = paths.get(absoluteKeywordLocation);
    if (path === undefined) paths.set(absoluteKeywordLocation, keywordLocation);
    else if (path !== keywordLocation) return true;
  }
  return false;
}
