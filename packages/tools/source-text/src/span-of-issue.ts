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
  {
    instanceLocation,
    messageId,
  }: Pick<ValidationIssue, "instanceLocation"> & Partial<Pick<ValidationIssue, "messageId">>,
): Span {
  const { value, key } = innermost(source, instanceLocation)?.position ?? {
    value: source.spanOf({ start: 0, end: 0 }),
  };
  if (key && (falseSchemaIds.has(messageId) || key.start.line < value.start.line)) return key;
  return firstLineOf(source, value);
}

/** The ids of the messages of a schema that is `false`: it forbids the property. */
const falseSchemaIds: ReadonlySet<unknown> = new Set([
  "https://json-schema.org/keyword/false",
  "argot:message/not-here",
]);

function firstLineOf(source: SourceText, { start, end }: Span): Span {
  if (start.line === end.line) return { start, end };
  const rest = source.line(start.line).length - (start.column - 1);
  return source.spanOf({ start: start.offset, end: start.offset + rest });
}
