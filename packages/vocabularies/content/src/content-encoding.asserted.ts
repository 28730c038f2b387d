import {
  decoded,
  typedKeyword,
  type Keyword,
  nothing,
  refined,
  type Shape,
  string,
  JsonType,
} from "@argot/core/keyword";
import { type AssertionOptions, encodingList, knowsEncoding, stepOfEncoding } from "./assertion.js";
import { contentEncoding } from "./content-encoding.js";
import { encodingStep } from "./facets.js";

/**
 * `contentEncoding` as an assertion: the string has the form that its encoding prescribes. An encoding that is not known is an
 * annotation, or refused with `refuseUnknown`.
 */
export function assertedContentEncoding(options: AssertionOptions): Keyword<string> {
  const { id } = contentEncoding;
  return typedKeyword({
    id,
    value: options.refuseUnknown ? knownEncoding() : string,
    appliesTo: JsonType.string,
    annotation: "value",
    provide: (encoding) => encodingStep.of({ step: stepOfEncoding(encoding, id, options) }),
    lower: (k) => {
      const step = k.read(encodingStep)?.step;
      // Only the octets are tested here: other keywords test their meaning, which may be nested too deeply.
      return step ? decoded({ decode: [step], deepest: Infinity }) : nothing();
    },
    message: "must be written in {value}: {problem:message}",
  });
}

const knownEncoding = (): Shape<string> =>
  refined(string, `an encoding that is known: ${encodingList()}`, (name) => knowsEncoding(name));
