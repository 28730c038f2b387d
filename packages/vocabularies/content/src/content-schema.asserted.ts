import { decoded, typedKeyword, type Application, type Keyword, nothing, schema, JsonType } from "@argot/core/keyword";
import { type AssertionOptions, stepsIn } from "./assertion.js";
import { contentSchema } from "./content-schema.js";
import { defaultMaxNesting } from "./default-max-nesting.js";
import { mediaTypeStep } from "./facets.js";

/**
 * `contentSchema` as an assertion: the schema holds for the content of the string. It is ignored without
 * `contentMediaType`, and an annotation where that or `contentEncoding` is not known. Those keywords assert that the
 * content can be read.
 */
export function assertedContentSchema(options: AssertionOptions): Keyword<Application> {
  const { id } = contentSchema;
  return typedKeyword({
    id,
    value: schema,
    appliesTo: JsonType.string,
    annotation: "value",
    lower: (k) => {
      if (!k.read(mediaTypeStep)) return undefined;
      const decode = stepsIn(k);
      return decode
        ? decoded({ decode, application: k.value, deepest: options.maxNesting ?? defaultMaxNesting })
        : nothing();
    },
  });
}
