// The work of tools for schemas grows with the size of a schema as that of compiling does.
import { stepsOfPromise } from "../../../../../scripts/lib/steps.js";
import { bundle } from "@argot/bundle";
import { declarations } from "@argot/declarations";
import { createLanguageService, type LanguageService, TextDocument } from "@argot/language-service";
import { lint } from "@argot/lint";
import { type IndexedDocument, SchemaIndex } from "@argot/schema-index";
import { expect, test } from "vitest";
import { families, type Family } from "./families.js";
import { argotOfGrowth } from "./operations.js";

/** The growth of n log n when n doubles, with room for what is done once. */
const most = 2.6;

const uri = "https://example.com/schema";
const $schema = "https://json-schema.org/draft/2020-12/schema";

type Tool = (schema: object, value: unknown) => unknown;

const indexOf = (schema: object) => {
  const argot = argotOfGrowth().add(schema, uri);
  return { argot, index: new SchemaIndex([{ uri, value: schema }], argot) };
};

/** Asks a language service about a document with a value, at the end of the value. */
const served =
  (
    ask: (service: LanguageService, document: TextDocument, position: { line: number; character: number }) => unknown,
  ): Tool =>
  async (schema, value) => {
    const service = createLanguageService();
    service.configure({ schemas: [{ uri, fileMatch: ["*.json"], schema }] });
    const text = JSON.stringify(value);
    const at = { line: 0, character: Math.max(0, text.length - 2) };
    await ask(service, TextDocument.create("file:///a.json", "json", 1, text), at);
  };

const tools: Readonly<Record<string, Tool>> = {
  plan: (schema) => argotOfGrowth().plan(schema),
  lint: (schema) => {
    const { argot, index } = indexOf(schema);
    return lint(index.documents[0] as IndexedDocument, { index, argot });
  },
  bundle: (schema) => bundle(indexOf(schema).index, uri),
  types: (schema) => declarations(argotOfGrowth().plan(schema)),
  validation: served((service, document) => service.doValidation(document)),
  hover: served((service, document, at) => service.doHover(document, at)),
  completion: served((service, document, at) => service.doComplete(document, at)),
  "validation of the schema": async (schema) => {
    const text = JSON.stringify({ $schema, ...schema });
    await createLanguageService().doValidation(TextDocument.create("file:///a.schema.json", "json", 1, text));
  },
};

/** Families of which more grows than n. */
const exceptions: Readonly<Record<string, string>> = {
  "wide: definitions of which each has all others as alternatives": "n definitions have n alternatives each",
};

const stepsFor = async (tool: Tool, schema: unknown, value: unknown): Promise<number> =>
  stepsOfPromise(async () => tool(schema as object, value));

/**
 * The growth from a part of the size of a family to twice that part.
 *
 * @param least - The number of steps for a schema without keywords.
 */
async function growth(tool: Tool, least: number, { size, schema, value }: Family, part: number): Promise<number> {
  const [n, twice] = [Math.ceil(size * part), Math.ceil(2 * size * part)];
  const small = await stepsFor(tool, schema(n), value(n));
  const large = await stepsFor(tool, schema(twice), value(twice));
  // A few steps are those of longer names.
  return (large - least) / (Math.max(0, small - least) + 2000);
}

const tried = families.filter(({ name }) => name.startsWith("wide: ") && !Object.hasOwn(exceptions, name));

test.each(Object.entries(tools))("%s", async (_, tool) => {
  // What is loaded and compiled once is there afterwards.
  await tool({ title: "" }, {});
  const least = await stepsFor(tool, { title: "" }, {});
  const fast: string[] = [];
  for (const family of tried)
    // Growth must be too much at two sizes: the engine changes once how it finds errors.
    // oxlint-disable-next-line no-await-in-loop -- one after the other is counted
    if ((await growth(tool, least, family, 1 / 16)) > most && (await growth(tool, least, family, 1 / 8)) > most)
      fast.push(family.name);
  expect(fast).toEqual([]);
});
