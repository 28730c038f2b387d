import type { SchemaIndex } from "@argot/schema-tools/schema-index";

/** The JSON Pointers of the schemas of a document that others may use: its root, its definitions, and what references lead to. */
export function provenLocations(index: SchemaIndex, url: string): readonly string[] {
  const document = index.documentOf(url);
  const found = new Set([""]);
  for (const { keywords } of index.schemas)
    for (const { references } of keywords)
      for (const { target } of references)
        if (target.kind === "schema" && target.schema.resource.document === document) found.add(target.schema.pointer);
  for (const schema of document?.schemas ?? [])
    for (const { keyword, rules, provides } of index.meaningOf(schema))
      if (rules.length === 0 && provides.length === 0) for (const { pointer } of keyword.subschemas) found.add(pointer);
  return [...found];
}
