// The schemas of the official suite in other drafts: every instance has the same verdict.
import { addRemotes, readSuite, suiteDrafts } from "@argot/testing/suite";
import { type Argot, createArgot } from "argot";
import { expect, test } from "vitest";
import { describeWithSuite } from "../../../../argot/test/test-data.js";
import { type Draft, draftNames, upgrade } from "../../src/upgrade/index.js";
import { drafts } from "../../src/upgrade/drafts.js";

const uri = "https://example.com/suite";

/** Cases that are not written in another draft: dialects of their own, a reference into a keyword that holds no schemas, and what v1 cannot say. */
const blocked: ReadonlySet<string> = new Set([
  "vocabulary.json: schema that uses custom metaschema with with no validation vocabulary",
  "vocabulary.json: ignore unrecognized optional vocabulary",
  "refOfUnknownKeyword.json: reference internals of known non-applicator",
  "format-assertion.json: schema that uses custom metaschema with format-assertion: false",
  "format-assertion.json: schema that uses custom metaschema with format-assertion: true",
  // V1 has no dynamic references to other resources.
  "dynamicRef.json: A $dynamicRef that initially resolves to a schema with a matching $dynamicAnchor resolves to the first $dynamicAnchor in the dynamic scope",
  "dynamicRef.json: after leaving a dynamic scope, it is not used by a $dynamicRef",
]);

/** The least number of instances of a draft: of the required tests and the optional ones, without those of formats. */
const least: Readonly<Record<string, number>> = {
  "draft-03": 457,
  "draft-04": 718,
  "draft-06": 945,
  "draft-07": 1045,
  "2019-09": 1410,
  "2020-12": 1300,
};

/** Keywords that draft-07 has no form for, with the number of cases that are refused for them. */
const withoutForm: Readonly<Partial<Record<Draft, Readonly<Record<string, number>>>>> = {
  "2019-09": { $recursiveRef: 5, maxContains: 3, minContains: 6, unevaluatedItems: 8, unevaluatedProperties: 11 },
  "2020-12": {
    $dynamicAnchor: 5,
    $dynamicRef: 8,
    maxContains: 3,
    minContains: 6,
    unevaluatedItems: 12,
    unevaluatedProperties: 11,
  },
};

const pairs = suiteDrafts.flatMap(({ folder, dialect }) => {
  const from = draftNames.indexOf(dialect);
  // The next draft and the last one: what is between them is made of the same steps.
  const later =
    from === -1 ? [] : draftNames.filter((_, to) => to === from + 1 || (to > from && to === draftNames.length - 1));
  const targets = dialect in withoutForm ? [...later, "draft-07" as const] : later;
  return targets.map((to): [from: Draft, to: Draft, folder: string] => [dialect, to, folder]);
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
    const reasons: Record<string, number> = {};
    const different: string[] = [];
    let total = 0;
    const isDowngrade = draftNames.indexOf(to) < draftNames.indexOf(from);
    for (const { name, cases } of [...readSuite(suite, folder), ...readSuite(suite, `${folder}/optional`)])
      for (const { description, schema, tests } of cases) {
        const label = `${name}: ${description}`;
        const { documents, remarks } = upgrade([{ uri, value: schema }], { argot: old, to });
        const value = documents[0]?.value as { readonly $schema: string } | boolean;
        const blocks = remarks.find(({ kind }) => kind === "blocks");
        if (blocks) {
          if (!blocked.has(label)) reasons[blocks.keyword] = (reasons[blocks.keyword] ?? 0) + 1;
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
    expect(reasons).toEqual(isDowngrade ? withoutForm[from] : {});
    expect(total).toBeGreaterThanOrEqual(isDowngrade ? 0.85 * (least[from] as number) : (least[from] as number));
  });
});
