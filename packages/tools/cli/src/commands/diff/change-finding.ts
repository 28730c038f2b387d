import path from "node:path";
import { pathToFileURL } from "node:url";
import { stringifyJson } from "argot";
import type { Finding, KeywordPlace } from "../../reports/finding.js";
import { isUri, urlOf } from "../../schemas/schema-name.js";
import type { Change, ComparedSchema, LocatedSchema } from "./changes.js";
import type { Version } from "./versions.js";

/** Both versions of a schema. */
export interface Compared {
  readonly before: Version & ComparedSchema;
  readonly after: Version & ComparedSchema;
}

/** Maximum number of characters of a value in a message. */
const longestValue = 120;

/** A version of a schema, and where it is. */
type Located = Version & LocatedSchema;

/** A change as a finding in the new version. Its keyword is where the old one has it. */
export function changeFinding(
  change: Change,
  { before, after }: { readonly before: Located; readonly after: Located },
): Finding {
  const { isRefusedByNew, issue } = change;
  const refusing = isRefusedByNew ? after : before;
  const location = issue.absoluteKeywordLocation;
  const here = after.sources.find(counterpart(location, refusing, after));
  const there = before.sources.find(counterpart(location, refusing, before));
  return {
    severity: "error",
    rule: issue.keyword ?? "schema",
    kind: location,
    message: sentence(change),
    file: after.prefix + (here?.source.name ?? after.file),
    pointer: here?.pointer,
    span: here && (here.position.key ?? here.position.value),
    source: here?.source,
    example: change.value,
    keyword: there && placeIn(before, there),
  };
}

function sentence({ isRefusedByNew, value, issue }: Change): string {
  const text = stringifyJson(value);
  const shown = text.length > longestValue ? `${text.slice(0, longestValue)}…` : text;
  const subject = issue.instanceLocation === "" ? "the value" : JSON.stringify(issue.instanceLocation);
  const consequence = isRefusedByNew ? "was valid and is not any more" : "was not valid and is now";
  return `${subject} ${issue.message}: ${shown} ${consequence}`;
}

const placeIn = (
  { prefix }: Version,
  { source, pointer, position }: NonNullable<ReturnType<LocatedSchema["sources"]["find"]>>,
): KeywordPlace => ({ name: prefix + source.name, pointer, span: position.key ?? position.value });

/**
 * The same location in another version: in the schema that was named, in the file with it, or in one that is where that of the other version
 * is relative to it.
 */
function counterpart(location: string, from: Located, to: Located): string {
  if (from === to) return location;
  const rest = location.slice(from.uri.length);
  if (location.startsWith(from.uri) && /^(?:[#/]|$)/.test(rest)) return to.uri + rest;
  const [file = "", fragment = ""] = location.split(/(?=#)/);
  if (file === documentOf(from)) return documentOf(to) + fragment;
  if (!file.startsWith("file:") || isUri(from.file) || isUri(to.file) || !file.startsWith(folderOf(from)))
    return location;
  return folderOf(to) + file.slice(folderOf(from).length) + fragment;
}

const documentOf = ({ file, io }: Version): string => (isUri(file) ? file : urlOf(file, io.cwd));

const folderOf = ({ file, io }: Version): string => `${pathToFileURL(path.dirname(path.resolve(io.cwd, file))).href}/`;
