import { typedKeyword, type Application, type Keyword, schema } from "@argot/core/keyword";
import { thenBranch } from "./facets.js";

/**
 * `then`: the schema for values that are valid against `if` of the same schema object. Without `if` it has no effect.
 *
 * @see {@link https://json-schema.org/draft/2020-12/json-schema-core#section-10.2.2.2 | 2020-12 core, 10.2.2.2}
 */
export const thenKeyword: Keyword<Application> = typedKeyword({
  id: "https://json-schema.org/keyword/then",
  value: schema,
  provide: (application) => thenBranch.of(application),
});
