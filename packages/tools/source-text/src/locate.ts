import { isObject, refuseUnknownOptions, requireArgument } from "@argot/core/json";
import type { Locations, ValidationIssue } from "@argot/core";
import type { Span } from "./positions.js";
import type { SchemaSources, SourceLocation } from "./schema-sources.js";
import type { SourceText } from "./source-text.js";
import { spanOfIssue } from "./span-of-issue.js";

/** The positions of an issue or annotation in the texts. */
export interface Located {
  /** The part of the text of the value, as {@link spanOfIssue} marks it. */
  readonly instance?: Span;
  /** The keyword. */
  readonly keyword?: SourceLocation;
}

/**
 * Finds the positions of an issue, an annotation or anything else with locations, in the text of the value and in the texts
 * of the schemas.
 */
export function locate(
  found: Locations & Partial<Pick<ValidationIssue, "messageId" | "data">>,
  texts: { readonly data?: SourceText; readonly schemas?: Pick<SchemaSources, "find"> },
): Located {
  requireArgument(isObject(found), "locate", "an issue, or anything else with locations", found);
  refuseUnknownOptions("locate", texts, ["data", "schemas"]);
  const { data, schemas } = texts;
  const keyword = schemas?.find(found.absoluteKeywordLocation);
  return { ...(data && { instance: spanOfIssue(data, found) }), ...(keyword && { keyword }) };
}
