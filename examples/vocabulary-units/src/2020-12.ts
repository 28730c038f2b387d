import { defineDialect, type Dialect } from "@argot/core";
import { draft202012 } from "@argot/dialects/2020-12";
import { units } from "./vocabulary.js";

const uri = "https://example.com/units/2020-12";
/** What 2020-12 keeps from before has no meta-schema of its own. */
const described = [...draft202012.vocabularies, units].filter(({ metaSchema }) => metaSchema !== undefined);

/**
 * 2020-12 and quantities with units, as a dialect with a URI and a meta-schema of its own. Install 2020-12 beside it, which the
 * parts of that meta-schema are written in: `createArgot({ dialects: [draft202012WithUnits, draft202012] })`.
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
