import { typedKeyword, type Application, type Keyword, schema } from "@argot/core/keyword";
import { elseBranch } from "./facets.js";

/**
 * `else`: the schema for values that are not valid against `if` of the same schema object. Without `if` it has no
 * effect.
 *
 * @see {@link https://json-schema.org/draft/2020-12/json-schema-core#section-10.2.2.3 | 2020-12 core, 10.2.2.3}
 */
export const elseKeyword: Keyword<Application> = typedKeyword({
  id: "https://json-schema.org/keyword/else",
  value: schema,
  provide: (application) => elseBranch.of(application),
});
