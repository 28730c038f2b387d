import { createArgot, replaceKeywords, replacePresentKeywords } from "argot";
import { defineKeyword, string } from "@argot/core/keyword";
import { draft07, draft202012 } from "@argot/dialects";
import { expect, test } from "vitest";

const shouting = defineKeyword({
  id: "https://json-schema.org/keyword/format",
  value: string,
  test: (value: unknown, name) => name !== "shout" || typeof value !== "string" || value === value.toUpperCase(),
});
const unknown = defineKeyword({ id: "https://example.com/keyword/unknown", value: string, test: () => false });

test.each([draft07, draft202012])("a keyword of $uri is replaced by id, under its own name", (dialect) => {
  const argot = createArgot({ dialect: dialect.uri, dialects: [replacePresentKeywords(dialect, [shouting, unknown])] });
  const isValid = argot.compile({ format: "shout", unknown: "x", minLength: 2 });
  expect(isValid("LOUD")).toBe(true);
  expect(isValid("quiet")).toBe(false);
  expect(isValid("L")).toBe(false);
});

test("the given dialect does not change", () => {
  const before = draft07.keywords.get("format")?.keyword;
  expect(replaceKeywords(draft07, [shouting]).keywords.get("format")?.keyword).toBe(shouting);
  expect(draft07.keywords.get("format")?.keyword).toBe(before);
});

test("order, meta-schema and its check do not change", () => {
  const replaced = replaceKeywords(draft202012, [shouting]);
  expect([...replaced.keywords.keys()]).toEqual([...draft202012.keywords.keys()]);
  expect(replaced.metaSchema).toBe(draft202012.metaSchema);
  expect(replaced.check).toBe(draft202012.check);
  expect(replaced.core.uri).toBe(draft202012.core.uri);
});
