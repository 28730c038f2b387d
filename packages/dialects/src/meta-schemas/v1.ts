import type { MetaSchema } from "./meta-schema.js";
import document from "./v1.json" with { type: "json" };

/**
 * The meta-schema of v1, as it stands while v1 is not released.
 *
 * @see https://github.com/json-schema-org/json-schema-spec/blob/main/specs/meta/meta.schema.json
 */
export const metaSchema: MetaSchema = document;

/** The same, but `$dynamicRef` may also be `"#name"`, as in 2020-12. */
export const transitional: MetaSchema = withAnchorsAsReferences();

/* @__NO_SIDE_EFFECTS__ */
function withAnchorsAsReferences(): MetaSchema {
  const { properties, $defs } = document;
  const $dynamicRef = { type: "string", pattern: $defs.anchorString.pattern.replace("^", "^#?") };
  return { ...document, properties: { ...properties, $dynamicRef } };
}

/** The same, with other members allowed, by the extension point of the meta-schema. */
export const extensible: MetaSchema = extended(transitional, { additionalProperties: true });

/** The same with further members, by name, whose values are not checked. */
export const extendedBy =
  (v1: MetaSchema) =>
  (names: readonly string[]): MetaSchema =>
    extended(v1, { properties: Object.fromEntries(names.map((name) => [name, true])) });

/** A document that embeds the meta-schema, and extends it at its extension point. */
/* @__NO_SIDE_EFFECTS__ */
function extended(v1: MetaSchema, extension: MetaSchema): MetaSchema {
  return {
    $schema: "https://json-schema.org/v1",
    $ref: "https://json-schema.org/v1/2026",
    $defs: { extension: { $dynamicAnchor: "extension", ...extension }, v1 },
  };
}
