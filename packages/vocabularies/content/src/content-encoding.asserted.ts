import { decoded, defineKeyword, type Keyword, nothing, refined, string, JsonType } from "@argot/core/keyword";
import { type AssertionOptions, knowsEncoding, stepOfEncoding } from "./assertion.js";
import { contentEncoding } from "./content-encoding.js";
import { encodingNames } from "./encodings/encodings.js";
import { encodingStep } from "./facets.js";

/**
 * `contentEncoding` as an assertion: the string has the form that its encoding prescribes. An encoding that is not known is an
 * annotation, or refused with `refuseUnknown`.
 */
export function assertedContentEncoding(options: AssertionOptions): Keyword<string> {
  const known = refined(string, `an encoding that is known: ${encodingNames.join(", ")}`, (name) =>
    knowsEncoding(name),
  );
  const { id } = contentEncoding;
  return defineKeyword({
    id,
    value: options.refuseUnknown ? known : string,
    appliesTo: JsonType.string,
    annotation: "value",
    provide: (encoding) => encodingStep.of({ step: stepOfEncoding(encoding, id, options) }),
    lower: (k) => {
      const step = k.read(encodingStep)?.step;
      // What the octets mean may lie too deep, and is another keyword's.
      return step ? decoded({ decode: [step], deepest: Infinity }) : nothing();
    },
    message: "must be written in {value}: {problem:message}",
  });
}
