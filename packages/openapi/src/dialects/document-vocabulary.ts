import { typedKeyword, isObject, type Json, type Keyword, type Shape } from "@argot/core/keyword";
import { defineVocabulary, type Vocabulary } from "argot";
import { type ObjectKind, members } from "../document/objects.js";
import { walkObjects } from "../document/walk-objects.js";

/** Any value, in which the schemas of an OpenAPI object or of several are found. */
const schemasIn = (kind: ObjectKind, holds: "one" | "map"): Shape<Json> => ({
  expected: "a JSON value",
  problem: () => undefined,
  parse: (json) => json,
  subschemaPaths(json) {
    const roots =
      holds === "one"
        ? [[json, []] as const]
        : isObject(json)
          ? Object.entries(json).map(([name, each]) => [each, [name]] as const)
          : [];
    return roots.flatMap(([each, path]) =>
      isObject(each)
        ? Array.from(walkObjects({ kind, json: each, path }), (found) =>
            found.kind === "schema" ? [found.path] : [],
          ).flat()
        : [],
    );
  },
});

/**
 * The members of an OpenAPI document that contain schemas, as keywords without meaning: so that identifiers and anchors in these
 * schemas are known. Since 3.1, since 3.0 has none.
 *
 * @param uri - The URI of the published schema of documents.
 * @param metaSchema - The published schema.
 */
export const documentVocabulary = (uri: string, metaSchema: unknown): Vocabulary =>
  defineVocabulary({
    uri,
    metaSchema,
    keywords: Object.fromEntries(
      Object.entries(members.openapi).map(([name, { kind, holds }]): [string, Keyword] => [
        name,
        typedKeyword({
          id: `https://github.com/argot-schema/argot/keyword/openapi-document/${name}`,
          value: schemasIn(kind, holds === "one" ? "one" : "map"),
          annotation: "value",
        }),
      ]),
    ),
  });
