import { branch, defineKeyword, type Edge, type Keyword, schema, single } from "@argot/core/keyword";

const then = single<Edge>("https://example.com/facet/then");

/** A condition without an alternative. */
export const ifThen: Readonly<Record<string, Keyword<Edge>>> = {
  then: defineKeyword({ id: "https://example.com/keyword/then", value: schema, provide: (edge) => then.of(edge) }),
  if: defineKeyword({
    id: "https://example.com/keyword/if",
    value: schema,
    lower: (k) => branch({ if: k.value, then: k.read(then) }),
  }),
};
