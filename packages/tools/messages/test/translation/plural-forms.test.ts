import { createArgot } from "@argot/core";
import { draft202012 } from "@argot/dialects";
import { issues, localise, type Messages } from "@argot/reports";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";

const minItems = "https://json-schema.org/keyword/minItems";
const required = "https://json-schema.org/keyword/required";
const argot = createArgot({ dialects: [draft202012], issues });

const inLanguage = (schema: unknown, value: unknown, messages: Messages): string | undefined =>
  localise(argot.compile(schema).validate(value).errors, messages)[0]?.message;

const atLeast = (count: number, messages: Messages): string | undefined =>
  inLanguage({ minItems: count }, [], messages);

test.each([
  // French has a form for 0 and 1, one for whole millions, and one for all other numbers.
  ["fr", "élément|d’éléments|éléments", { 1: "élément", 2: "éléments", 1_000_000: "d’éléments" }],
  ["fr", "élément|éléments", { 1: "élément", 2: "éléments", 1_000_000: "éléments" }],
  ["pl", "element|elementy|elementów|elementu", { 1: "element", 3: "elementy", 5: "elementów", 22: "elementy" }],
  ["ar", "صفر|عنصر|عنصران|عناصر|عنصرًا|عنصر", { 1: "عنصر", 2: "عنصران", 3: "عناصر", 11: "عنصرًا" }],
  // A language without plural forms, one that no engine knows, and none.
  ["ja", "one|other", { 1: "one", 2: "other" }],
  ["xx", "one|other", { 1: "one", 2: "other" }],
  [undefined, "one|other", { 1: "one", 2: "other" }],
])("the plural forms of %s: %s", (language, forms, expected) => {
  const table: Messages = { ...(language && { "argot:language": language }), [minItems]: `{value:${forms}}` };
  for (const [count, word] of Object.entries(expected)) expect(atLeast(Number(count), table)).toBe(word);
});

test("forms are in the order of their names, in every language", () => {
  const names = ["zero", "one", "two", "few", "many", "other"] as const;
  const tags = Intl.PluralRules.supportedLocalesOf([
    "ar",
    "cs",
    "cy",
    "en",
    "es",
    "fr",
    "ga",
    "lt",
    "lv",
    "pl",
    "ru",
    "sl",
  ]);
  fc.assert(
    fc.property(fc.constantFrom(...tags), fc.oneof(fc.nat(120), fc.nat(2 ** 31)), (tag, count) => {
      const rules = new Intl.PluralRules(tag);
      const { pluralCategories } = rules.resolvedOptions();
      const forms = names.filter((name) => pluralCategories.includes(name));
      const table = { "argot:language": tag, [minItems]: `{value:${forms.join("|")}}` };
      expect(atLeast(count + 1, table)).toBe(rules.select(count + 1));
    }),
  );
});

test("0 is singular in French, and plural in German", () => {
  const texts = { [minItems]: "{actual:singular|plural}" };
  expect(atLeast(1, { "argot:language": "fr", ...texts })).toBe("singular");
  expect(atLeast(1, { "argot:language": "de", ...texts })).toBe("plural");
});

test("a list has two forms in every language, since it is not counted", () => {
  const table = { "argot:language": "pl", [required]: "{missing:właściwość|właściwości} {missing}" };
  expect(inLanguage({ required: ["a"] }, {}, table)).toBe('właściwość "a"');
  expect(inLanguage({ required: ["a", "b", "c", "d", "e"] }, {}, table)).toMatch(/^właściwości /);
});

describe("refuses what is no tag of a language", () => {
  test.each(["", "not a tag", "de_DE", "*"])("%j", (language) => {
    expect(() => atLeast(1, { "argot:language": language })).toThrow(/"argot:language" is a language tag/);
  });

  test("an array", () => {
    expect(() => atLeast(1, { "argot:language": [] })).toThrow(/"argot:language" is a language tag/);
  });
});
