import { defineKeyword, host, type Keyword, nothing, refined, string, T, test } from "@argot/core/keyword";
import { argumentOf, type AssertionOptions, exportedHere, isEncoded, knowsEncoding } from "./assertion.js";
import { contentEncoding } from "./content-encoding.js";
import { encodingNames } from "./encodings/encodings.js";
import { contentEncodingOf } from "./facets.js";

/**
 * `contentEncoding` as an assertion: the string has the form that its encoding prescribes. An encoding that is not known is an
 * annotation, or refused where the options are strict.
 */
export function assertedContentEncoding(options: AssertionOptions): Keyword<string> {
  const known = refined(string, `an encoding that is known: ${encodingNames.join(", ")}`, (name) =>
    knowsEncoding(name as string),
  );
  const { id } = contentEncoding;
  return defineKeyword({
    id,
    value: options.strict ? known : string,
    applies: T.string,
    annotation: "value",
    provide: (encoding) => contentEncodingOf.of(encoding),
    lower: ({ value }) => {
      if (!knowsEncoding(value)) return nothing();
      const argument = argumentOf({ contentEncoding: value }, options);
      return test(host({ call: isEncoded, argument, name: id, module: exportedHere("isEncoded") }));
    },
    message: "must be written in {value:text}",
  });
}
