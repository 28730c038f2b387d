import type { ValidationIssue } from "@argot/core";
import type { Span } from "./positions.js";
import { innermost } from "./schema-sources.js";
import type { SourceText } from "./source-text.js";

/**
 * The part of a text to mark for an issue, at most one line. It is the value; for a property that must not be present, its
 * name; for an object or array of several lines, its first line, or its name if that is on a line above.
 */
export function spanOfIssue(
  source: SourceText,
  { instanceLocation, keyword }: Pick<ValidationIssue, "instanceLocation" | "keyword">,
): Span {
  const { value, key } = innermost(source, instanceLocation)?.position ?? {
    value: source.spanOf({ start: 0, end: 0 }),
  };
  // An issue without a keyword is about a `false` schema, which forbids the property.
  if (key && (keyword === undefined || key.start.line < value.start.line)) return key;
  return firstLineOf(source, value);
}

function firstLineOf(source: SourceText, { start, end }: Span): Span {
  if (start.line === end.line) return { start, end };
  const rest = source.line(start.line).length - (start.column - 1);
  return source.spanOf({ start: start.offset, end: start.offset + rest });
}
