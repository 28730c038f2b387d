import { isObject } from "@argot/core/keyword";
import { draft03, draft04, draft06, draft07, draft201909, draft202012, v1 } from "@argot/dialects";

let known: ReadonlyMap<string, unknown> | undefined;

/** The official meta-schema with a URI, or of a vocabulary; `undefined` if there is none. */
export const metaSchemaAt = (uri: string): unknown => (known ??= find()).get(uri);

function find(): ReadonlyMap<string, unknown> {
  const dialects = [v1, draft202012, draft201909, draft07, draft06, draft04, draft03];
  const schemas = dialects.flatMap(({ metaSchema, vocabularies }) => [
    metaSchema,
    ...vocabularies.map((each) => each.metaSchema),
  ]);
  return new Map(
    schemas.flatMap((schema) => {
      if (!isObject(schema)) return [];
      const id = schema["$id"] ?? schema["id"];
      return typeof id === "string" ? [[id.replace(/#$/, ""), schema] as const] : [];
    }),
  );
}
