// The schemas of the official suite in each later draft: every instance has the same verdict.
import { addRemotes, readSuite, suiteDrafts } from "@argot/testing/suite";
import { type Argot, createArgot } from "argot";
import { expect, test } from "vitest";
import { describeWithSuite } from "../../../../argot/test/test-data.js";
import { type Draft, draftNames, upgrade } from "../../src/upgrade/index.js";
import { drafts } from "../../src/upgrade/drafts.js";

const uri = "https://example.com/suite";

/** Cases that are not upgraded: dialects of their own, and a reference into a keyword that holds no schemas. */
const blocked: ReadonlySet<string> = new Set([
  "vocabulary.json: schema that uses custom metaschema with with no validation vocabulary",
  "vocabulary.json: ignore unrecognized optional vocabulary",
  "refOfUnknownKeyword.json: reference internals of known non-applicator",
]);

/** The least number of instances of a draft: of the required tests and the optional ones, without those of formats. */
const least: Readonly<Record<string, number>> = {
  "draft-03": 457,
  "draft-04": 718,
  "draft-06": 945,
  "draft-07": 1045,
  "2019-09": 1410,
};

const pairs = suiteDrafts.flatMap(({ folder, dialect }) => {
  const from = draftNames.indexOf(dialect as Draft);
  // The next draft and the last one: what is between them is made of the same steps.
  const later =
    from === -1 ? [] : draftNames.filter((_, to) => to === from + 1 || (to > from && to === draftNames.length - 1));
  return later.map((to): [from: Draft, to: Draft, folder: string] => [dialect as Draft, to, folder]);
});

/** The old draft is the default, since documents that the schemas refer to may not declare theirs. */
function environment(dialect: Draft, suite: string): Argot {
  const argot = createArgot({ dialect });
  addRemotes(argot, suite);
  return argot;
}

describeWithSuite("upgrades of the official suite", (suite) => {
  test.each(pairs)("%s to %s", (from, to, folder) => {
    const old = environment(from, suite);
    const refused: string[] = [];
    const different: string[] = [];
    let total = 0;
    for (const { name, cases } of [...readSuite(suite, folder), ...readSuite(suite, `${folder}/optional`)])
      for (const { description, schema, tests } of cases) {
        const label = `${name}: ${description}`;
        const { documents, remarks } = upgrade([{ uri, value: schema }], { argot: old, to });
        const value = documents[0]?.value as { readonly $schema: string } | boolean;
        if (remarks.some(({ kind }) => kind === "blocks")) {
          refused.push(label);
          continue;
        }
        if (typeof value !== "boolean" && value.$schema !== drafts[to]) different.push(`${label}: $schema`);
        const before = old.compile(schema);
        const after = environment(from, suite).compile(value);
        for (const { description: each, data } of tests) {
          total += 1;
          if (before(data) !== after(data)) different.push(`${label}: ${each}`);
        }
      }
    expect(different).toEqual([]);
    expect(refused.filter((label) => !blocked.has(label))).toEqual([]);
    expect(total).toBeGreaterThanOrEqual(least[from] as number);
  });
});
