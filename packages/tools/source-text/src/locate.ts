import type { Locations } from "@argot/core";
import type { Span } from "./positions.js";
import type { SchemaSources, SourcePlace } from "./schema-sources.js";
import type { SourceText } from "./source-text.js";
import { spanOfIssue } from "./span-of-issue.js";

/** Where something that was found stands. */
export interface Located {
  /** The part of the value's text that it is about, as {@link spanOfIssue} points it out. */
  readonly instance?: Span;
  /** The keyword that says so. */
  readonly keyword?: SourcePlace;
}

/**
 * Gives an error, or an annotation, or whatever else has locations, its places in the texts of value and schema, as far as
 * these are known.
 */
export function locate(
  found: Locations & { readonly keyword?: string },
  { data, schemas }: { readonly data?: SourceText; readonly schemas?: Pick<SchemaSources, "find"> },
): Located {
  const keyword = schemas?.find(found.absoluteKeywordLocation);
  return { ...(data && { instance: spanOfIssue(data, found) }), ...(keyword && { keyword }) };
}
