import { decoded, defineKeyword, type Keyword, nothing, refined, string, T } from "@argot/core/keyword";
import { type AssertionOptions, decoderOf, knowsMediaType, usualMaxNesting } from "./assertion.js";
import { contentMediaType } from "./content-media-type.js";
import { contentMediaTypeOf } from "./facets.js";

/**
 * `contentMediaType` as an assertion: the content of the string can be read as what it is said to be. A media type that is not
 * known is an annotation, or refused where the options are strict.
 */
export function assertedContentMediaType(options: AssertionOptions): Keyword<string> {
  const known = refined(string, "a media type that is known", (name) => knowsMediaType(name as string, options));
  const { id } = contentMediaType;
  return defineKeyword({
    id,
    value: options.strict ? known : string,
    applies: T.string,
    annotation: "value",
    provide: (mediaType) => contentMediaTypeOf.of(mediaType),
    lower: (k) => {
      const decode = decoderOf(k.value, k, id, options);
      return decode ? decoded({ decode, deepest: options.maxNesting ?? usualMaxNesting }) : nothing();
    },
    message: "must hold {value:text}",
  });
}
