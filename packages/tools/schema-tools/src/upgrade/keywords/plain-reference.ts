import type { Rewrite } from "../rewrite.js";
import { hasSiblings } from "./has-siblings.js";
import { leadsOutside } from "./leads-outside.js";
import { dynamicName } from "./dynamic-name.js";

/** How a dynamic reference becomes `$ref`, which is the same if only one schema of all documents has the dynamic anchor. */
export const plainReference = (keyword: string): Rewrite => ({
  keyword,
  rewrite(schema) {
    const name = dynamicName(schema, keyword);
    const { documents } = schema.index;
    const targets = documents.flatMap(({ resources }) =>
      resources.filter(({ dynamicAnchors }) => name !== undefined && dynamicAnchors.has(name)),
    );
    if (targets.length > 1 || (targets.length === 1 && leadsOutside(schema.index)))
      return schema.block(
        keyword,
        `"${keyword}" may lead to several schemas, and an older draft has no dynamic references`,
      );
    if (hasSiblings(schema, keyword)) schema.moveReference(keyword);
    else schema.rename(keyword, "$ref");
  },
});
