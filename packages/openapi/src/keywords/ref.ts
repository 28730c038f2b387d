import { all, typedKeyword, type Keyword } from "@argot/core/keyword";
import { type Reference, referenced } from "./discriminated.js";
import { referenceShape } from "./reference-shape.js";

/**
 * `$ref` since 3.1, which is that of JSON Schema 2020-12. A `discriminator` reads the name of the schema from it.
 *
 * @see {@link https://json-schema.org/draft/2020-12/json-schema-core#section-8.2.3.1 | 2020-12 core, 8.2.3.1}
 */
export const ref: Keyword<Reference> = typedKeyword({
  id: "https://json-schema.org/keyword/ref",
  value: referenceShape,
  provide: (value) => referenced.of(value),
  lower: (k) => all([k.value.application]),
});
