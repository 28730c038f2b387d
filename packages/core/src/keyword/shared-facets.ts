// Where keywords of different vocabularies meet. A facet that only one package knows stays in that package.
import { ownProperties } from "../json/own-properties.js";
import type { SiblingNames, Application, Pattern, Range } from "../plan/plan.js";
import { defineFacet, type Facet, singleFacet } from "./facet.js";

/** Member names that a keyword answers for, so that "additional" ones can be told. */
export const claimedProperties: Facet<{ names?: Iterable<string>; patterns?: readonly Pattern[] }, SiblingNames> =
  defineFacet("argot:facet/member-claims", (inputs) => ({
    names: new Set(inputs.map(ownProperties).flatMap(({ names = [] }) => [...names])),
    patterns: inputs.map(ownProperties).flatMap(({ patterns = [] }) => patterns),
  }));

/** How many items from the start are answered for by position; `undefined` where no keyword does so. */
export const prefixLength: Facet<number, number | undefined> = defineFacet("argot:facet/prefix-length", (inputs) =>
  inputs.length === 0 ? undefined : Math.max(...inputs),
);

/** How many items must be contained: at least one, unless a keyword says otherwise. */
export const containsRange: Facet<Partial<Range>, Range> = defineFacet("argot:facet/contains-quota", (inputs) =>
  Object.assign({ min: 1, max: Infinity }, ...inputs),
);

/** Whether a property that the schema is for must be there, as far as it says so itself, and what it inherits that from. */
export const requiredByProperty: Facet<
  { readonly required?: boolean; readonly inherits?: readonly Application[] },
  { readonly required: boolean; readonly inherits: readonly Application[] }
> = defineFacet("argot:facet/presence", (inputs) => ({
  required: inputs.map(ownProperties).some(({ required }) => required === true),
  inherits: inputs.map(ownProperties).flatMap(({ inherits = [] }) => inherits),
}));

/** What an author says in their own words, instead of what the keywords of a schema object say. */
export interface CustomMessages {
  /** The URI of the keyword that gives the words. It is the message id where the schema as a whole is spoken of. */
  readonly id: string;
  /** Said once of the schema as a whole, where it fails. What its keywords say becomes the causes. */
  readonly schema?: string;
  /** Said in place of a keyword's message, by the keyword's name. */
  readonly keywords?: ReadonlyMap<string, string>;
  /**
   * Said of a member, by the keyword's name and the member's: that it is missing, where the keyword demands that it is
   * there; that it is wrong, where the keyword applies a schema to it.
   */
  readonly properties?: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

/** The author's own words for this schema object. Lowering asks for them when it writes down what each rule reports. */
export const customMessages: Facet<CustomMessages, CustomMessages | undefined> = singleFacet("argot:facet/wordings");
