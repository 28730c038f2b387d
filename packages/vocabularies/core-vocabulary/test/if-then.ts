import { branch, defineKeyword, type Application, type Keyword, schema, singleFacet } from "@argot/core/keyword";

const then = singleFacet<Application>("https://example.com/facet/then");

/** A condition without an alternative. */
export const ifThen: Readonly<Record<string, Keyword<Application>>> = {
  then: defineKeyword({
    id: "https://example.com/keyword/then",
    value: schema,
    provide: (application) => then.of(application),
  }),
  if: defineKeyword({
    id: "https://example.com/keyword/if",
    value: schema,
    lower: (k) => branch({ if: k.value, then: k.read(then) }),
  }),
};
