import { canBeSchema, splitFragment } from "@argot/core/json";
import { type Finding, lint } from "@argot/schema-tools/lint";
import { type IndexedDocument, SchemaIndex } from "@argot/schema-tools/schema-index";
import { spanOfIssue } from "@argot/source-text/text";
import { type Diagnostic, DiagnosticSeverity, DiagnosticTag } from "vscode-languageserver-types";
import type { SchemaSet } from "../schemas/schema-workspace.js";
import { innermostNode, type SyntaxNode } from "../syntax/syntax-node.js";
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
import { rangeIn } from "./places.js";

/** Diagnostics of a schema: errors, warnings about probable mistakes, and advice. */
export function schemaDiagnostics(context: DocumentContext, { argot, documents }: SchemaSet): TextDiagnostic[] {
  const { root } = context.part;
  if (!root) return [];
  const named = Array.from(documents.values(), ({ uri, value }) => ({ uri, value })).filter(({ value }) =>
    canBeSchema(value),
  );
  const index = new SchemaIndex(named, argot);
  const document = index.documentOf(splitFragment(context.document.uri).resource);
  if (!document)
    return [{ ...atStart(context, root), message: "A schema must be an object or a boolean", code: "invalid-schema" }];
  const { severities = {}, allowedKeywords = [], rules = [] } = context.lintOptions;
  const findings = lint(document, {
    index,
    argot,
    severities,
    rules,
    allowedKeywords: [...allowedKeywords, ...context.roles.names],
    maxSteps: stepsAfterKey,
  });
  const absent = absentDocuments(document);
  return findings.map((finding) => {
    const isConfigured = Object.hasOwn(severities, finding.code);
    const severity = isConfigured ? severityOf(finding) : defaultSeverityOf(finding, absent);
    return findingDiagnostic(context, root, finding, severity);
  });
}

const severityOf = ({ severity }: Finding): DiagnosticSeverity =>
  severity === "error" ? DiagnosticSeverity.Error : DiagnosticSeverity.Warning;

/** The places of references to documents of the network. The editor may not load them, while others can. */
function absentDocuments({ schemas }: IndexedDocument): ReadonlySet<string> {
  const references = schemas.flatMap(({ keywords }) => keywords.flatMap((each) => each.references));
  const absent = references.filter(
    ({ target, uri = "" }) => target.kind === "nothing" && target.missesDocument && /^https?:/i.test(uri),
  );
  return new Set(absent.map(({ pointer }) => pointer));
}

/** Maximum number of steps of proofs after a change of the text: they take some hundred milliseconds. */
const stepsAfterKey = 10_000;

/** The codes of findings about style. */
const advice: ReadonlySet<string> = new Set([
  "double-negation",
  "missing-dialect",
  "needless-wrapper",
  "no-op-keyword",
  "single-value-enum",
  "static-reference",
]);

/** The severity of a finding for which the project configures none. What may be intended is not a warning. */
function defaultSeverityOf(
  { code, severity, message, pointer }: Finding,
  absent: ReadonlySet<string>,
): DiagnosticSeverity {
  if (code === "unresolved-reference" && absent.has(pointer)) return DiagnosticSeverity.Warning;
  if (severity === "error") return DiagnosticSeverity.Error;
  if (code === unused) return DiagnosticSeverity.Hint;
  // Keywords of other programs are not mistakes, unlike misspelt keywords.
  const isOther = code === "unknown-keyword" && suggestionIn(message).suggestion === undefined;
  return isOther || advice.has(code) ? DiagnosticSeverity.Information : DiagnosticSeverity.Warning;
}

/** The code of definitions that nothing refers to. */
const unused = "unreachable-definition";

const atStart = ({ document }: DocumentContext, root: SyntaxNode): Omit<Diagnostic, "message"> => ({
  range: document.rangeOf(openingOf(root)),
  severity: DiagnosticSeverity.Error,
  source: diagnosticSource,
});

function findingDiagnostic(
  context: DocumentContext,
  root: SyntaxNode,
  finding: Finding,
  severity: DiagnosticSeverity,
): TextDiagnostic {
  const { code, message, pointer, part, issue, fix } = finding;
  const node = innermostNode(root, pointer);
  const data: DiagnosticData = {
    part: context.document.parsed.documents.indexOf(context.part),
    pointer,
    ...(fix && { fix }),
    ...suggestionIn(message),
  };
  return {
    range: issue
      ? rangeOfIssue(context, root, { ...issue, instanceLocation: pointer })
      : part === "name" && node.key
        ? context.document.rangeOf(node.key)
        : rangeIn(spanOfIssue(context.document.positionsIn(root), { instanceLocation: pointer })),
    message: sentence(message),
    severity,
    ...(code === unused && { tags: [DiagnosticTag.Unnecessary] }),
    source: diagnosticSource,
    code,
    ...describedAt(code),
    data,
  };
}

/** The name that a finding proposes, at the end of its message. */
function suggestionIn(message: string): Pick<DiagnosticData, "suggestion"> {
  const [, suggestion] = /did you mean "([^"]+)"\?$/.exec(message) ?? [];
  return suggestion === undefined ? {} : { suggestion };
}
