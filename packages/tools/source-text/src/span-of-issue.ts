import type { ValidationIssue } from "@argot/core";
import type { Span } from "./positions.js";
import { innermost } from "./schema-sources.js";
import type { SourceText } from "./source-text.js";

/**
 * The part of a text that an issue is about, as short as it can be pointed out: the value; for a member that should not be
 * there, its name; for an object or array of several lines, where it begins, or the name that it has on a line above.
 */
export function spanOfIssue(
  source: SourceText,
  { instanceLocation, keyword }: Pick<ValidationIssue, "instanceLocation" | "keyword">,
): Span {
  const { value, key } = innermost(source, instanceLocation)?.position ?? {
    value: source.spanOf({ start: 0, end: 0 }),
  };
  // No keyword: it is the schema as a whole that does not want it.
  if (key && (keyword === undefined || key.start.line < value.start.line)) return key;
  return firstLineOf(source, value);
}

function firstLineOf(source: SourceText, { start, end }: Span): Span {
  if (start.line === end.line) return { start, end };
  const rest = source.line(start.line).length - (start.column - 1);
  return source.spanOf({ start: start.offset, end: start.offset + rest });
}
