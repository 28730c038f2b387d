import { typedKeyword, type Keyword } from "@argot/core/keyword";
import { plainName } from "./plain-name.js";

/**
 * `$anchor`: a name for the schema within its resource, for references to use as their fragment.
 *
 * @see {@link https://json-schema.org/draft/2020-12/json-schema-core#section-8.2.2 | 2020-12 core, 8.2.2}
 */
export const anchor: Keyword<string> = typedKeyword({
  id: "https://json-schema.org/keyword/anchor",
  // Colons are allowed in 2019-09 only, letters beyond ASCII in v1 only, which the meta-schemas check.
  value: plainName(":"),
  identify: (name) => ({ anchor: name }),
});
