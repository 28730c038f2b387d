import { typedKeyword, type Application, isObject, type Json, type Keyword, schema, some } from "@argot/core/keyword";

/**
 * `not`: the value must not be valid against the schema.
 *
 * @see {@link https://json-schema.org/draft/2020-12/json-schema-core#section-10.2.1.4 | 2020-12 core, 10.2.1.4}
 */
export const not: Keyword<Application> = typedKeyword({
  id: "https://json-schema.org/keyword/not",
  value: schema,
  lower: (k) => some([k.value], { max: 0 }),
  message: { some: 'must not match the schema under "not"', all: "is not allowed" },
  variant: ({ json }) => (allowsAll(json) ? "all" : "some"),
});

/** `{ "not": {} }` means `false` in drafts without boolean schemas. */
const allowsAll = (json: Json): boolean => json === true || (isObject(json) && Object.keys(json).length === 0);
