import type { SlowPattern } from "@argot/regex/slow-patterns";
import { type SchemaSources, type SourceText, type Span, spanOfIssue } from "@argot/source-text/text";
import type { ProblemDetails } from "../terminal/problem.js";
import { schemaLocation } from "./schema-location.js";

/** The location of a pattern, and the reason why it is slow. */
export interface SlowPatternMessage extends Pick<ProblemDetails, "frame"> {
  /** One line without a line feed. */
  readonly text: string;
}

/** Describes a pattern that takes long, for the author of its schema. */
export function slowPatternMessage(pattern: SlowPattern, sources: SchemaSources, cwd: string): SlowPatternMessage {
  const { source, uri, pointer, reason } = pattern;
  const found = findPattern(pattern, sources);
  const at = found
    ? `${found.text.name}:${found.span.start.line}:${found.span.start.column}`
    : schemaLocation(`${uri}#${encodeURI(pointer)}`, cwd);
  return {
    text: `${at} ${JSON.stringify(source)} may take more than linear time in JavaScript: ${reason}`,
    ...(found && { frame: { file: found.text.name, source: found.text, span: found.span } }),
  };
}

/** The position of a pattern: it is the value of its keyword, or a name in that value. */
function findPattern(
  { uri, pointer, keyword, source }: SlowPattern,
  sources: SchemaSources,
): { readonly text: SourceText; readonly span: Span } | undefined {
  const name = escaped(source);
  // If the value has no such name, this is the position of the value.
  const found = sources.find(`${uri}#${encodeURIComponent(`${pointer}/${escaped(keyword)}/${name}`)}`);
  if (!found) return undefined;
  const { source: text, pointer: instanceLocation, position } = found;
  const key = instanceLocation.endsWith(`/${name}`) ? position.key : undefined;
  return { text, span: key ?? spanOfIssue(text, { instanceLocation }) };
}

const escaped = (token: string): string => token.replaceAll("~", "~0").replaceAll("/", "~1");
