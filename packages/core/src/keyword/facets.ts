// Where keywords of different vocabularies meet. A facet that only one package knows stays in that package.
import type { Claims, Edge, Pattern, Range } from "../plan/ops.js";
import { defineFacet, type Facet } from "./facet.js";

/** Member names that a keyword answers for, so that "additional" ones can be told. */
export const memberClaims: Facet<{ names?: Iterable<string>; patterns?: readonly Pattern[] }, Claims> = defineFacet(
  "argot:facet/member-claims",
  (inputs) => ({
    names: new Set(inputs.flatMap((input) => [...(input.names ?? [])])),
    patterns: inputs.flatMap((input) => input.patterns ?? []),
  }),
);

/** How many items from the start are answered for by position; `undefined` where no keyword does so. */
export const prefixLength: Facet<number, number | undefined> = defineFacet("argot:facet/prefix-length", (inputs) =>
  inputs.length === 0 ? undefined : Math.max(...inputs),
);

/** How many items must be contained: at least one, unless a keyword says otherwise. */
export const containsQuota: Facet<Partial<Range>, Range> = defineFacet("argot:facet/contains-quota", (inputs) =>
  Object.assign({ min: 1, max: Infinity }, ...inputs),
);

/** Whether a property that the schema is for must be there, as far as it says so itself, and what it inherits that from. */
export const presence: Facet<
  { readonly required?: boolean; readonly inherits?: readonly Edge[] },
  { readonly required: boolean; readonly inherits: readonly Edge[] }
> = defineFacet("argot:facet/presence", (inputs) => ({
  required: inputs.some(({ required }) => required === true),
  inherits: inputs.flatMap(({ inherits }) => inherits ?? []),
}));
