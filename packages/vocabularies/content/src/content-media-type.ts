import { typedKeyword, type Keyword, string, JsonType } from "@argot/core/keyword";
import { contentMediaTypeOf } from "./facets.js";

/**
 * `contentMediaType`: the media type of the content of a string, such as `"application/json"`. An annotation: nothing is
 * read.
 *
 * @see {@link https://json-schema.org/draft/2020-12/json-schema-validation#section-8.4 | 2020-12 validation, 8.4}
 */
export const contentMediaType: Keyword<string> = typedKeyword({
  id: "https://json-schema.org/keyword/contentMediaType",
  value: string,
  appliesTo: JsonType.string,
  annotation: "value",
  provide: (mediaType) => contentMediaTypeOf.of(mediaType),
});
