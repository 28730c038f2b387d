import type { Locations } from "@argot/core";
import type { Budget } from "@argot/core/internal";
import type { Rule } from "@argot/core/plan";
import type { AnnotationValue } from "./annotation-value.js";
import { sizeOfLocations } from "./output-size.js";
import type { TraceReader } from "./trace-reader.js";

/** An annotation: what a keyword says about a part of a valid instance (2020-12 core, section 7.7). */
export interface Annotation extends Locations {
  /** The keyword as the schema spells it. */
  readonly keyword: string;
  /** The URI of the vocabulary that the keyword belongs to; absent for an unknown keyword. */
  readonly vocabulary?: string;
  /** The keyword's value in the schema, frozen; or what the keyword applied to, as names, indices, an index or `true`. */
  readonly value: unknown;
}

/** The result of `annotations`. */
export interface Annotations {
  /** Whether the value is valid. A value that is not valid has no annotations. */
  readonly valid: boolean;
  /** All annotations, in the order in which keywords were evaluated. */
  readonly list: readonly Annotation[];
  /**
   * The annotations of one keyword, by instance location (a JSON Pointer). Several schemas may annotate one location: the
   * annotation of the schema that is nearest to the root comes first.
   */
  of(keyword: string): ReadonlyMap<string, readonly unknown[]>;
}

/**
 * Reads annotations from a trace of annotations.
 *
 * @throws LimitError if their locations have too many characters.
 */
export function annotationsOf(reader: TraceReader, budget: Budget): Annotations {
  const list: Annotation[] = [];
  for (const node of reader.nodes) {
    const annotation = node.kind === "rule" && reader.annotationOf(node);
    if (!annotation) continue;
    const locations = reader.locationsOf(node);
    budget.use(sizeOfLocations(locations));
    list.push(annotationAt(locations, node.rule, annotation));
  }
  return { valid: true, list, of: (keyword) => byLocation(list, keyword) };
}

function annotationAt(at: Locations, { name: keyword = "", vocabulary }: Rule, { value }: AnnotationValue): Annotation {
  const { instanceLocation, keywordLocation, absoluteKeywordLocation } = at;
  // Two literals, since there may be many annotations: they are faster than a spread.
  return vocabulary === undefined
    ? { instanceLocation, keywordLocation, absoluteKeywordLocation, keyword, value }
    : { instanceLocation, keywordLocation, absoluteKeywordLocation, keyword, vocabulary, value };
}

function byLocation(list: readonly Annotation[], keyword: string): ReadonlyMap<string, readonly unknown[]> {
  const groups = new Map<string, Annotation[]>();
  for (const annotation of list) {
    if (annotation.keyword !== keyword) continue;
    const group = groups.get(annotation.instanceLocation);
    if (group) group.push(annotation);
    else groups.set(annotation.instanceLocation, [annotation]);
  }
  return new Map(
    Array.from(groups, ([location, group]) => [
      location,
      (group.length > 1 ? group.toSorted((a, b) => depthOf(a) - depthOf(b)) : group).map(({ value }) => value),
    ]),
  );
}

const depthOf = ({ keywordLocation }: Annotation): number => keywordLocation.split("/").length;
