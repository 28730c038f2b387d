// Each message of a standard keyword and of the engine has an id, and data with the same names for every value: programs and
// translations rely on them. The list is in the file beside this one.
import { defineDialect, defineVocabulary, type Dialect } from "@argot/core";
import { engineMessages } from "@argot/reports";
import { boolean, defineKeyword, type InnerMessage } from "@argot/core/keyword";
import * as standard from "@argot/dialects";
import { expect, test } from "vitest";
import { createArgot, type ValidationIssue } from "../../src/index.js";

const draft3 = { $schema: "http://json-schema.org/draft-03/schema#" };
const draft4 = { $schema: "http://json-schema.org/draft-04/schema#" };
const draft6 = { $schema: "http://json-schema.org/draft-06/schema#" };

/** Two arrays in which too few items match, and one in which too many do. */
const contains = (schema: object): (readonly [schema: unknown, value: unknown])[] =>
  [["a", 1], [1], [9, 9, 9, 9, 9]].map((value) => [{ ...schema, contains: { minimum: 5 } }, value] as const);

const rows: readonly (readonly [schema: unknown, value: unknown])[] = [
  [false, 1],
  [{ properties: { a: false } }, { a: 1 }],
  [{ additionalProperties: false }, { a: 1 }],
  [{ items: false }, [1]],
  [{ type: "string" }, 1],
  [{ type: ["string", "null"] }, 1],
  [{ enum: ["a", "b"] }, "c"],
  [{ enum: [] }, "c"],
  [{ enum: ["a"] }, "c"],
  [{ const: 1 }, 2],
  [{ const: [1, 2] }, [1, 3]],
  [{ const: [1, 2] }, [1]],
  [{ const: { a: 1 } }, { b: 1 }],
  [{ const: { a: { b: 1 } } }, { a: { b: 1, c: 1 } }],
  [{ const: { a: 1 } }, 2],
  [{ enum: [[1, 2]] }, [1, 3]],
  [{ enum: [[1, 2], 3] }, [1, 3]],
  [{ anyOf: [{ const: [1, 2] }, { const: [3, 4] }] }, [1, 3]],
  [{ minimum: 1 }, 0],
  [{ maximum: 1 }, 2],
  [{ exclusiveMinimum: 1 }, 1],
  [{ exclusiveMaximum: 1 }, 1],
  [{ multipleOf: 2 }, 1],
  [{ minLength: 1 }, ""],
  [{ maxLength: 1 }, "ab"],
  [{ pattern: "a" }, "b"],
  [{ minItems: 1 }, []],
  [{ maxItems: 1 }, [1, 2]],
  [{ uniqueItems: true }, [1, 1]],
  [{ uniqueItems: true }, [[1], 2, [1]]],
  [{ minProperties: 1 }, {}],
  [{ maxProperties: 1 }, { a: 1, b: 1 }],
  [{ required: ["a"] }, {}],
  [{ required: ["a", "b"] }, { a: 1 }],
  [
    { required: [], dependentRequired: { a: ["b"], c: ["d"] } },
    { a: 1, c: 1 },
  ],
  [{ dependentRequired: { a: ["b", "d"] } }, { a: 1, b: 1 }],
  [{ propertyNames: { maxLength: 1 } }, { ab: 1, cd: 2 }],
  [{ propertyNames: false }, { ab: 1 }],
  [{ anyOf: [{ type: "string" }, { type: "null" }] }, 1],
  [{ anyOf: [{ type: "string" }, { type: "string" }] }, 1],
  [{ anyOf: [{ enum: ["a"] }, { const: "b" }] }, "c"],
  [{ anyOf: [{ properties: { k: { const: "a" } } }, { properties: { k: { const: "b" } } }] }, { k: "c" }],
  [{ anyOf: [{ type: "object" }, { enum: ["a", "b"] }] }, 1],
  [{ anyOf: [{ required: ["a"] }, { required: ["b"] }] }, {}],
  [{ anyOf: ["a", "b"].map((kind) => ({ properties: { kind: { const: kind } }, required: ["kind"] })) }, {}],
  [{ anyOf: ["a", "b"].map((tag) => ({ prefixItems: [{ const: tag }], minItems: 1 })) }, []],
  [{ anyOf: [{ maximum: 1 }, { minimum: 5 }] }, 3],
  [{ oneOf: [{ minimum: 1 }, { minimum: 2 }] }, 3],
  [{ oneOf: [{ minimum: 1 }, { minimum: 2 }] }, 0],
  [{ oneOf: [{ required: ["a"] }, { required: ["b"] }] }, { a: 1, b: 1 }],
  [{ not: { type: "null" } }, null],
  [{ not: { const: 1 } }, 1],
  [{ not: { enum: [1, 2] } }, 1],
  [{ not: { pattern: "a" } }, "a"],
  [{ not: { required: ["a"] } }, { a: 1 }],
  [{ not: { required: ["a", "b"] } }, { a: 1, b: 1 }],
  [{ not: { properties: { a: { const: 1 } } } }, { a: 1 }],
  [{ not: {} }, 1],
  [{ if: { minimum: 1 }, then: false }, 1],
  [{ contains: { type: "null" } }, [1]],
  [{ contains: { const: 1 } }, []],
  [{ contains: { enum: [1, 2] } }, [3]],
  [{ contains: { type: "string", pattern: "a" } }, ["b"]],
  [{ contains: { type: "object", required: ["a"] } }, [{}]],
  [{ contains: { type: "object", properties: { a: { const: 1 } }, required: ["a"] } }, [{}]],
  ...[{}, draft6].flatMap((schema) => contains(schema)),
  ...["2020-12", "2019-09"].flatMap((draft) => {
    const schema = { $schema: `https://json-schema.org/draft/${draft}/schema` };
    return [
      ...contains({ ...schema, minContains: 3 }),
      ...contains({ ...schema, minContains: 0, maxContains: 1 }),
      ...contains({ ...schema, minContains: 3, maxContains: 4 }),
      ...contains({ ...schema, minContains: 3, maxContains: 3 }),
    ];
  }),
  [{ ...draft4, minimum: 1 }, 0],
  [{ ...draft4, maximum: 1 }, 2],
  [{ ...draft4, minimum: 1, exclusiveMinimum: true }, 1],
  [{ ...draft4, maximum: 1, exclusiveMaximum: true }, 1],
  [{ ...draft4, required: ["a"] }, {}],
  [{ ...draft4, dependencies: { a: ["b"] } }, { a: 1 }],
  [{ ...draft3, dependencies: { a: "b" } }, { a: 1 }],
  [{ ...draft3, properties: { a: { required: true } } }, {}],
  [{ ...draft3, type: "string" }, 1],
  [{ ...draft3, type: [] }, 1],
  [{ ...draft3, type: ["string", "null"] }, 1],
  [{ ...draft3, type: ["string", { minimum: 5 }] }, 1],
  [{ ...draft3, disallow: "string" }, "a"],
  [{ ...draft3, disallow: ["string", "null"] }, "a"],
  [{ ...draft3, divisibleBy: 2 }, 1],
];

const formatsOf: Readonly<Record<string, object>> = {
  [standard.draft03.uri]: standard.draft03Formats,
  [standard.draft07.uri]: standard.draft07Formats,
  [standard.draft202012.uri]: standard.draft201909Formats,
};

const dialects = Object.values(standard).filter(
  (each): each is Dialect => typeof each === "object" && "vocabularies" in each,
);

/** Schemas with each format of each dialect, and values. One of the values does not have the format. */
const ofFormats = dialects.flatMap(({ uri }) =>
  Object.keys(formatsOf[uri] ?? {}).flatMap((format) =>
    ["\u0000 %{([", 0.5].map((value) => [{ $schema: uri, format }, value] as const),
  ),
);

/** A dialect with a keyword that has no message. */
const silent = defineDialect({
  uri: "https://example.com/dialect/silent",
  core: standard.draft202012.core,
  vocabularies: [
    defineVocabulary({
      uri: "https://example.com/vocab/silent",
      keywords: {
        fails: defineKeyword({ id: "https://example.com/keyword/fails", value: boolean, test: () => false }),
      },
    }),
  ],
});
const ofSilent = [[{ $schema: silent.uri, fails: true }, 1]] as const;

/** The context of a message, if it has one. */
const context: ReadonlySet<string> = new Set([
  "suggestion",
  "differsIn",
  "found",
  "name",
  "condition",
  "conditionHolds",
  "nearest",
  "inFull",
]);

/** The messages within messages of these data. */
const innerMessages = (data: ValidationIssue["data"]): readonly InnerMessage[] =>
  Object.values(data).filter(
    (datum): datum is InnerMessage => typeof datum === "object" && datum !== null && Object.hasOwn(datum, "messageId"),
  );

/** The names of data by message id, for all issues and their causes. */
function dataNames(): ReadonlyMap<string, ReadonlySet<string>> {
  const argot = createArgot({ formats: "assert", dialects: [silent] });
  const names = new Map<string, Set<string>>();
  const pending: ValidationIssue[] = [...rows, ...ofFormats, ...ofSilent].flatMap(([schema, value]) => [
    ...argot.compile(schema).validate(value).errors,
  ]);
  for (let issue = pending.pop(); issue; issue = pending.pop()) {
    const own = Object.keys(issue.data).filter((name) => !context.has(name));
    const list = names.get(issue.messageId) ?? new Set();
    names.set(issue.messageId, list.add(own.sort().join(", ")));
    const inner: InnerMessage[] = [...innerMessages(issue.data)];
    for (let each = inner.pop(); each; each = inner.pop()) {
      names.set(each.messageId, new Set([Object.keys(each.data).sort().join(", ")]));
      inner.push(...innerMessages(each.data));
    }
    pending.push(...issue.causes, ...(issue.alternatives ?? []).flat());
    const { instanceLocation, keywordLocation, absoluteKeywordLocation, message, keyword, vocabulary } = issue;
    expect([instanceLocation, keywordLocation, absoluteKeywordLocation, message].map((each) => typeof each)).toEqual(
      Array.from({ length: 4 }, () => "string"),
    );
    expect(keyword === undefined, issue.messageId).toBe(vocabulary === undefined);
  }
  return names;
}

const names = dataNames();

test("every message has data of the same names, whatever the value", async () => {
  const lines = [...names].map(([id, each]) => `${id}: ${[...each].join(" | ")}`);
  expect(lines.filter((line) => line.includes(" | "))).toEqual([]);
  await expect(`${lines.sort().join("\n")}\n`).toMatchFileSnapshot("data.txt");
});

const elsewhere = new Set(
  ["too-many", "undecodable", "too-deep", "missing", "missing-value"].map((name) => `argot:message/${name}`),
);

test("every message of the engine is listed", () => {
  // No standard keyword has another maximum than 0 or 1 beside a minimum of 1. The tests of core have keywords that do. Those about
  // content are in the tests of content. Those of single missing properties are made by `flattenIssues`.
  const own = Object.entries(engineMessages).filter(
    ([id, template]) => !/\{(?:message|inFull)/.test(template) && !elsewhere.has(id),
  );
  expect(own.map(([id]) => id).filter((id) => !names.has(id))).toEqual([]);
});

test("every message of a standard keyword is listed, with the data of its template", () => {
  expect(dialects.length).toBeGreaterThanOrEqual(7);
  for (const { keyword } of dialects.flatMap(({ keywords }) => [...keywords.values()])) {
    for (const [variant, template] of keyword.messages) {
      const id = variant === "" ? keyword.id : `${keyword.id}#${variant}`;
      const known = [...(names.get(id) ?? [])].join(", ").split(", ");
      const mentioned = Array.from(template.matchAll(/\{(\w+)/g), ([, name]) => name);
      expect(known, id).toEqual(expect.arrayContaining(mentioned));
      expect(names.has(id), id).toBe(true);
    }
  }
});
