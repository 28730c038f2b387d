import { typedKeyword, type Keyword } from "@argot/core/keyword";
import { plainName } from "./plain-name.js";

/**
 * `$dynamicAnchor`: a name under which `$dynamicRef` finds the schema. It is not an anchor for fragments of references.
 *
 * @see {@link https://github.com/json-schema-org/json-schema-spec/blob/main/specs/jsonschema-core.md | v1 core, "Defining dynamically scoped identifiers"}
 */
export const dynamicAnchor: Keyword<string> = typedKeyword({
  id: "https://json-schema.org/keyword/dynamicAnchor",
  value: plainName(""),
  identify: (name) => ({ dynamicAnchor: name }),
});
