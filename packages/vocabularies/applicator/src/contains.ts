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
 * `contains`: at least one item of an array must be valid against the schema, or as many as `minContains` and
 * `maxContains` say. These items count as evaluated.
 *
 * @see {@link https://json-schema.org/draft/2020-12/json-schema-core#section-10.3.1.3 | 2020-12 core, 10.3.1.3}
 */
export const contains: Keyword<Application> = typedKeyword({
  id: "https://json-schema.org/keyword/contains",
  value: schema,
  appliesTo: JsonType.array,
  annotation: "applied",
  lower: (k) => items({ rest: k.value, quota: k.read(containsRange) }),
  message: containsMessage,
  variant: containsVariant,
});
