import {
  typedKeyword,
  type Application,
  type Keyword,
  claimedProperties,
  members,
  type Pattern,
  patternMap,
  JsonType,
} from "@argot/core/keyword";

/**
 * `patternProperties`: schemas for properties, by regular expressions. Each expression that matches anywhere in a
 * property's name applies.
 *
 * @see {@link https://json-schema.org/draft/2020-12/json-schema-core#section-10.3.2.2 | 2020-12 core, 10.3.2.2}
 */
export const patternProperties: Keyword<readonly { pattern: Pattern; application: Application }[]> = typedKeyword({
  id: "https://json-schema.org/keyword/patternProperties",
  value: patternMap,
  appliesTo: JsonType.object,
  annotation: "applied",
  provide: (entries) => claimedProperties.of({ patterns: entries.map(({ pattern }) => pattern) }),
  lower: (k) => members({ patterns: k.value }),
});
