import { type Application, type Facet, singleFacet } from "@argot/core/keyword";

/** The value of `discriminator`, parsed. */
export interface Discriminator {
  /** The property whose value names a schema. */
  readonly propertyName: string;
  /** References to schemas, or their names, by the values of the property. */
  readonly mapping: ReadonlyMap<string, string>;
  /** The values of the property, by the references and names that the mapping has for them. */
  readonly valuesOf: ReadonlyMap<string, readonly string[]>;
  /** The schema of values whose property is missing or names none. Since 3.2. */
  readonly defaultMapping: string | undefined;
}

/** The discriminator of a schema object, for the keywords of alternatives beside it. */
export const discriminated: Facet<Discriminator, Discriminator | undefined> = singleFacet(
  "https://github.com/argot-schema/argot/facet/openapi/discriminated",
);

/** A reference as the schema has it, and where it leads. */
export interface Reference {
  /** The URI reference. */
  readonly reference: string;
  /** The application of the schema there. */
  readonly application: Application;
}

/** The `$ref` of a schema object: names of schemas are read from references. */
export const referenced: Facet<Reference, Reference | undefined> = singleFacet(
  "https://github.com/argot-schema/argot/facet/openapi/referenced",
);

/** The alternatives of a schema object. */
export const alternatives: Facet<readonly Application[], readonly Application[] | undefined> = singleFacet(
  "https://github.com/argot-schema/argot/facet/openapi/alternatives",
);
