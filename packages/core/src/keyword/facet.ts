import { DefinitionError } from "../errors/definition-error.js";
import { requireUri, describeValue } from "./definition-errors.js";

/**
 * A typed meeting place for the keywords of one schema object. A keyword that knows something provides it, a keyword
 * that needs it reads it, and neither names the other.
 */
export interface Facet<In, Out> {
  /**
   * The absolute URI that tells it apart from others. An object would do as well, were it not that a program may hold two
   * copies of a package.
   */
  readonly id: string;
  /** What a reader sees of all that was provided in this schema object, in the order of the dialect. */
  combine(inputs: readonly In[]): Out;
  /** Something for this facet, to be returned by a keyword's `provide`. */
  of(input: In): Provision;
}

/** One keyword's contribution to a facet. */
export interface Provision {
  /** The facet contributed to. */
  readonly facet: Facet<never, unknown>;
  /** The contribution: one input of the facet's `combine`. */
  readonly input: unknown;
}

/**
 * Defines a facet by how its contributions combine.
 *
 * @param id - An absolute URI of your own, such as `"https://example.com/facet/unit"`.
 * @throws DefinitionError when it is none, or `combine` is no function.
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineFacet<In, Out>(id: string, combine: (inputs: readonly In[]) => Out): Facet<In, Out> {
  requireUri("A facet", id, "https://example.com/facet/unit");
  if (typeof combine !== "function")
    throw new DefinitionError(`Facet ${id}: it is combined by a function; got ${describeValue(combine)}.`);
  const facet: Facet<In, Out> = { id, combine, of: (input) => ({ facet, input }) };
  return facet;
}

/** A facet to which one keyword contributes: the reader sees that, or `undefined`. */
/* @__NO_SIDE_EFFECTS__ */
export const singleFacet = <A>(id: string): Facet<A, A | undefined> =>
  defineFacet<A, A | undefined>(id, (inputs) => inputs[0]);
