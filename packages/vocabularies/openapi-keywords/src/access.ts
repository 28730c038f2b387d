import {
  type Application,
  type BlockId,
  type Facet,
  type KeywordContext,
  singleFacet,
  defineFacet,
} from "@argot/core/keyword";
import { referenced } from "./discriminated.js";

const facetUri = (name: string): string => `https://github.com/argot-schema/argot/facet/openapi/${name}`;

/** Whether a schema is of a property that messages of the direction at hand do not have. */
export const isLeftOut: Facet<boolean, boolean | undefined> = singleFacet(facetUri("left-out"));

/** The schemas of properties, by name. */
export const propertySchemas: Facet<
  ReadonlyMap<string, Application>,
  ReadonlyMap<string, Application> | undefined
> = singleFacet(facetUri("property-schemas"));

/** The schemas that a schema is combined of. */
export const combined: Facet<readonly Application[], readonly Application[]> = defineFacet(
  facetUri("combined"),
  (inputs) => inputs.flat(),
);

/** The facets of a schema object. */
type Read = <Out>(facet: Facet<never, Out>) => Out;

/** Whether a schema object, or one that it refers to or is combined of, says so. Schemas may refer to one another in circles. */
function someOf(start: Read, context: KeywordContext<unknown>, says: (read: Read) => boolean): boolean {
  const seen = new Set<BlockId>();
  const pending: Read[] = [start];
  for (let read = pending.pop(); read; read = pending.pop()) {
    if (says(read)) return true;
    const target = read(referenced);
    for (const application of [...(target ? [target.application] : []), ...read(combined)]) {
      if (seen.has(application.target)) continue;
      seen.add(application.target);
      pending.push((facet) => context.readAt(application, facet));
    }
  }
  return false;
}

/** Whether messages of the direction at hand do not have a property of the schema object. */
export const leavesOut = (name: string, context: KeywordContext<unknown>): boolean =>
  someOf(
    (facet) => context.read(facet),
    context,
    (read) => {
      const property = read(propertySchemas)?.get(name);
      if (!property) return false;
      return someOf(
        (facet) => context.readAt(property, facet),
        context,
        (ofProperty) => ofProperty(isLeftOut) === true,
      );
    },
  );
