import {
  type CompiledCheck,
  defineDialect,
  defineVocabulary,
  type Dialect,
  type Keyword,
  type Vocabulary,
} from "@argot/core";
import { format, knownFormatAssertion } from "@argot/format";
import { v1 as check } from "./checks.js";
import { draft201909Formats } from "./formats.js";
import { v1Hints } from "./hints.js";
import { compatibility } from "./keywords/compatibility.js";
import { v1Keywords } from "./keywords/v1.js";
import type { MetaSchema } from "./meta-schemas/meta-schema.js";
import * as metaSchemas from "./meta-schemas/v1.js";

const uri = "https://json-schema.org/v1";
const aliases = ["https://json-schema.org/v1/2026"];

/**
 * V1, which is not released yet. It has no vocabularies: all its keywords form one, with the URI of the dialect.
 * Unknown keywords are refused, except those that begin with `x-`, which are annotations. Formats are asserted, and
 * unknown ones refused. `$dynamicRef` may also be `"#name"`, as in 2020-12.
 *
 * @see {@link https://github.com/json-schema-org/json-schema-spec/blob/main/specs/jsonschema-core.md | v1 core}
 */
export const v1: Dialect = dialectWith(metaSchemas.transitional, check);

/** V1 to the letter: `$dynamicRef` is a name, and `"#name"` is refused. */
export const v1Strict: Dialect = dialectWith(metaSchemas.metaSchema, undefined);

/**
 * V1 for schemas that come from older drafts: unknown keywords and `format` are annotations;
 * `dependencies` and `definitions` have their older meaning. A bundle with it has no formats.
 */
export const v1Lenient: Dialect = defineDialect({
  uri,
  aliases,
  metaSchema: metaSchemas.extensible,
  core: vocabularyWith({ format }, compatibility),
  vocabularies: [],
});

/** V1 with formats that are asserted, and without unknown keywords. */
/* @__NO_SIDE_EFFECTS__ */
function dialectWith(metaSchema: MetaSchema, compiled: CompiledCheck | undefined): Dialect {
  return defineDialect({
    uri,
    aliases,
    metaSchema,
    check: compiled,
    hints: v1Hints,
    extendMetaSchema: metaSchemas.extendedBy(metaSchema),
    core: vocabularyWith({ format: knownFormatAssertion(draft201909Formats) }),
    vocabularies: [],
    allowsUnknown: (name) => name.startsWith("x-"),
  });
}

/* @__NO_SIDE_EFFECTS__ */
function vocabularyWith(
  own: Readonly<Record<string, Keyword>>,
  more: Readonly<Record<string, Keyword>> = {},
): Vocabulary {
  return defineVocabulary({ uri, keywords: { ...v1Keywords, ...own, ...more } });
}
