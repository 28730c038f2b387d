// The work of tools and editors grows no faster than SECURITY.md says, whatever is doubled of a schema or of a document.
import { thoseThatGrowFaster } from "./grows-faster.js";
import { stringifyJson } from "@argot/core/json";
import { bundle } from "@argot/schema-tools/bundle";
import { declarations } from "@argot/schema-tools/declarations";
import { createLanguageService, type LanguageService, TextDocument } from "@argot/language-service";
import { lint } from "@argot/schema-tools/lint";
import { type IndexedDocument, SchemaIndex } from "@argot/schema-tools/schema-index";
import { expect, test } from "vitest";
import { boundFor } from "./bounds-table.js";
import { families } from "../../../src/hostile-tests/growth/families.js";
import { argotOfGrowth } from "../../../src/hostile-tests/growth/operations.js";

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
    const text = stringifyJson(value);
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
};

const editors: Readonly<Record<string, Tool>> = {
  validation: served((service, document) => service.doValidation(document)),
  hover: served((service, document, at) => service.doHover(document, at)),
  completion: served((service, document, at) => service.doComplete(document, at)),
  "validation of the schema": async (schema) => {
    const text = stringifyJson({ $schema, ...schema });
    await createLanguageService().doValidation(TextDocument.create("file:///a.schema.json", "json", 1, text));
  },
};

/** Runs what may refuse a schema. */
async function attempt(run: () => unknown): Promise<void> {
  try {
    await run();
  } catch {
    // Nothing is left to count.
  }
}

/** The tools of a row, one after the other, also after one that refuses the schema. */
const oneByOne =
  (of: Readonly<Record<string, Tool>>): Tool =>
  async (schema, value) => {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    for (const tool of Object.values(of)) await attempt(() => tool(schema, value));
  };

test.each([
  ["tools", tools],
  ["editors", editors],
])("%s", async (row, of) => {
  const tool = oneByOne(of);
  const once = () => tool({ title: "" }, {});
  // What is loaded and compiled once is there afterwards.
  await once();
  const works = families.flatMap((family) => {
    const bound = boundFor(row, family);
    const workOf = (n: number) => {
      const [schema, value] = [family.schema(n) as object, family.value(n)];
      return () => tool(schema, value);
    };
    return bound ? [{ name: family.name, bound, workOf, size: family.size / 32 }] : [];
  });
  expect(await thoseThatGrowFaster(works, once)).toEqual([]);
});
