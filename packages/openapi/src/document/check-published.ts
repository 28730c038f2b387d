// Checks documents against the published schema.
import { tokensOf, valueAt } from "@argot/core/json";
import { isObject } from "@argot/core/keyword";
import { createArgot, LimitError, primaryIssue, type ValidationIssue, type Validator } from "argot";
import { type OpenApiVersion, versions } from "../dialects/document-dialect.js";
import { DocumentError } from "./document-error.js";
import type { OpenedDocument } from "./opened-document.js";
import { positioned } from "./positioned.js";
import { forAuthors, messageForAuthor } from "./published-messages.js";

/** All violations of the published schema of the version, schemas included, beginning with the one to correct first. */
export function* checkPublished(opened: OpenedDocument): Iterable<DocumentError> {
  const { documents, argot } = opened;
  const { entry } = documents;
  try {
    positioned(argot, documents, () => argot.compile(entry.base));
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error;
    const issues = error.code === "invalid-schema" ? issuesOf(validatorOf(opened), entry.value) : [];
    // A schema with its own dialect is checked by the meta-schema of that dialect.
    if (issues.length === 0) yield error;
    for (const issue of issues) {
      const at = { document: entry, path: tokensOf(issue.instanceLocation) ?? [] };
      yield documents.error("invalid-schema", at, messageForAuthor(issue), { cause: issue });
    }
  }
}

const validators = new Map<OpenApiVersion, Validator>();

/** The published schema as a validator. Validators for documents in the dialect of their version are created once. */
function validatorOf({ version, dialect, documentDialect, argot }: OpenedDocument): Validator {
  if (dialect !== versions[version].schemas) return argot.compile(documentDialect.uri);
  const known = validators.get(version);
  if (known) return known;
  const own = createArgot({ dialects: [dialect, documentDialect] }).compile(documentDialect.uri);
  validators.set(version, own);
  return own;
}

/**
 * The issues of a document by its published schema, the one to correct first at the beginning. None if the document is
 * too large.
 */
export function issuesOf(validator: Validator, value: unknown): readonly ValidationIssue[] {
  try {
    const issues = forAuthors(validator.validate(value).errors);
    const first = primaryIssue(issues);
    const found = new Map<string, ValidationIssue>();
    for (const issue of [...(first ? [first] : []), ...withoutCauses(issues)]) {
      if (isInOtherDialect(value, issue)) continue;
      const key = `${issue.instanceLocation} ${messageForAuthor(issue)}`;
      if (!found.has(key)) found.set(key, issue);
    }
    return [...found.values()];
  } catch (error) {
    // The document is too large to list its issues.
    if (error instanceof LimitError) return [];
    throw error;
  }
}

/** The innermost causes of issues, collected without recursion, because issues nest as deep as documents. */
function* withoutCauses(issues: readonly ValidationIssue[]): Iterable<ValidationIssue> {
  const pending = issues.toReversed();
  for (let issue = pending.pop(); issue; issue = pending.pop()) {
    if (issue.causes.length === 0) yield issue;
    else pending.push(...issue.causes.toReversed());
  }
}

/** Whether an issue is in a schema that names its dialect, which the published schema does not know. */
function isInOtherDialect(document: unknown, { instanceLocation }: ValidationIssue): boolean {
  const path = tokensOf(instanceLocation) ?? [];
  return path.some((_, i) => {
    const value = valueAt(document, path.slice(0, i + 1));
    return isObject(value) && Object.hasOwn(value, "$id") && Object.hasOwn(value, "$schema");
  });
}
