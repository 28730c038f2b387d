// A bundle has the keywords that its entry imports, and no others: calls of the functions that define keywords are marked as
// free of side effects.
import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";
import { describe, expect, test } from "vitest";
import { madeModules } from "../../../scripts/lib/made-modules.mjs";

/** Bundles a module, given by its text, with the sources of the packages. */
async function bundleOf(text: string): Promise<string> {
  const entry = fileURLToPath(new URL("entry.ts", import.meta.url));
  const bundle = await rolldown({
    input: entry,
    platform: "neutral",
    logLevel: "silent",
    resolve: { conditionNames: ["@argot/source", "import", "default"], extensionAlias: { ".js": [".ts", ".js"] } },
    plugins: [
      madeModules(),
      {
        name: "entry",
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => (id === entry ? text : undefined),
      },
    ],
  });
  const { output } = await bundle.generate({ comments: { annotation: true, jsdoc: false, legal: false } });
  await bundle.close();
  return output[0].code;
}

/** The keywords that a bundle defines. */
const keywordsIn = (code: string): string[] =>
  [
    ...new Set(
      Array.from(
        code.matchAll(/\btypedKeyword\(\{\s+id: "https:\/\/json-schema\.org\/keyword\/(\w+)"/g),
        ([, name]) => name ?? "",
      ),
    ),
  ].sort();

const composed = `
  import { createArgot, defineDialect, defineVocabulary } from "@argot/core";
  import { properties } from "@argot/applicator";
  import { id, ref } from "@argot/core-vocabulary";
  import { minimum } from "@argot/validation";
  const keywords = { $id: id, $ref: ref, properties, minimum };
  const vocabulary = defineVocabulary({ uri: "https://example.com/vocab/small", keywords });
  const small = defineDialect({ uri: "https://example.com/dialect/small", vocabularies: [vocabulary] });
  export const validate = createArgot({ dialects: [small] }).compile({ properties: { a: { minimum: 1 } } });`;

describe("a bundle", () => {
  test("of a dialect with chosen keywords has only these", async () => {
    const code = await bundleOf(composed);
    expect(keywordsIn(code)).toEqual(["id", "minimum", "properties", "ref"]);
    expect(code).not.toContain("draft/2020-12/meta");
    const url = `data:text/javascript,${encodeURIComponent(code)}`;
    const { validate } = (await import(/* @vite-ignore */ url)) as { validate(value: unknown): boolean };
    expect([validate({ a: 1 }), validate({ a: 0 })]).toEqual([true, false]);
  });

  test("of one standard dialect has no other dialect and no formats", async () => {
    const code = await bundleOf(`export { draft07 } from "@argot/dialects";`);
    expect(keywordsIn(code)).toContain("if");
    expect(keywordsIn(code)).not.toContain("unevaluatedProperties");
    expect(code).not.toContain("draft/2020-12/meta");
    expect(code).not.toContain("must be a date");
  });

  test("of one vocabulary of a standard dialect has its keywords", async () => {
    const code = await bundleOf(`export { metaDataVocabulary } from "@argot/dialects/vocabularies-2020-12";`);
    expect(keywordsIn(code)).toEqual([
      "default",
      "deprecated",
      "description",
      "examples",
      "readOnly",
      "title",
      "writeOnly",
    ]);
  });

  test.each([
    ["@argot/core-vocabulary", "comment"],
    ["@argot/applicator", "not"],
    ["@argot/validation", "minimum"],
    ["@argot/metadata", "title"],
    ["@argot/content", "contentEncoding"],
    ["@argot/draft7-conditionals", "if", "ifKeyword"],
    ["@argot/2019-09-unevaluated", "unevaluatedItems"],
    ["@argot/format", "format"],
  ])("of one keyword of %s has only that one", async (from, keyword, exported = keyword) => {
    const code = await bundleOf(`export { ${exported} } from ${JSON.stringify(from)};`);
    expect(keywordsIn(code)).toEqual([keyword]);
  });

  test.each(["parseJson", "stringifyJson", "SchemaError", "flattenIssues", "JsonType"])(
    "of %s of argot has no keywords and no compiler",
    async (name) => {
      const code = await bundleOf(`export { ${name} } from "argot";`);
      expect(keywordsIn(code)).toEqual([]);
      expect(code).not.toContain("new Function(");
      expect(code.length).toBeLessThan(60_000);
    },
  );

  test("of one format has only that one", async () => {
    const code = await bundleOf(`export { date } from "@argot/format";`);
    expect(code).toContain("must be a date that exists, such as");
    expect(code).not.toContain("must be a date and time");
    expect(code).not.toContain("must be a UUID");
  });
});
