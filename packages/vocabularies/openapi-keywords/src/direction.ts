import { and, type Application, has, type Keyword, or, test } from "@argot/core/keyword";
import { combined, isLeftOut, leavesOut, propertySchemas } from "./access.js";

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
 * refused if `refused` says so. `required` finds the property in the same schema object, and in those that it refers to or combines by
 * `allOf`.
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
      lower: (context) => [test(and(context.value.filter((name) => !leavesOut(name, context)).map(has)))],
    })),
    {
      ...properties,
      provide: (value) => [...properties.provide(value), propertySchemas.of(value)],
    } satisfies Keyword<ReadonlyMap<string, Application>>,
    { ...allOf, provide: (value) => [...allOf.provide(value), combined.of(value)] } satisfies Keyword<Application[]>,
  ] as Keyword[];
