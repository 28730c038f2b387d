import { typedKeyword, type Keyword, string } from "@argot/core/keyword";
import { fragmentIdentity } from "./fragment-identity.js";

/**
 * `id` in draft-04: a URI for the schema. With a plain name as its fragment it names the schema within the resource, too;
 * `"#name"` does that alone.
 *
 * @see {@link https://json-schema.org/draft-04/draft-zyp-json-schema-04#rfc.section.7.2 | draft-04 core, 7.2}
 */
export const idDraft4: Keyword<string> = typedKeyword({
  id: "https://json-schema.org/keyword/draft-04/id",
  value: string,
  identify: fragmentIdentity,
});
