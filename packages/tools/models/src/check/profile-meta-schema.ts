import type { JsonObject } from "argot";
import type { Profile } from "../profiles/profile.js";
import { readProfile } from "../profiles/read-profile.js";
import { shapes as shapeFor } from "./shapes.js";

/** The location of a form among the definitions of a meta-schema. */
export const shapePrefix = "shape-";

/**
 * The meta-schema of a profile: the schemas that the provider accepts are valid against it, as far as a schema can say so. Recursion,
 * limits and `required` are left to `checkProfile`.
 *
 * @throws ProfileError if the profile is none.
 */
export function profileMetaSchema(profile: Profile): JsonObject {
  return metaSchema(readProfile(profile), { $ref: "#/$defs/schema-object" });
}

/** The meta-schema for schema objects one by one: those within them are not looked at. */
export const shallowMetaSchema = (profile: Profile): JsonObject => metaSchema(profile, { type: "object" });

function metaSchema(profile: Profile, subschema: JsonObject): JsonObject {
  const { name, title, keywords, otherKeywords, shapes } = profile;
  const written = shapes.flatMap(({ shape }) => {
    const { rootOnly, description, schema } = shapeFor[shape];
    return schema ? [{ key: `${shapePrefix}${shape}`, rootOnly, definition: { description, ...schema } }] : [];
  });
  const references = (rootOnly: boolean): JsonObject[] =>
    written.filter((each) => each.rootOnly === rootOnly).map(({ key }) => ({ $ref: `#/$defs/${key}` }));
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    $id: `https://argot-schema.dev/profiles/${name}`,
    title: `Schemas for ${title}`,
    allOf: [{ $ref: "#/$defs/schema-object" }, ...references(true)],
    $defs: {
      schema: subschema,
      "schema-object": {
        type: "object",
        properties: Object.fromEntries(Object.entries(keywords).map(([each, { value }]) => [each, value ?? {}])),
        ...(otherKeywords.treatment !== "accepted" && { additionalProperties: false }),
        ...(references(false).length > 0 && { allOf: references(false) }),
      },
      ...Object.fromEntries(written.map(({ key, definition }) => [key, definition])),
    },
  };
}
