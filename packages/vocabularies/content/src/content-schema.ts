import { typedKeyword, type Application, type Keyword, nothing, schema, JsonType } from "@argot/core/keyword";
import { contentMediaTypeOf } from "./facets.js";

/**
 * `contentSchema`: the schema of the content of a string, which is ignored where `contentMediaType` does not say how to read
 * it. An annotation: nothing is validated.
 *
 * @see {@link https://json-schema.org/draft/2020-12/json-schema-validation#section-8.5 | 2020-12 validation, 8.5}
 */
export const contentSchema: Keyword<Application> = typedKeyword({
  id: "https://json-schema.org/keyword/contentSchema",
  value: schema,
  appliesTo: JsonType.string,
  annotation: "value",
  lower: (k) => (k.read(contentMediaTypeOf) === undefined ? undefined : nothing()),
});
