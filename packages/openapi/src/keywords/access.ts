// Facets for `keywordsOfDirection`: the properties that messages of one direction do not have, and the schemas that
// require them.
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

/** Whether a schema is that of a property that messages of the direction do not have. */
export const isLeftOut: Facet<boolean, boolean | undefined> = singleFacet(facetUri("left-out"));

/** The schemas of properties, by name. */
export const propertySchemas: Facet<
  ReadonlyMap<string, Application>,
  ReadonlyMap<string, Application> | undefined
> = singleFacet(facetUri("property-schemas"));

/** The schemas that a schema combines: those of `allOf`, and that of `$ref`. */
export const combined: Facet<readonly Application[], readonly Application[]> = defineFacet(
  facetUri("combined"),
  (inputs) => inputs.flat(),
);

/** The properties that a schema requires, by name. */
export const requiredNames: Facet<string, ReadonlySet<string>> = setFacet("required-names");

/** The properties that messages do not have because of schemas that this one is combined with, by name. */
export const leftOutBeside: Facet<string, ReadonlySet<string>> = setFacet("left-out-beside");

/** The facets of a schema object. */
type Read = <Out>(facet: Facet<never, Out>) => Out;

const readerOf =
  (application: Application, context: KeywordContext<unknown>): Read =>
  (facet) =>
    context.readAt(application, facet);

/** A schema object, and all schemas that it combines, perhaps in cycles. */
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

/** The properties among some of a schema object that messages of the direction do not have. */
function leftOutOf(names: ReadonlySet<string>, schema: Read, context: KeywordContext<unknown>): Set<string> {
  const found = new Set<string>();
  if (names.size === 0) return found;
  for (const part of partsOf(schema, context)) {
    const properties = part(propertySchemas);
    if (!properties) continue;
    for (const name of properties.size < names.size ? properties.keys() : names) {
      const property = properties.get(name);
      if (!property || !names.has(name) || found.has(name)) continue;
      for (const partOfProperty of partsOf(readerOf(property, context), context))
        if (partOfProperty(isLeftOut) === true) found.add(name);
    }
  }
  return found;
}

/**
 * The properties among some that messages of the direction do not have, because of the schema object or of those that
 * it is combined with.
 */
export function leftOutNames(names: Iterable<string>, context: KeywordContext<unknown>): ReadonlySet<string> {
  const wanted = new Set(names);
  const beside = context.read(leftOutBeside);
  const found = leftOutOf(wanted, (facet) => context.read(facet), context);
  for (const name of wanted) if (beside.has(name)) found.add(name);
  return found;
}

/** The applications of the combined schemas, with the properties that they must not require. */
export function besideOthers(
  applications: readonly Application[],
  context: KeywordContext<unknown>,
): readonly Application[] {
  const isAlone =
    context.read(combined).length === 1 &&
    context.read(propertySchemas) === undefined &&
    context.read(leftOutBeside).size === 0;
  if (isAlone) return applications;
  const branches = applications.map((application) => {
    const read = readerOf(application, context);
    const required = new Set<string>();
    for (const part of partsOf(read, context)) for (const name of part(requiredNames)) required.add(name);
    return { application, read, required };
  });
  const all = leftOutNames(
    branches.flatMap(({ required }) => [...required]),
    context,
  );
  return branches.map(({ application, read, required }) => {
    const names = new Set([...required].filter((name) => all.has(name)));
    const own = leftOutOf(names, read, context);
    const beside = [...names].filter((name) => !own.has(name));
    return context.provideAt(application, beside.sort().map(leftOutBeside.of));
  });
}
