// What is not valid against the published schema of documents.
import { tokensOf } from "@argot/core/json";
import { isObject } from "@argot/core/keyword";
import { LimitError, primaryIssue, type ValidationIssue } from "argot";
import { DocumentError } from "./document-error.js";
import { valueAt } from "./document-set.js";
import type { OpenedDocument } from "./opened-document.js";
import { positioned } from "./positioned.js";
import { forAuthors, messageForAuthor } from "./published-messages.js";

/** Everything that is not valid against the published schema of the version, schemas included. What is to be fixed first comes first. */
export function* checkPublished(opened: OpenedDocument): Iterable<DocumentError> {
  const { documents, argot } = opened;
  const { entry } = documents;
  try {
    positioned(argot, documents, () => argot.compile(entry.base));
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error;
    const issues = error.code === "invalid-schema" ? issuesOf(opened) : [];
    // A schema with a dialect of its own is checked by the meta-schema of that one.
    if (issues.length === 0) yield error;
    for (const issue of issues) {
      const at = { document: entry, path: tokensOf(issue.instanceLocation) ?? [] };
      yield documents.error("invalid-schema", at, messageForAuthor(issue), { cause: issue });
    }
  }
}

function issuesOf({ documents, argot, documentDialect }: OpenedDocument): readonly ValidationIssue[] {
  const { value } = documents.entry;
  try {
    const issues = forAuthors(argot.compile(documentDialect.uri).validate(value).errors);
    const first = primaryIssue(issues);
    const found = new Map<string, ValidationIssue>();
    for (const issue of [...(first ? [first] : []), ...withoutCauses(issues)]) {
      if (isInOtherDialect(value, issue)) continue;
      const key = `${issue.instanceLocation} ${messageForAuthor(issue)}`;
      if (!found.has(key)) found.set(key, issue);
    }
    return [...found.values()];
  } catch (error) {
    // The document is too large for a list of its issues.
    if (error instanceof LimitError) return [];
    throw error;
  }
}

/** The issues that have no causes: those that say what is wrong. Issues nest as deep as documents do. */
function* withoutCauses(issues: readonly ValidationIssue[]): Iterable<ValidationIssue> {
  const pending = issues.toReversed();
  for (let issue = pending.pop(); issue; issue = pending.pop()) {
    if (issue.causes.length === 0) yield issue;
    else pending.push(...issue.causes.toReversed());
  }
}

/** Whether an issue is in a schema that names its dialect: the published schema does not know that one. */
function isInOtherDialect(document: unknown, { instanceLocation }: ValidationIssue): boolean {
  const path = tokensOf(instanceLocation) ?? [];
  return path.some((_, i) => {
    const value = valueAt(document, path.slice(0, i + 1));
    return isObject(value) && Object.hasOwn(value, "$id") && Object.hasOwn(value, "$schema");
  });
}
