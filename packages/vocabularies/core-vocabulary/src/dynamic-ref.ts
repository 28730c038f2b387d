import { all, typedKeyword, type Application, type Keyword, type Shape } from "@argot/core/keyword";
import { plainName } from "./plain-name.js";

const name = plainName("");

/** The name, or the name as a fragment, as in 2020-12. */
const dynamicName: Shape<Application> = {
  expected: name.expected,
  problem: (json) => name.problem(typeof json === "string" ? withoutHash(json) : json),
  subschemaPaths: () => [],
  parse: (json, context) => context.dynamicAnchor(withoutHash(json as string)),
};

const withoutHash = (text: string): string => text.replace(/^#/, "");

/**
 * `$dynamicRef`: the value must be valid against the schema with the `$dynamicAnchor` of this name in the outermost
 * resource of the dynamic scope that has one. If there is none, evaluation ends with an error. `"#name"` is read as
 * `"name"`; a meta-schema may refuse it.
 *
 * @see {@link https://github.com/json-schema-org/json-schema-spec/blob/main/specs/jsonschema-core.md | v1 core, "Dynamic References with `$dynamicRef`"}
 */
export const dynamicRef: Keyword<Application> = typedKeyword({
  id: "https://json-schema.org/keyword/dynamicRef",
  value: dynamicName,
  lower: (k) => all([k.value]),
});
