import { all, typedKeyword, type Application, type Keyword, requiredByProperty, reference } from "@argot/core/keyword";

/**
 * `$ref` in draft-03: the schema that a URI reference leads to replaces the schema object, whose other keywords are
 * ignored. That schema also decides whether a property is required.
 *
 * @see {@link https://datatracker.ietf.org/doc/html/draft-zyp-json-schema-03#section-5.28 | draft-03, 5.28}
 */
export const refDraft3: Keyword<Application> = typedKeyword({
  id: "https://json-schema.org/keyword/draft-03/ref",
  value: reference,
  ignoresSiblings: true,
  provide: (application) => requiredByProperty.of({ inherits: [application] }),
  lower: (k) => all([k.value]),
});
