// Which properties messages of one direction do not have, and which schemas require these: facets for `keywordsOfDirection`.
import {
  type Application,
  type BlockId,
  defineFacet,
  type Facet,
  type KeywordContext,
  singleFacet,
} from "@argot/core/keyword";

const facetUri = (name: string): string => `https://github.com/argot-schema/argot/facet/openapi/${name}`;
const setFacet = (name: string): Facet<string, ReadonlySet<string>> =>
  defineFacet(facetUri(name), (inputs) => new Set(inputs));

/** Whether a schema is of a property that messages of the direction at hand do not have. */
export const isLeftOut: Facet<boolean, boolean | undefined> = singleFacet(facetUri("left-out"));

/** The schemas of properties, by name. */
export const propertySchemas: Facet<
  ReadonlyMap<string, Application>,
  ReadonlyMap<string, Application> | undefined
> = singleFacet(facetUri("property-schemas"));

/** The schemas that a schema is combined of: those of `allOf`, and the one of `$ref`. */
export const combined: Facet<readonly Application[], readonly Application[]> = defineFacet(
  facetUri("combined"),
  (inputs) => inputs.flat(),
);

/** The properties that a schema requires, by name. */
export const requiredNames: Facet<string, ReadonlySet<string>> = setFacet("required-names");

/** The properties that messages do not have by what a schema is combined with, by name. */
export const leftOutBeside: Facet<string, ReadonlySet<string>> = setFacet("left-out-beside");

/** The facets of a schema object. */
type Read = <Out>(facet: Facet<never, Out>) => Out;

const readerOf =
  (application: Application, context: KeywordContext<unknown>): Read =>
  (facet) =>
    context.readAt(application, facet);

/** A schema object, and all that it is combined of. Schemas may refer to one another in circles. */
function* partsOf(start: Read, context: KeywordContext<unknown>): Iterable<Read> {
  const seen = new Set<BlockId>();
  const pending: Read[] = [start];
  for (let read = pending.pop(); read; read = pending.pop()) {
    yield read;
    for (const application of read(combined)) {
      if (seen.has(application.target)) continue;
      seen.add(application.target);
      pending.push(readerOf(application, context));
    }
  }
}

/** Whether messages of the direction at hand do not have a property of a schema object. */
function isPropertyLeftOut(name: string, schema: Read, context: KeywordContext<unknown>): boolean {
  for (const part of partsOf(schema, context)) {
    const property = part(propertySchemas)?.get(name);
    if (!property) continue;
    for (const partOfProperty of partsOf(readerOf(property, context), context))
      if (partOfProperty(isLeftOut) === true) return true;
  }
  return false;
}

/** Whether messages of the direction at hand do not have a property, by the schema object or by what it is combined with. */
export const leavesOut = (name: string, context: KeywordContext<unknown>): boolean =>
  context.read(leftOutBeside).has(name) || isPropertyLeftOut(name, (facet) => context.read(facet), context);

/** The application of a schema that is combined with the schema object. It does not require what that object leaves out. */
export function besideOthers(application: Application, context: KeywordContext<unknown>): Application {
  const isAlone =
    context.read(combined).length === 1 &&
    context.read(propertySchemas) === undefined &&
    context.read(leftOutBeside).size === 0;
  if (isAlone) return application;
  const branch = readerOf(application, context);
  const names = new Set<string>();
  for (const part of partsOf(branch, context)) for (const name of part(requiredNames)) names.add(name);
  const leftOut = [...names].filter((name) => leavesOut(name, context) && !isPropertyLeftOut(name, branch, context));
  return context.provideAt(application, leftOut.sort().map(leftOutBeside.of));
}
