// The facets that keywords of different vocabularies share. A facet of one package alone is defined in that package.
import { ownProperties } from "../json/own-properties.js";
import type { SiblingNames, Application, Pattern, Range } from "../plan/plan.js";
import { defineFacet, type Facet, singleFacet } from "./facet.js";

/** The properties that `properties` and `patternProperties` cover. All others are "additional". */
export const claimedProperties: Facet<{ names?: Iterable<string>; patterns?: readonly Pattern[] }, SiblingNames> =
  defineFacet("argot:facet/claimed-properties", (inputs) => ({
    names: new Set(inputs.map(ownProperties).flatMap(({ names = [] }) => [...names])),
    patterns: inputs.map(ownProperties).flatMap(({ patterns = [] }) => patterns),
  }));

/** The number of items at the start of an array that have schemas by position; `undefined` if no keyword gives such schemas. */
export const prefixLength: Facet<number, number | undefined> = defineFacet("argot:facet/prefix-length", (inputs) =>
  inputs.length === 0 ? undefined : Math.max(...inputs),
);

/** The number of items that must match `contains`. Default: at least one. */
export const containsRange: Facet<Partial<Range>, Range> = defineFacet("argot:facet/contains-range", (inputs) =>
  Object.assign({ min: 1, max: Infinity }, ...inputs),
);

/**
 * Whether a property with this schema is required, in draft-03. `inherits` lists the schemas that may require it, too: those
 * that this schema refers to or extends.
 */
export const requiredByProperty: Facet<
  { readonly required?: boolean; readonly inherits?: readonly Application[] },
  { readonly required: boolean; readonly inherits: readonly Application[] }
> = defineFacet("argot:facet/required-by-property", (inputs) => ({
  required: inputs.map(ownProperties).some(({ required }) => required === true),
  inherits: inputs.map(ownProperties).flatMap(({ inherits = [] }) => inherits),
}));

/** Messages of the schema's author, which replace those of the keywords of a schema object. */
export interface CustomMessages {
  /** The URI of the keyword that gives the messages. It is the message id of `schema`. */
  readonly id: string;
  /** The message for the schema as a whole. The messages of its keywords become its causes. */
  readonly schema?: string;
  /** The messages for single keywords, by the name of the keyword. */
  readonly keywords?: ReadonlyMap<string, string>;
  /**
   * The messages for single properties, by the name of the keyword and the name of the property. The message is reported if
   * the keyword requires the property and it is missing, or if the keyword applies a schema to it that fails.
   */
  readonly properties?: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

/** The messages of the schema's author for this schema object. Lowering reads the facet when it makes rules. */
export const customMessages: Facet<CustomMessages, CustomMessages | undefined> =
  singleFacet("argot:facet/custom-messages");
