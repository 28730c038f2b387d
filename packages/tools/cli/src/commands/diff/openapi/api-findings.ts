import { contained, intersect, setOf, type ValueSet } from "@argot/algebra";
import type { DocumentLocation } from "@argot/openapi";
import { encodeFragment } from "@argot/core/json";
import type { Finding } from "../../../reports/finding.js";
import { changeFinding } from "../change-finding.js";
import { type Change, changesBetween } from "../changes.js";
import type { DiffOptions } from "../diff-options.js";
import type { Version } from "../versions.js";
import { undecided } from "../undecided.js";
import type { PartDifference, PlacedSchema, SchemaPair, TextReading } from "./api-difference.js";
import { apiDifferences } from "./api-differences.js";
import { type ApiVersion, openVersion, withProblems } from "./api-version.js";

/** Both versions of a description. */
interface ComparedApis {
  readonly before: ApiVersion;
  readonly after: ApiVersion;
}

/**
 * What may go wrong between clients of one version of a description and a service of the other.
 *
 * @throws Problem if a file cannot be read, or a description cannot be used.
 */
export async function apiFindings(before: Version, after: Version, options: DiffOptions): Promise<Finding[]> {
  const compared = { before: await openVersion(before, options), after: await openVersion(after, options) };
  return [true, false].flatMap((isServiceNew): readonly Finding[] => {
    const matters = options.mode !== (isServiceNew ? "forward" : "backward");
    return matters || options.all ? [...directionFindings(compared, isServiceNew, matters, options)] : [];
  });
}

function* directionFindings(
  compared: ComparedApis,
  isServiceNew: boolean,
  matters: boolean,
  { allowUnknown }: DiffOptions,
): Generator<Finding> {
  const { before, after } = compared;
  const [client, service] = isServiceNew ? [before.api, after.api] : [after.api, before.api];
  const severity = matters ? "error" : "note";
  for (const { operation, difference } of listed(compared, { client, service, isServiceNew })) {
    if ("part" in difference) {
      yield { ...partFinding(operation, difference, compared), severity };
      continue;
    }
    const { changes, reasons } = schemaChanges(difference);
    const subject = `${operation}: ${difference.subject}`;
    for (const change of changes) {
      const finding = changeFinding(change, locatedSchemas(difference, compared));
      yield { ...finding, message: `${subject}: ${finding.message}`, severity };
    }
    for (const reason of reasons) yield undecided(`${subject}: `, reason, after.version.name, matters && !allowUnknown);
  }
}

/** All differences: a schema that cannot be used is found while they are listed. */
const listed = ({ before, after }: ComparedApis, versions: Parameters<typeof apiDifferences>[0]) =>
  withProblems(after.description, () => withProblems(before.description, () => [...apiDifferences(versions)]));

function partFinding(
  operation: string,
  { part, subject, state, isInNew, has, lacks }: PartDifference,
  { before, after }: ComparedApis,
): Omit<Finding, "severity"> {
  const here = placeIn(after, isInNew ? has : lacks);
  const there = placeIn(before, isInNew ? lacks : has);
  const change = isInNew ? `was not ${state} and is now` : `was ${state} and is not any more`;
  return {
    rule: part,
    message: `${operation}: ${subject} ${change}`,
    file: here.name,
    pointer: here.pointer,
    span: here.span,
    source: here.source,
    keyword: { name: there.name, pointer: there.pointer, span: there.span },
  };
}

function placeIn({ version, description: { text, options } }: ApiVersion, { uri, pointer }: DocumentLocation) {
  const source = options.documents[uri] ?? text;
  const position = source.positionOf(pointer);
  return { name: version.prefix + source.name, pointer, span: position && (position.key ?? position.value), source };
}

/** The changes of a part of messages, with what they would be in a schema of its own. */
function schemaChanges({ sent, read, isReadByNew, texts }: SchemaPair): ReturnType<typeof changesBetween> {
  const refusing = { set: setAt(read), validator: read.schema.argot.compile(read.schema.uri) };
  const { changes, reasons } = changesBetween({ set: setAt(sent) }, refusing, isReadByNew);
  if (texts?.doubt === undefined || contained(intersect(), refusing.set).answer === "yes") return { changes, reasons };
  // What is known of values is not known of their texts, except of those that were tried.
  const accepting = setAt(sent);
  const shown = changes.filter((change) => isShownByText(change, texts, accepting, refusing.set));
  return { changes: shown, reasons: [...reasons, texts.doubt] };
}

function isShownByText({ value }: Change, texts: TextReading, accepting: ValueSet, refusing: ValueSet): boolean {
  if (typeof value === "object" && value !== null) return false;
  const text = String(value);
  return accepting.has(texts.sent(text)) && !refusing.has(texts.read(text));
}

const sets = new WeakMap<object, ValueSet>();

/** The values of a schema; all values where there is none. A schema occurs in several questions. */
function setAt({ schema }: PlacedSchema): ValueSet {
  if (!schema) return intersect();
  const known = sets.get(schema) ?? setOf(schema.argot, schema.uri);
  sets.set(schema, known);
  return known;
}

function locatedSchemas({ sent, read, isReadByNew }: SchemaPair, { before, after }: ComparedApis) {
  const [old, current] = isReadByNew ? [sent, read] : [read, sent];
  return { before: located(old, before), after: located(current, after) };
}

const located = ({ schema, location: { uri, pointer } }: PlacedSchema, { version, sources }: ApiVersion) => ({
  ...version,
  uri: schema?.uri ?? `${uri}#${encodeFragment(pointer)}`,
  sources,
});
