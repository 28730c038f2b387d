import { isObject, requireArgument } from "@argot/core/json";
import { requireSource } from "./check-text.js";
import type { SchemaError, ValidationIssue } from "@argot/core";
import type { Span } from "./positions.js";
import { innermost, type SourceLocation } from "./schema-sources.js";
import type { SourceText } from "./source-text.js";
import { escapedToken } from "./tree.js";

/** A text that knows the positions of its values. */
export type Positions = Pick<SourceText, "positionOf" | "spanOf" | "line">;

/** The members of an issue that decide which part of a text is marked. */
export type Markable = Pick<ValidationIssue, "instanceLocation"> & Partial<Pick<ValidationIssue, "messageId" | "data">>;

/**
 * The part of a text to mark for an issue, at most one line. It is the value; for a property that must not be present or has a
 * wrong name, its name; for a missing property, the first character of the object; for an object or array of several lines, its
 * first line, or its name if that is on a line above.
 */
export function spanOfIssue(source: Positions, issue: Markable): Span {
  requireSource("spanOfIssue", source);
  requireArgument(isObject(issue), "spanOfIssue", "an issue", issue);
  const { instanceLocation, messageId, data = {} } = issue;
  const wrong = wrongName(data);
  const named = wrong === undefined ? undefined : source.positionOf(`${instanceLocation}/${escapedToken(wrong)}`)?.key;
  if (named) return named;
  const { value, key } = innermost(source, instanceLocation)?.position ?? {
    value: source.spanOf({ start: 0, end: 0 }),
  };
  if (key && (forbiddingIds.has(messageId) || key.start.line < value.start.line)) return key;
  return isList(data["missing"]) ? firstCharacterOf(source, value) : firstLineOf(source, value);
}

/**
 * The part of a schema's text to mark for a `SchemaError`. For an unknown keyword it is its name. If the meta-schema
 * refuses the schema, the part is that of the issue.
 *
 * @param found - The location of the error, as {@link SchemaSources.find} returns it.
 */
export function spanOfSchemaError(error: Pick<SchemaError, "code" | "cause">, location: SourceLocation): Span {
  requireArgument(isObject(error), "spanOfSchemaError", "a SchemaError", error);
  requireArgument(isObject(location), "spanOfSchemaError", "what `find` of `SchemaSources` returns", location);
  const { code, cause } = error;
  const { source, pointer, position } = location;
  if (code === "unknown-keyword" && position.key) return position.key;
  return spanOfIssue(source, { ...(isMarkable(cause) ? cause : {}), instanceLocation: pointer });
}

const isMarkable = (cause: unknown): cause is Markable =>
  typeof cause === "object" && cause !== null && "messageId" in cause && "data" in cause;

/** The ids of messages that forbid a value, and so its property. */
const forbiddingIds: ReadonlySet<unknown> = new Set([
  "https://json-schema.org/keyword/false",
  "https://json-schema.org/keyword/not#all",
  "https://json-schema.org/keyword/enum#none",
  "https://json-schema.org/keyword/draft-03/type#none",
  "argot:message/not-here",
  "argot:message/nothing-allowed",
  "argot:message/unknown-property",
]);

/** The name of the property that an issue about an object forbids, or whose name it refuses. */
function wrongName({ missing, name, names, property, present }: ValidationIssue["data"]): string | undefined {
  if (isList(missing)) return undefined;
  const first = [names, present].find(isList)?.at(0);
  return [name, property, first].find((each) => typeof each === "string");
}

const isList = (datum: unknown): datum is readonly unknown[] => Array.isArray(datum) && datum.length > 0;

/** The first character of a value: of an object in JSON, its brace. */
const firstCharacterOf = (source: Positions, { start, end }: Span): Span =>
  source.spanOf({ start: start.offset, end: Math.min(start.offset + 1, end.offset) });

function firstLineOf(source: Positions, { start, end }: Span): Span {
  if (start.line === end.line) return { start, end };
  const rest = source.line(start.line).length - (start.column - 1);
  return source.spanOf({ start: start.offset, end: start.offset + rest });
}
