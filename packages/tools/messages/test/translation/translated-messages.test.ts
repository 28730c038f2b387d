// Every language says what English says: each message, each datum in it, and each example.
import { contentAssertion, contentMessages } from "@argot/content";
import { type Dialect, messageTemplates, type MessageTemplates, replacePresentKeywords } from "@argot/core";
import * as standard from "@argot/dialects";
import { openApiFormats } from "@argot/format";
import { engineMessages } from "@argot/reports";
import { describe, expect, test } from "vitest";
import type { TranslatedMessage, TranslatedMessages } from "../../src/translation/translated-messages.js";
import manifest from "../../package.json" with { type: "json" };
import { languages } from "./languages.js";

const dialects = Object.values(standard)
  .filter((each): each is Dialect => typeof each === "object" && "vocabularies" in each)
  .map((dialect) => standard.assertFormats(dialect, openApiFormats))
  .map((dialect) => replacePresentKeywords(dialect, Object.values(contentAssertion())));

/** The English templates of every standard keyword and every format, by message id; and the messages of the engine. */
const templates: MessageTemplates = {
  ...messageTemplates(...dialects),
  ...Object.fromEntries(
    Object.entries({ ...engineMessages, ...contentMessages }).map(([id, template]) => [id, [template]]),
  ),
};

const namesIn = (template: string): string[] =>
  [...new Set(Array.from(template.matchAll(/\{(\w+)/g), ([, name = ""]) => name))].sort();

test("each language has a subpath", () => {
  const subpaths = Object.keys(manifest.exports).flatMap((subpath) => subpath.match(/^\.\/(\w\w)$/)?.slice(1) ?? []);
  expect(subpaths).toEqual(Object.keys(languages));
});

test("there are dialects", () => expect(dialects.length).toBeGreaterThanOrEqual(7));

/** The texts of English messages, by key: the shortest id with the text, without the beginning that many ids have. */
function generated(): string {
  const keys = new Map<string, string[]>();
  for (const [id, all] of Object.entries(templates)) {
    for (const [i, text] of all.entries()) {
      const key = id.replace(/^(?:argot:|https:\/\/json-schema\.org\/keyword\/)/, "") + (i === 0 ? "" : ` ${i + 1}`);
      keys.set(text, [...(keys.get(text) ?? []), key]);
    }
  }
  const rows = Array.from(keys, ([text, ids]) => {
    const [key = "", ...others] = ids.sort((a, b) => a.length - b.length || (a < b ? -1 : 1));
    return { key, text, others: others.sort() };
  }).sort((a, b) => (a.key < b.key ? -1 : 1));
  const line = (key: string, value: unknown): string => `  ${JSON.stringify(key)}: ${JSON.stringify(value)},`;
  return [
    "// Written by the tests of this package: `vitest -u`.",
    "/** The English texts to translate. */",
    "export const english = {",
    ...rows.map(({ key, text }) => line(key, text)),
    "} as const;",
    "",
    "/** Other messages with the same text. */",
    "export const sameText = {",
    ...rows.filter(({ others }) => others.length > 0).map(({ key, others }) => line(key, others)),
    "} as const;",
    "",
  ].join("\n");
}

test("the English texts are as they are in messages; `vitest -u` writes them anew", async () => {
  await expect(generated()).toMatchFileSnapshot("../../src/translation/english.generated.ts");
});

const pairs = Object.entries(templates).flatMap(([id, all]) => all.map((template) => [id, template] as const));

/** The forms of the gaps of a template, each with the name of its datum. Words differ from language to language. */
const gapsIn = (template: string): string[] =>
  Array.from(template.matchAll(/\{(\w+)(?::([^{}]*))?\}/g), ([, name, form]) =>
    form === undefined || /^\w+$/.test(form) ? `${name}:${form}` : "",
  )
    .filter((gap) => gap !== "")
    .sort();

/** The examples and names in a template, and its numbers. */
const literalsIn = (template: string): string[] =>
  (template.replaceAll(/\{[^}]*\}/g, "").match(/"[^"]+"|\d+(?:[.,]\d+)?(?:e\d+)?/g) ?? [])
    .map((each) => each.replace(/^(\d+),/, "$1."))
    .sort();

/** Data that stand in a sentence as words: names of types, messages, locations, and what other programs say. All other texts are names and values. */
const words = new Set(["expected", "message", "nearest", "inFull", "first", "second", "at", "reason"]);
const showsTypes = /(?:keyword\/(?:draft-03\/)?(?:type|disallow)|argot:message\/types?)(?:#|$)/;

/** Placeholders in which names or values would have no quotes. */
const bareIn = (id: string, template: string): string[] =>
  Array.from(template.matchAll(/\{(\w+):(?:text|whole)\}/g), ([, name = ""]) => name).filter(
    (name) => !words.has(name) && !showsTypes.test(id),
  );

/** The words that placeholders choose from. */
const choicesIn = (template: string): string[][] =>
  Array.from(template.matchAll(/\{\w+:([^{}]*\|[^{}]*)\}/g), ([, form = ""]) => form.split("|"));

test.each(pairs)("English has names, values and examples in quotes: %s: %s", (id, template) => {
  expect(bareIn(id, template)).toEqual([]);
  for (const [, example = ""] of template.matchAll(/such as (.{4})/g)) expect(example).toMatch(/^"/);
});

/** The translations in a table. */
const translationsIn = (table: TranslatedMessages): readonly (readonly [id: string, TranslatedMessage])[] =>
  Object.entries(table).flatMap(([id, entry]) =>
    typeof entry === "string" ? [] : entry.map((each) => [id, each] as const),
  );

/** What a message shows, apart from words. */
const partsOf = (text: string): object => ({ gaps: gapsIn(text), names: namesIn(text), literals: literalsIn(text) });

describe.each(Object.entries(languages))("%s", (tag, table) => {
  const translations = translationsIn(table);

  test("has a text for every English message, and no others", () => {
    const { "argot:language": language, ...messages } = table;
    expect(language).toBe(tag);
    expect(Object.keys(messages).sort()).toEqual(Object.keys(templates).sort());
    for (const [id, all] of Object.entries(templates))
      expect(translations.flatMap(([each, { of }]) => (each === id ? of : []))).toEqual(all);
  });

  test("shows what the English message shows, and no more", () => {
    for (const [id, { of, text }] of translations) {
      expect({ text, ...partsOf(text) }).toEqual({ text, ...partsOf(of.join(" ")) });
      expect(bareIn(id, text)).toEqual([]);
    }
  });

  test("has forms that are spelt right, and not more plural forms than the language", () => {
    const { pluralCategories } = new Intl.PluralRules(tag).resolvedOptions();
    for (const [, { text }] of translations) {
      expect(text.replaceAll(rightGap, "")).not.toMatch(/[{}]/);
      // A list has two forms in every language.
      for (const choice of choicesIn(text))
        expect(choice.length).toBeLessThanOrEqual(Math.max(2, pluralCategories.length));
    }
  });
});

const rightGap = /\{\w+(?::(?:json|text|whole|regex|message|[^{}|]*(?:\|[^{}|]+)+| \S+ ))?\}/g;

describe("signs between words", () => {
  /** The texts of a language, with `x` instead of quoted texts and placeholders. */
  const proseOf = (tag: string): readonly string[] =>
    translationsIn(languages[tag] ?? {}).map(([, { text }]) => text.replaceAll(/"[^"]*"|\{[^{}]*\}/g, "x"));

  test("French has a no-break space before those of two parts, and its own apostrophe", () => {
    for (const text of proseOf("fr")) expect(text).not.toMatch(/[^\u202F][;?!]|[^\u00A0]:|'/);
  });

  test.each(["ja", "zh"])("%s has none of Latin script", (tag) => {
    for (const text of proseOf(tag)) expect(text).not.toMatch(/[,;:?()]/);
  });

  test("Spanish has two at a question", () => {
    for (const text of proseOf("es")) expect(text).not.toMatch(/^[^¿]*\?/);
  });
});
