import { all, typedKeyword, type Keyword } from "@argot/core/keyword";
import { type Reference, referenced } from "./discriminated.js";
import { referenceShape } from "./reference-shape.js";

/**
 * `$ref` in 3.0: the object is a reference and not a schema, so everything beside it is ignored.
 *
 * @see {@link https://spec.openapis.org/oas/v3.0.4.html#reference-object | OpenAPI 3.0, Reference Object}
 */
export const ref30: Keyword<Reference> = typedKeyword({
  id: "https://spec.openapis.org/oas/3.0/keyword/ref",
  value: referenceShape,
  ignoresSiblings: true,
  provide: (value) => referenced.of(value),
  lower: (k) => all([k.value.application]),
});
