import type { Facet, Json, KeywordContext, ParseContext } from "@argot/core/keyword";
import { applicationTo, nowhere } from "@argot/core/plan";

const nothing = applicationTo(nowhere);

/** The context for parsing the value of a keyword outside of a schema, to find the meaning of the keyword. */
export const trialParseContext: ParseContext = {
  baseUri: "",
  subschema: () => nothing,
  reference: () => nothing,
  dynamicReference: () => nothing,
  dynamicAnchor: () => nothing,
  pattern: (source) => ({ source, flags: "u", foreign: undefined, test: () => false }),
  child: () => trialParseContext,
};

/**
 * The context in which such a keyword makes its constraints, without provisions of other keywords.
 *
 * @param value - The parsed value of the keyword.
 * @param json - The value as written in a schema.
 * @param onRead - Called with each facet that the keyword reads of its own schema.
 */
export const trialContext = (
  value: unknown,
  json: Json,
  onRead?: (facet: Facet<never, unknown>) => void,
): KeywordContext<unknown> => ({
  value,
  json,
  trueSchema: nothing,
  read: (facet) => {
    onRead?.(facet);
    return facet.combine([]);
  },
  readAt: (_application, facet) => facet.combine([]),
  provideAt: (application) => application,
});
