/**
 * A typed meeting place for the keywords of one schema object. A keyword that knows something provides it, a keyword
 * that needs it reads it, and neither names the other.
 */
export interface Facet<In, Out> {
  /** For messages only: facets are told apart by identity. */
  readonly name: string;
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

/** Defines a facet by how its contributions combine. */
export function defineFacet<In, Out>(name: string, combine: (inputs: readonly In[]) => Out): Facet<In, Out> {
  const facet: Facet<In, Out> = { name, combine, of: (input) => ({ facet, input }) };
  return facet;
}

/** A facet to which one keyword contributes: the reader sees that, or `undefined`. */
export const single = <A>(name: string): Facet<A, A | undefined> =>
  defineFacet<A, A | undefined>(name, (inputs) => inputs[0]);
