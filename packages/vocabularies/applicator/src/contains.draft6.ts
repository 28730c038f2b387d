import {
  containsRange,
  typedKeyword,
  type Application,
  items,
  type Keyword,
  schema,
  JsonType,
} from "@argot/core/keyword";
import { containsMessage, containsVariant } from "./contains-message.js";

/**
 * `contains` from draft-06 to 2019-09: at least one item of an array must be valid against the schema, or (in 2019-09)
 * as many as `minContains` and `maxContains` say. These items do not count as evaluated.
 *
 * @see {@link https://json-schema.org/draft/2019-09/draft-handrews-json-schema-02#rfc.section.9.3.1.4 | 2019-09 core, 9.3.1.4}
 */
export const containsDraft6: Keyword<Application> = typedKeyword({
  id: "https://json-schema.org/keyword/draft-06/contains",
  value: schema,
  appliesTo: JsonType.array,
  lower: (k) => items({ rest: k.value, quota: k.read(containsRange), keepsUnevaluated: true }),
  message: containsMessage,
  variant: containsVariant,
});
