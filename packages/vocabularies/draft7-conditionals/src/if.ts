import { branch, typedKeyword, type Application, type Keyword, schema } from "@argot/core/keyword";
import { elseBranch, thenBranch } from "./facets.js";

/**
 * `if`: if the value is valid against the schema, `then` of the same schema object applies, otherwise `else`. By itself
 * it places no constraint.
 *
 * @see {@link https://json-schema.org/draft/2020-12/json-schema-core#section-10.2.2.1 | 2020-12 core, 10.2.2.1}
 */
export const ifKeyword: Keyword<Application> = typedKeyword({
  id: "https://json-schema.org/keyword/if",
  value: schema,
  lower: (k) => branch({ if: k.value, then: k.read(thenBranch), else: k.read(elseBranch) }),
});
