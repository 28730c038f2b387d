import type { IndexedDocument, IndexedResource, ReferenceTarget } from "@argot/schema-tools/schema-index";
import { schemaLocation } from "../../schemas/schema-location.js";
import type { SchemaSet } from "../../schemas/schema-set.js";

/** Parts of an inspection that need no plan. */
const parts = ["resources", "references"] as const;

/** Whether a part of an inspection needs no plan. */
export const isOfIndex = (part: string): part is (typeof parts)[number] => (parts as readonly string[]).includes(part);

type Text = (set: SchemaSet, uri: string, cwd: string) => string;

/** The text of each part, for the document with a URI and all that it refers to. */
export const indexTexts: Readonly<Record<(typeof parts)[number], Text>> = {
  resources: (set, uri, cwd) =>
    documentsFrom(set, uri)
      .map((document) => resourcesText(document, cwd))
      .join("\n"),
  references: (set, uri, cwd) =>
    documentsFrom(set, uri)
      .map((document) => referencesText(document, cwd))
      .join("\n"),
};

/** A document and those that it refers to, directly or not. */
function documentsFrom({ index }: SchemaSet, uri: string): readonly IndexedDocument[] {
  const first = index.documentOf(uri);
  const found = new Set(first ? [first] : []);
  // The iteration visits documents that are added during it.
  for (const { schemas } of found)
    for (const { keywords } of schemas)
      for (const { references } of keywords)
        for (const { target } of references) if (target.kind === "schema") found.add(target.schema.resource.document);
  return [...found];
}

function resourcesText({ uri, resources, faults }: IndexedDocument, cwd: string): string {
  const lines = resources.flatMap((resource) => [
    `  ${resource.pointer || "(root)"}`,
    `    uri      ${schemaLocation(resource.uri, cwd)}`,
    `    dialect  ${resource.dialect.uri}${resource.declaredDialect === undefined && !resource.enclosing ? " (by default)" : ""}`,
    ...anchorLines(resource),
  ]);
  const wrong = faults.map(({ pointer, reason }) => `  fault at ${pointer || "(root)"}: ${reason}`);
  return `${[schemaLocation(uri, cwd), ...lines, ...wrong].join("\n")}\n`;
}

function anchorLines({ anchors, dynamicAnchors }: IndexedResource): readonly string[] {
  const named = Array.from(anchors, ([name, { pointer }]) => `    anchor   ${name} at ${pointer || "(root)"}`);
  const dynamic = Array.from(
    dynamicAnchors,
    ([name, { pointer }]) => `    dynamic  ${name || "(unnamed)"} at ${pointer || "(root)"}`,
  );
  return [...named, ...dynamic];
}

function referencesText({ uri, schemas }: IndexedDocument, cwd: string): string {
  const references = schemas.flatMap(({ keywords }) => keywords.flatMap((each) => each.references));
  const lines = references.map(({ pointer, text, target, kind }) => {
    const how = kind === "static" ? "" : ", by the dynamic scope";
    return `  ${pointer}  ${text}  → ${targetText(target, cwd)}${how}`;
  });
  return `${[schemaLocation(uri, cwd), ...(lines.length === 0 ? ["  no references"] : lines)].join("\n")}\n`;
}

function targetText(target: ReferenceTarget, cwd: string): string {
  switch (target.kind) {
    case "schema": {
      const { resource, pointer } = target.schema;
      return `${schemaLocation(resource.document.uri, cwd)}#${pointer}`;
    }
    case "known":
      return "a schema that Argot has";
    case "scope":
      return "what the dynamic scope has";
    case "nothing":
      return `nothing: ${target.reason}`;
  }
}
