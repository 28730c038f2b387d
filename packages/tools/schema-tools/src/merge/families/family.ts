import type { Dialect } from "@argot/core";
import type { Json, JsonObject } from "@argot/core/keyword";

/** What families of keywords use to combine schemas. */
export interface MergeContext {
  readonly dialect: Dialect;
  /** A schema that accepts what both of two schemas accept. */
  readonly conjunction: (one: Json, other: Json) => Json;
}

/** Keywords of a schema object that have a meaning together, and how those of two schema objects become one. */
export interface KeywordFamily {
  readonly keywords: readonly string[];
  /**
   * The keywords that accept and evaluate what those of both schema objects do. Both objects have some, in the right form, and
   * no others.
   *
   * @returns `undefined` if there are no such keywords, or none are known.
   */
  readonly combine: (one: JsonObject, other: JsonObject, context: MergeContext) => JsonObject | undefined;
}

/** A family of one keyword. */
export const single = (
  keyword: string,
  combine: (one: Json, other: Json, context: MergeContext) => Json | undefined,
): KeywordFamily => ({
  keywords: [keyword],
  combine: (one, other, context) => {
    const value = combine(one[keyword] as Json, other[keyword] as Json, context);
    return value === undefined ? undefined : { [keyword]: value };
  },
});

/** Keywords that are kept only if both objects have the same ones. */
export const onlyEqual = (...keywords: readonly string[]): KeywordFamily => ({ keywords, combine: () => undefined });

/** The conjunction of two schemas, either of which may be absent. */
export function both(one: Json | undefined, other: Json | undefined, { conjunction }: MergeContext): Json | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return conjunction(one, other);
}

/** Combines objects by name. A value that only one has is kept. */
export function byName(
  one: JsonObject,
  other: JsonObject,
  combine: (one: Json, other: Json) => Json | undefined,
): JsonObject | undefined {
  const members = new Map<string, Json>(Object.entries(one));
  for (const [name, value] of Object.entries(other)) {
    const existing = members.get(name);
    const combined = existing === undefined ? value : combine(existing, value);
    if (combined === undefined) return undefined;
    members.set(name, combined);
  }
  return Object.fromEntries(members);
}
