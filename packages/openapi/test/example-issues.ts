import type { Api } from "../src/index.js";
import { walkObjects } from "../src/document/walk-objects.js";
import { walkSchemas, pathOf } from "../src/document/walk-schemas.js";
import { openApi30, openApi31 } from "../src/index.js";
import { pointerOf } from "@argot/core/json";

/** The examples and defaults of a document that are not valid against the schema that they stand in or beside: pointer and message. */
export function exampleIssues(api: Api): readonly string[] {
  const dialect = api.version === "3.0" ? openApi30 : openApi31;
  const found: string[] = [];
  const check = (schema: readonly string[], value: unknown, at: readonly string[]): void => {
    const { errors } = api.compile(pointerOf(schema)).validate(value);
    if (errors[0]) found.push(`${pointerOf(at)}: ${errors[0].message}`);
  };
  for (const { kind, json, path } of walkObjects({ kind: "openapi", json: api.document, path: [] })) {
    if (typeof json === "boolean") continue;
    if (kind === "schema")
      for (const schema of walkSchemas(json, path, dialect)) {
        if ("$ref" in schema.json) continue;
        const own = pathOf(schema);
        for (const name of ["example", "default"])
          if (name in schema.json) check(own, schema.json[name], [...own, name]);
      }
    if ("schema" in json && "example" in json) check([...path, "schema"], json["example"], [...path, "example"]);
  }
  return found;
}
