import { decoded, typedKeyword, type Keyword, nothing, refined, string, JsonType } from "@argot/core/keyword";
import { type AssertionOptions, knowsMediaType, stepOfMediaType, stepsIn } from "./assertion.js";
import { contentMediaType } from "./content-media-type.js";
import { defaultMaxNesting } from "./default-max-nesting.js";
import { mediaTypeStep } from "./facets.js";

/**
 * `contentMediaType` as an assertion: the content of the string can be read as this media type. A media type that is
 * not known is an annotation, or refused with `refuseUnknown`.
 */
export function assertedContentMediaType(options: AssertionOptions): Keyword<string> {
  const known = refined(string, "a media type that is known", (name) => knowsMediaType(name, options));
  const { id } = contentMediaType;
  return typedKeyword({
    id,
    value: options.refuseUnknown ? known : string,
    appliesTo: JsonType.string,
    annotation: "value",
    provide: (mediaType) => mediaTypeStep.of({ step: stepOfMediaType(mediaType, id, options) }),
    lower: (k) => {
      const decode = stepsIn(k);
      return decode ? decoded({ decode, deepest: options.maxNesting ?? defaultMaxNesting }) : nothing();
    },
    message: "must hold {value}: {problem:message}",
  });
}
