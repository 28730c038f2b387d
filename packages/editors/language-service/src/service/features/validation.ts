import { type Markable, spanOfIssue } from "@argot/source-text/text";
import { flattenIssues, primaryIssue, type ValidationIssue } from "argot";
import type { AnnotatedResult } from "argot/inspect";
import { type DiagnosticRelatedInformation, DiagnosticSeverity, DiagnosticTag } from "vscode-languageserver-types";
import type { OpenDocument } from "../open-document.js";
import { placeIn } from "../schemas/schema-document.js";
import { isUsable, type SchemaProblem, type SchemaSet, type UsableSchema } from "../schemas/schema-workspace.js";
import { innermostNode, nodeAt, type SyntaxNode } from "../syntax/syntax-node.js";
import type { DocumentContext } from "./context.js";
import {
  describedAt,
  type DiagnosticData,
  diagnosticSource,
  openingOf,
  rangeOfIssue,
  sentence,
  type TextDiagnostic,
} from "./diagnostics.js";
import { schemaDiagnostics } from "./schema-validation.js";

/** Maximum number of issues of one document. */
const maxIssues = 1000;

/** Diagnostics of one document of a text: errors of syntax, then the primary issue, then the others. */
export function validationDiagnostics(context: DocumentContext): TextDiagnostic[] {
  return context.ownSet ? schemaDiagnostics(context, context.ownSet) : valueDiagnostics(context);
}

/** The syntax errors of a text. */
export function syntaxDiagnostics({ document }: Pick<DocumentContext, "document">): TextDiagnostic[] {
  const { problems } = document.parsed;
  return problems.slice(0, maxIssues).map(({ message, ...extent }) => ({
    range: document.rangeOf(extent),
    message,
    severity: DiagnosticSeverity.Error,
    source: diagnosticSource,
    code: "syntax",
  }));
}

function valueDiagnostics(context: DocumentContext): TextDiagnostic[] {
  const { part, set, document } = context;
  const { root } = part;
  if (!root || !set) return [];
  if (!isUsable(set.usable)) return [unusableSchema(context, set)];
  const { errors, annotations } = resultOf(set.usable, root.value);
  const primary = primaryIssue(errors);
  const issues = flattenIssues(errors).filter(
    (issue) => !isAboutUnwritten(context, root, issue) && !isAboutTagged(context, root, issue),
  );
  const first = issues.findIndex(
    (issue) => issue.absoluteKeywordLocation === primary?.absoluteKeywordLocation && issue.message === primary.message,
  );
  const ordered = first > 0 ? [issues[first] as ValidationIssue, ...issues.toSpliced(first, 1)] : issues;
  return [
    ...ordered.map((issue) => issueDiagnostic(context, root, issue)),
    ...deprecatedDiagnostics(document, root, annotations),
    ...faultDiagnostics(context, set),
  ];
}

/** Issues and deprecated parts, from one evaluation that reuses results for parts that an edit does not touch. */
function resultOf({ validator, deprecations }: UsableSchema, value: unknown): AnnotatedResult {
  if (!deprecations.mayAnnotate && validator(value)) return { errors: [], annotations: [] };
  return deprecations.validate(value, maxIssues);
}

/** Whether an issue is about a value that is not written yet, which is a syntax error already. */
const isAboutUnwritten = (
  { document }: DocumentContext,
  root: SyntaxNode,
  { instanceLocation }: ValidationIssue,
): boolean => !document.isYaml && nodeAt(root, instanceLocation)?.isMissing === true;

/** Whether an issue is about a value with a tag of a program, which may stand for any other value. */
function isAboutTagged({ part }: DocumentContext, root: SyntaxNode, { instanceLocation }: ValidationIssue): boolean {
  const { tagged = [] } = part;
  if (tagged.length === 0) return false;
  const { start, end } = innermostNode(root, instanceLocation);
  return tagged.some((extent) => extent.start <= start && end <= extent.end);
}

function issueDiagnostic(context: DocumentContext, root: SyntaxNode, issue: ValidationIssue): TextDiagnostic {
  const { instanceLocation, messageId, message, absoluteKeywordLocation, keyword, data } = issue;
  const node = nodeAt(root, instanceLocation);
  const related = relatedPlace(context, absoluteKeywordLocation, keyword);
  const missing: unknown = node
    ? data["missing"]
    : [tokenAfter(innermostNode(root, instanceLocation), instanceLocation)];
  const suggestion = data["suggestion"];
  const isForbidden = node?.key !== undefined && markedIsName(context, root, issue, node);
  const known: DiagnosticData = {
    part: context.document.parsed.documents.indexOf(context.part),
    pointer: node ? instanceLocation : innermostNode(root, instanceLocation).pointer,
    ...(Array.isArray(missing) && missing.length > 0 && { missing: missing as string[] }),
    ...(typeof suggestion === "string" && { suggestion }),
    ...(isForbidden && { isForbidden }),
  };
  return {
    range: rangeOfIssue(context, root, issue),
    // The object is marked, so the message names the missing member.
    message: sentence(node ? message : `${JSON.stringify((missing as string[])[0])} ${message}`),
    severity: DiagnosticSeverity.Error,
    source: diagnosticSource,
    code: keyword ?? "schema",
    ...describedAt(messageId),
    ...(related && { relatedInformation: [related] }),
    data: known,
  };
}

const tokenAfter = (node: SyntaxNode, pointer: string): string =>
  (pointer.slice(node.pointer.length).split("/")[1] ?? "").replaceAll("~1", "/").replaceAll("~0", "~");

function markedIsName(context: DocumentContext, root: SyntaxNode, issue: Markable, { key }: SyntaxNode): boolean {
  const { start } = spanOfIssue(context.document.positionsIn(root), issue);
  return start.offset === key?.start && forbiddenIds.has(issue.messageId);
}

/** The ids of the messages that refuse a property whatever its value is. */
const forbiddenIds: ReadonlySet<unknown> = new Set([
  "https://json-schema.org/keyword/false",
  "argot:message/unknown-property",
]);

/** The keyword in the text of its schema. */
function relatedPlace(
  { set }: DocumentContext,
  uri: string,
  keyword: string | undefined,
): DiagnosticRelatedInformation | undefined {
  const place = set && placeOfUri(set, uri);
  if (!place) return undefined;
  return { location: place, message: keyword === undefined ? "By this schema" : `By this "${keyword}"` };
}

/** The location of a URI in the texts of the documents of a schema. */
export function placeOfUri(set: SchemaSet, uri: string): DiagnosticRelatedInformation["location"] | undefined {
  const at = set.locate(uri);
  const document = at && set.documents.get(at.document);
  const node = at && document && placeIn(document, at.pointer);
  if (!document?.source || !node) return undefined;
  const { text } = document.source;
  const { start, end } = node.key ?? openingOf(node);
  return { uri: document.uri, range: { start: text.positionAt(start), end: text.positionAt(end) } };
}

function unusableSchema(context: DocumentContext, set: SchemaSet): TextDiagnostic {
  const problem = isUsable(set.usable) ? { message: "", at: undefined } : set.usable;
  return schemaDiagnostic(context, set, "unusable-schema", problem.message, [problem]);
}

/** Maximum number of faults of a schema that a diagnostic leads to. */
const maxFaults = 20;

/** What is wrong in the schema of a document, as one diagnostic where the document names the schema. */
function faultDiagnostics(context: DocumentContext, set: SchemaSet): TextDiagnostic[] {
  const open = set.faults.filter(({ isTranslated }) => !isTranslated);
  const [first, ...others] = open.length > 0 ? open : set.faults;
  if (!first) return [];
  const more = others.length === 0 ? "" : ` (and ${others.length} more)`;
  const message =
    open.length > 0
      ? `The schema has a fault, and accepts every value there: ${first.message}${more}`
      : `The schema is read as it was meant: ${first.message}${more}`;
  const diagnostic = schemaDiagnostic(context, set, "faulty-schema", message, [first, ...others].slice(0, maxFaults));
  // Nobody but the editor's authors can correct its own schemas.
  const isWarning = open.some(({ at = "" }) => !at.startsWith("vscode:"));
  return [isWarning ? diagnostic : { ...diagnostic, severity: DiagnosticSeverity.Information }];
}

/** A warning where a document names its schema, which leads to the places in the schema. */
function schemaDiagnostic(
  { document, part, named }: DocumentContext,
  set: SchemaSet,
  code: string,
  message: string,
  problems: readonly SchemaProblem[],
): TextDiagnostic {
  const related = problems.flatMap(({ message: reason, at }) => {
    const location = at === undefined ? undefined : placeOfUri(set, at);
    return location ? [{ location, message: sentence(reason) }] : [];
  });
  return {
    range: document.rangeOf(named?.node ?? openingOf(part.root ?? part)),
    message: sentence(message),
    severity: DiagnosticSeverity.Warning,
    source: diagnosticSource,
    code,
    ...(related.length > 0 && { relatedInformation: related }),
  };
}

function deprecatedDiagnostics(
  document: OpenDocument,
  root: SyntaxNode,
  annotations: AnnotatedResult["annotations"],
): TextDiagnostic[] {
  const byLocation = new Map<string, unknown>();
  for (const { instanceLocation, value } of annotations)
    if (!byLocation.has(instanceLocation)) byLocation.set(instanceLocation, value);
  return [...byLocation].flatMap(([pointer, reason]) => {
    const node = nodeAt(root, pointer);
    if (!node) return [];
    return [
      {
        range: document.rangeOf(node.key ?? openingOf(node)),
        message: typeof reason === "string" ? reason : "Deprecated",
        severity: DiagnosticSeverity.Hint,
        tags: [DiagnosticTag.Deprecated],
        source: diagnosticSource,
        code: "deprecated-value",
      },
    ];
  });
}
