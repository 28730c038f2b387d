import { v1 } from "@argot/dialects/v1";
import { propertyDependencies } from "@argot/more-keywords/property-dependencies";
import { addVocabularies, defineVocabulary, type Dialect } from "../src/index.js";

/** V1 with the keywords that are proposed for a later release. */
export const v1WithProposals: Dialect = addVocabularies(v1, [
  defineVocabulary({ uri: "https://example.com/vocabulary/proposals", keywords: { propertyDependencies } }),
]);
