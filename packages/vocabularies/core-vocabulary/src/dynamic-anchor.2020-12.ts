import { typedKeyword, type Keyword } from "@argot/core/keyword";
import { plainName } from "./plain-name.js";

/**
 * `$dynamicAnchor` in 2020-12: a name for the schema within its resource, like `$anchor`. For `$dynamicRef`, outer
 * schemas with this name can replace it.
 *
 * @see {@link https://json-schema.org/draft/2020-12/json-schema-core#section-8.2.2 | 2020-12 core, 8.2.2}
 */
export const dynamicAnchorDraft202012: Keyword<string> = typedKeyword({
  id: "https://json-schema.org/keyword/draft-2020-12/dynamicAnchor",
  value: plainName(""),
  identify: (name) => ({ anchor: name, dynamicAnchor: name }),
});
