import { typedKeyword, isObject, type Json, type Keyword, type Shape, simpleShape } from "@argot/core/keyword";
import { ownProperties } from "@argot/core/internal";
import { type Discriminator, discriminated } from "./discriminated.js";
import { valuesOf } from "./schema-name.js";

const isStrings = (json: Json | undefined): boolean =>
  isObject(json) && Object.values(json).every((each) => typeof each === "string");

/** The value of `discriminator`. */
export const discriminatorShape: Shape<Discriminator> = {
  ...simpleShape(
    "an object with the string `propertyName`, and optionally `mapping`, an object of strings, and the string `defaultMapping`",
    (json): json is Json =>
      isObject(json) &&
      Object.hasOwn(json, "propertyName") &&
      typeof json["propertyName"] === "string" &&
      (!Object.hasOwn(json, "mapping") || isStrings(json["mapping"])) &&
      (!Object.hasOwn(json, "defaultMapping") || typeof json["defaultMapping"] === "string"),
  ),
  parse: (json) => {
    const { propertyName, mapping, defaultMapping } = ownProperties(
      json as {
        readonly propertyName: string;
        readonly mapping?: Readonly<Record<string, string>>;
        readonly defaultMapping?: string;
      },
    );
    const entries = Object.entries(mapping ?? {});
    return { propertyName, mapping: new Map(entries), valuesOf: valuesOf(entries), defaultMapping };
  },
};

/**
 * `discriminator`: the property whose value names one of the alternatives beside it. It is an annotation and does not
 * change what is valid. Errors refer to the alternative that a value names, see `namedAlternatives`.
 *
 * @see {@link https://spec.openapis.org/oas/v3.2.0.html#discriminator-object | OpenAPI 3.2, Discriminator Object}
 */
export const discriminator: Keyword<Discriminator> = typedKeyword({
  id: "https://spec.openapis.org/oas/3.0/keyword/discriminator",
  value: discriminatorShape,
  annotation: "value",
  provide: (value) => discriminated.of(value),
});
