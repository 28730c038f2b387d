import { defineDialect, defineVocabulary, type Dialect } from "@argot/core";
import { format, knownFormatAssertion } from "@argot/format";
import { check } from "./checks/v1.js";
import { draft201909Formats } from "./formats.js";
import { compatibility } from "./keywords/compatibility.js";
import { v1Keywords } from "./keywords/v1.js";
import * as metaSchemas from "./meta-schemas/v1.js";

const uri = "https://json-schema.org/v1";

/**
 * V1, which is not released yet. It knows no vocabularies: all its keywords are one, under the dialect's own URI. Members
 * that are no keywords are refused, but for those that begin with `x-`: they are annotations. Formats are
 * asserted, and unknown ones refused. `$dynamicRef` may also be written as it was before v1, `"#name"`.
 *
 * @see {@link https://github.com/json-schema-org/json-schema-spec/blob/main/specs/jsonschema-core.md | v1 core}
 */
export const v1: Dialect = defineDialect({
  uri,
  aliases: ["https://json-schema.org/v1/2026"],
  metaSchema: metaSchemas.transitional,
  check,
  extendMetaSchema: metaSchemas.extendedBy(metaSchemas.transitional),
  core: defineVocabulary({ uri, keywords: { ...v1Keywords, format: knownFormatAssertion(draft201909Formats) } }),
  vocabularies: [],
  allowsUnknown: (name) => name.startsWith("x-"),
});

/** V1 to the letter: `$dynamicRef` is a name, and `"#name"` is refused. */
export const v1Strict: Dialect = defineDialect({
  ...v1,
  metaSchema: metaSchemas.metaSchema,
  check: undefined,
  extendMetaSchema: metaSchemas.extendedBy(metaSchemas.metaSchema),
});

/**
 * V1 for schemas that come from older drafts: unknown keywords and `format` are annotations;
 * `dependencies` and `definitions` have their older meaning.
 */
export const v1Lenient: Dialect = defineDialect({
  ...v1,
  metaSchema: metaSchemas.extensible,
  check: undefined,
  extendMetaSchema: undefined,
  core: defineVocabulary({ uri, keywords: { ...v1Keywords, format, ...compatibility } }),
  vocabularies: [],
  allowsUnknown: undefined,
});
