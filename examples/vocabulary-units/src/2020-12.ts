import { defineDialect, type Dialect } from "@argot/core";
import { draft202012 } from "@argot/dialects/2020-12";
import { units } from "./vocabulary.js";

const uri = "https://example.com/units/2020-12";
/** The keywords that 2020-12 keeps from draft-07 have no meta-schema of their own. */
const described = [...draft202012.vocabularies, units].filter(({ metaSchema }) => metaSchema !== undefined);

/**
 * 2020-12 with quantities: a dialect with its own URI and meta-schema. Its meta-schema refers to meta-schemas in 2020-12, so install
 * both: `createArgot({ dialects: [draft202012WithUnits, draft202012] })`.
 */
export const draft202012WithUnits: Dialect = defineDialect({
  base: draft202012,
  uri,
  metaSchema: {
    $schema: uri,
    $id: uri,
    $vocabulary: Object.fromEntries(described.map((each) => [each.uri, true])),
    $dynamicAnchor: "meta",
    title: "2020-12 and quantities with units",
    allOf: described.map(({ metaSchema }) => ({ $ref: (metaSchema as { $id: string }).$id })),
    type: ["object", "boolean"],
  },
  vocabularies: [units],
});
