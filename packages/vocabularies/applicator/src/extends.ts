import {
  all,
  typedKeyword,
  type Application,
  oneOfShapes,
  type Keyword,
  listOf,
  requiredByProperty,
  schema,
} from "@argot/core/keyword";

/**
 * `extends` in draft-03: the value must be valid against a schema, or against each of several. Since draft-04 that is
 * `allOf`.
 *
 * @see {@link https://datatracker.ietf.org/doc/html/draft-zyp-json-schema-03#section-5.26 | draft-03, 5.26}
 */
export const extendsKeyword: Keyword<Application | Application[]> = typedKeyword({
  id: "https://json-schema.org/keyword/extends",
  value: oneOfShapes(Array.isArray, listOf(schema, "schemas"), schema),
  provide: (value) => requiredByProperty.of({ inherits: [value].flat() }),
  lower: (k) => all([k.value].flat()),
});
