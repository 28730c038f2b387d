import { splitFragment } from "@argot/core/json";
import type { IndexedSchema, SchemaIndex } from "../../schema-index/index.js";
import type { Rewrite } from "../rewrite.js";

/** `$dynamicAnchor` of 2020-12 is a name for plain references too. In v1 only `$anchor` is. */
export const dynamicAnchorV1: Rewrite = {
  keyword: "$dynamicAnchor",
  rewrite(schema, value) {
    if (schema.value("$anchor") !== value && isReferred(schema.schema, value as string, schema.index))
      schema.addBefore("$dynamicAnchor", "$anchor", value);
  },
};

/** Whether a plain reference leads to a schema by a name. */
const isReferred = (schema: IndexedSchema, name: string, index: SchemaIndex): boolean =>
  index.schemas.some(({ keywords }) =>
    keywords.some(({ references }) =>
      references.some(
        ({ kind, target, uri = "" }) =>
          kind === "static" &&
          target.kind === "schema" &&
          target.schema === schema &&
          splitFragment(uri).fragment === name,
      ),
    ),
  );
