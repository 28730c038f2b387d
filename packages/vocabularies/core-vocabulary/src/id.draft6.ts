import { typedKeyword, type Keyword, string } from "@argot/core/keyword";
import { fragmentIdentity } from "./fragment-identity.js";

/**
 * `$id` in draft-06 and draft-07: a URI for the schema. With a plain name as its fragment it names the schema within the
 * resource, too; `"#name"` does that alone.
 *
 * @see {@link https://json-schema.org/draft-07/draft-handrews-json-schema-01#rfc.section.8.2 | draft-07 core, 8.2}
 */
export const idDraft6: Keyword<string> = typedKeyword({
  id: "https://json-schema.org/keyword/draft-06/id",
  value: string,
  identify: fragmentIdentity,
});
