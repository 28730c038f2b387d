import type { Rule } from "../plan/plan.js";
import type { Locations } from "../messages/locations.js";
import type { AnnotationValue } from "./annotation-value.js";
import type { TraceReader } from "./trace-reader.js";

/** What a keyword says about a part of an instance that its schema holds of (2020-12 core, section 7.7). */
export interface Annotation extends Locations {
  /** The keyword as the schema spells it. */
  readonly keyword: string;
  /** The URI of the vocabulary that the keyword belongs to; absent for a keyword that no vocabulary knows. */
  readonly vocabulary?: string;
  /** The keyword's value in the schema, frozen; or what the keyword applied to, as names, indices, an index or `true`. */
  readonly value: unknown;
}

/** What `annotations` answers. */
export interface Annotations {
  /** Whether the value is valid. Of a value that is not there are no annotations. */
  readonly valid: boolean;
  /** All annotations, in the order in which keywords were evaluated. */
  readonly list: readonly Annotation[];
  /**
   * What one keyword says, by instance location (a JSON Pointer). Several schemas may speak of one location: the value of
   * the schema that stands nearest to the root comes first.
   */
  of(keyword: string): ReadonlyMap<string, readonly unknown[]>;
}

/** What is said of a value that is not valid. */
export const noAnnotations: Annotations = { valid: false, list: [], of: () => new Map() };

/** Folds a trace of notes into annotations. */
export function annotationsOf(reader: TraceReader): Annotations {
  const list: Annotation[] = [];
  for (const node of reader.nodes) {
    const annotation = node.kind === "rule" && reader.annotationOf(node);
    if (annotation) list.push(annotationAt(reader.locationsOf(node), node.rule, annotation));
  }
  return { valid: true, list, of: (keyword) => byLocation(list, keyword) };
}

function annotationAt(at: Locations, { name: keyword = "", vocabulary }: Rule, { value }: AnnotationValue): Annotation {
  const { instanceLocation, keywordLocation, absoluteKeywordLocation } = at;
  // Written out: there may be many.
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
