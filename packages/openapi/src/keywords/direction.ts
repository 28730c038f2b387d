import { all, and, type Application, has, type Keyword, or, test } from "@argot/core/keyword";
import { besideOthers, combined, isLeftOut, leftOutNames, propertySchemas, requiredNames } from "./access.js";
import { ref30 } from "./ref.3.0.js";
import { ref } from "./ref.js";

/** Keywords of JSON Schema, for {@link keywordsOfDirection}. */
export interface DirectedKeywords {
  /** `readOnly` for requests, `writeOnly` for responses: it marks properties that messages of the direction do not have. */
  readonly marker: Keyword<boolean>;
  /** `required`, and its older forms. */
  readonly required: readonly Keyword<string[]>[];
  /** `properties`. */
  readonly properties: Keyword<ReadonlyMap<string, Application>>;
  /** `allOf`. */
  readonly allOf: Keyword<Application[]>;
}

/**
 * The meaning of keywords in messages of one direction, for `withKeywords`. A property that the marker marks is not required, and
 * refused if `refused` says so. It makes no difference how a schema is split by `allOf` and `$ref`: one part may mark the property,
 * and another part may require it.
 *
 * @param refused - The message for a property that must not be sent. Without it, the property may be sent.
 * @see {@link https://spec.openapis.org/oas/v3.0.4.html#fixed-fields-20 | OpenAPI 3.0, Schema Object: readOnly and writeOnly}
 */
export const keywordsOfDirection = (
  { marker, required, properties, allOf }: DirectedKeywords,
  refused: string | undefined,
): Keyword[] =>
  [
    {
      ...marker,
      messages: new Map(refused === undefined ? [] : [["", refused]]),
      provide: (value) => [...marker.provide(value), isLeftOut.of(value)],
      lower: (context) => (context.value && refused !== undefined ? [test(or([]))] : marker.lower(context)),
    } satisfies Keyword<boolean>,
    ...required.map((each): Keyword<string[]> => ({
      ...each,
      provide: (value) => [...each.provide(value), ...value.map(requiredNames.of)],
      lower: (context) => {
        const leftOut = leftOutNames(context.value, context);
        return [test(and(context.value.filter((name) => !leftOut.has(name)).map(has)))];
      },
    })),
    {
      ...properties,
      provide: (value) => [...properties.provide(value), propertySchemas.of(value)],
    } satisfies Keyword<ReadonlyMap<string, Application>>,
    combining(allOf, (value) => value),
    combining(ref, ({ application }) => [application]),
    combining(ref30, ({ application }) => [application]),
  ] as Keyword[];

/** A keyword that combines its schema object with others. */
const combining = <V>(keyword: Keyword<V>, schemasOf: (value: V) => readonly Application[]): Keyword<V> => ({
  ...keyword,
  provide: (value) => [...keyword.provide(value), combined.of(schemasOf(value))],
  lower: (context) => [all(besideOthers(schemasOf(context.value), context))],
});
