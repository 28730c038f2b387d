import { DefinitionError } from "../errors/definition-error.js";
import { describeValue } from "../errors/check-arguments.js";
import { requireUri } from "./definition-errors.js";

/**
 * A typed channel between the keywords of one schema object. One keyword provides to it, another reads from it, and neither
 * knows the other.
 */
export interface Facet<In, Out> {
  /** The absolute URI that identifies the facet, even if a program has two copies of a package. */
  readonly id: string;
  /** Combines all contributions of a schema object, in the order of the dialect, into the value that `read` returns. */
  combine(inputs: readonly In[]): Out;
  /** Makes a contribution, which a keyword returns from `provide`. */
  of(input: In): Provision;
}

/** The contribution of a keyword to a facet. */
export interface Provision {
  /** The facet. */
  readonly facet: Facet<never, unknown>;
  /** One of the inputs of the facet's `combine`. */
  readonly input: unknown;
}

/**
 * Defines a facet.
 *
 * @param id - An absolute URI of your own, such as `"https://example.com/facet/unit"`.
 * @param combine - Combines the contributions of a schema object. The list is empty if no keyword contributes.
 * @throws DefinitionError if `id` is not an absolute URI, or `combine` is not a function.
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineFacet<In, Out>(id: string, combine: (inputs: readonly In[]) => Out): Facet<In, Out> {
  requireUri("A facet", id, "https://example.com/facet/unit");
  if (typeof combine !== "function")
    throw new DefinitionError(`Facet ${id}: \`combine\` must be a function; got ${describeValue(combine)}.`);
  const facet: Facet<In, Out> = { id, combine, of: (input) => ({ facet, input }) };
  return facet;
}

/** Defines a facet with at most one contribution. `read` returns the first one, or `undefined`. */
/* @__NO_SIDE_EFFECTS__ */
export const singleFacet = <A>(id: string): Facet<A, A | undefined> =>
  defineFacet<A, A | undefined>(id, (inputs) => inputs.at(0));
