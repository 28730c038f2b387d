import { contentAssertion, contentMessages } from "@argot/content";
import {
  createArgot,
  type Dialect,
  messageTemplates,
  type MessageTemplates,
  replaceKeywords,
  replacePresentKeywords,
} from "@argot/core";
import { engineMessages, issues as explained, localise, primaryIssue } from "@argot/reports";
import { defineKeyword, JsonType, nonNegativeInteger } from "@argot/core/keyword";
import * as standard from "@argot/dialects";
import { defineFormat, openApiFormats } from "@argot/format";
import { describe, expect, test } from "vitest";
import { german, type GermanMessage } from "../../src/de/german.js";

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

test("there are dialects", () => expect(dialects.length).toBeGreaterThanOrEqual(7));

test("every English message has a German one, and there are no others", () => {
  expect(Object.keys(german).sort()).toEqual(Object.keys(templates).sort());
});

test("the German messages belong to the English ones as they are now; `vitest -u` writes them anew", async () => {
  const lines = Object.keys(templates)
    .sort()
    .map((id) => `  ${JSON.stringify(id)}: ${JSON.stringify(templates[id])},`);
  const text = [
    "// The English templates that the German messages translate. Written by the tests of this package: `vitest -u`.",
    "export const english: Readonly<Record<string, readonly string[]>> = {",
    ...lines,
    "};",
    "",
  ].join("\n");
  await expect(text).toMatchFileSnapshot("../../src/de/english.generated.ts");
});

const pairs = Object.entries(templates).flatMap(([id, all]) => all.map((template) => [id, template] as const));

/** The German templates of a message. */
const textsOf = (id: string): readonly GermanMessage[] => [german[id] ?? []].flat();

/** The German template that translates an English one. */
const textOf = (id: string, template: string): string =>
  textsOf(id).find(({ of }) => of.includes(template))?.text ?? "";

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

test.each(pairs)("%s shows what the English message shows, and no more: %s", (id, template) => {
  const text = textOf(id, template);
  expect(gapsIn(text)).toEqual(gapsIn(template));
  expect(namesIn(text)).toEqual(namesIn(template));
  expect(literalsIn(text)).toEqual(literalsIn(template));
});

test("forms have two words, and no brace is left open", () => {
  for (const { text: template } of Object.values(german).flat()) {
    for (const [, form = ""] of template.matchAll(/\{\w+:([^}]*)\}/g))
      expect(form).toMatch(/^(?:json|text|whole|regex|message|[^|]*\|[^|]+| \S+ )$/);
    expect(template.replace(/\{\w+(?::[^{}]*)?\}/g, "")).not.toMatch(/[{}]/);
  }
});

/** Data that stand in a sentence as words: names of types, messages, locations, and what other programs say. All other texts are names and values. */
const words = new Set(["expected", "message", "nearest", "inFull", "first", "second", "at", "reason"]);
const showsTypes = /(?:keyword\/(?:draft-03\/)?(?:type|disallow)|argot:message\/types?)(?:#|$)/;

test.each([...pairs, ...Object.keys(german).flatMap((id) => textsOf(id).map(({ text }) => [id, text] as const))])(
  "%s has names and values in quotes: %s",
  (id, template) => {
    const bare = Array.from(template.matchAll(/\{(\w+):(?:text|whole)\}/g), ([, name = ""]) => name);
    expect(bare.filter((name) => !words.has(name) && !showsTypes.test(id))).toEqual([]);
    // Examples are values too.
    for (const [, example = ""] of template.matchAll(/(?:such as|, etwa) (.{4})/g)) expect(example).toMatch(/^"/);
  },
);

describe("localise", () => {
  const argot = createArgot({ dialects: [standard.draft202012], issues: explained });
  const issuesOf = (schema: unknown, value: unknown) => {
    const { errors } = argot.compile(schema).validate(value);
    return { errors, german: localise(errors, german) };
  };

  test.each([
    [{ minItems: 1 }, [], "muss mindestens 1 Element haben, hat aber 0"],
    [{ minItems: 2 }, [], "muss mindestens 2 Elemente haben, hat aber 0"],
    [{ type: ["string", "null"] }, 1, "muss von einem der Typen string, null sein, ist aber integer"],
    [{ required: ["a", "b"] }, {}, 'muss die Eigenschaften "a", "b" haben'],
    [{ dependentRequired: { a: ["b"] } }, { a: 1 }, 'muss wegen "a" auch "b" haben'],
    [false, 1, "ist nicht erlaubt: das Schema lässt keinen Wert zu"],
    [
      { enum: ["red", "green"] },
      "gren",
      'muss einer der Werte "red", "green" sein, ist aber "gren"; war "green" gemeint?',
    ],
    [
      { properties: { name: {} }, additionalProperties: false },
      { nmae: 1 },
      'ist keine bekannte Eigenschaft; war "name" gemeint?',
    ],
  ])("%j of %j", (schema, value, message) => {
    expect(issuesOf(schema, value).german[0]?.message).toBe(message);
  });

  test("translates causes and alternatives, and changes nothing else", () => {
    const { errors, german: issues } = issuesOf({ anyOf: [{ type: "string" }, { minimum: 1 }] }, 0);
    const [type, minimum] = errors[0]?.alternatives ?? [];
    const inGerman = [{ ...minimum?.[0], message: "muss mindestens 1 sein, ist aber 0" }];
    expect(issues).toEqual([
      {
        ...errors[0],
        message:
          "muss mindestens 1 sein, ist aber 0 (muss wenigstens einer der Alternativen entsprechen, entspricht aber keiner)",
        data: { ...errors[0]?.data, nearest: "muss mindestens 1 sein, ist aber 0" },
        causes: inGerman,
      },
    ]);
    expect(issues[0]?.alternatives).toEqual([
      [{ ...type?.[0], message: "muss vom Typ string sein, ist aber integer" }],
      inGerman,
    ]);
    expect(errors[0]?.message).toMatch(/^must/);
  });

  test("translates messages about all alternatives and about names", () => {
    const none = issuesOf({ anyOf: [{ type: "string" }, { type: "null" }] }, 0).german[0]?.causes;
    expect(none?.[0]?.message).toBe("muss von einem der Typen null, string sein, ist aber integer");
    const name = issuesOf({ propertyNames: { minLength: 2 } }, { a: 1 }).german[0]?.causes;
    expect(name?.[0]?.message).toBe(
      'hat eine Eigenschaft namens "a", und dieser Name muss mindestens 2 Zeichen haben, hat aber 1',
    );
  });

  test("translates what is said of two alternatives, however they nest", () => {
    const short = { anyOf: [{ maximum: 3 }, { minimum: 7 }] };
    const message = "darf höchstens 3 sein, ist aber 5, oder muss mindestens 7 sein, ist aber 5";
    expect(issuesOf(short, 5).german[0]?.causes[0]).toMatchObject({
      message,
      data: { first: "darf höchstens 3 sein, ist aber 5" },
    });
    // Each alternative of the outer choice is such a choice itself.
    const nested = issuesOf({ anyOf: [short, { anyOf: [{ maximum: 2 }, { minimum: 8 }] }] }, 5).german;
    expect(primaryIssue(nested)?.message).toBe(
      `${message}, oder darf höchstens 2 sein, ist aber 5, oder muss mindestens 8 sein, ist aber 5`,
    );
  });

  test("leaves the words of a message that has no template", () => {
    const { errors } = issuesOf({ minimum: 1 }, 0);
    expect(localise(errors, {})).toEqual(errors);
    expect(localise(errors, Object.create({ [errors[0]?.messageId ?? ""]: "inherited" }))).toEqual(errors);
  });

  test("leaves the words of a keyword that replaces a standard one", () => {
    const roughly = defineKeyword({
      id: "https://json-schema.org/keyword/minLength",
      value: nonNegativeInteger,
      appliesTo: JsonType.string,
      test: (text, min) => text.trim().length >= min,
      message: "must have at least {value} letters between its spaces",
    });
    const { errors } = createArgot({ dialects: [replaceKeywords(standard.draft202012, [roughly])], issues: explained })
      .compile({ minLength: 3 })
      .validate("  a");
    const message = "must have at least 3 letters between its spaces";
    expect(localise(errors, german)[0]?.message).toBe(message);
    // A translation of these words wins.
    const translated = { ...german, [roughly.id]: "muss ohne Rand {value} Zeichen haben" };
    expect(localise(errors, translated)[0]?.message).toBe("muss ohne Rand 3 Zeichen haben");
  });

  test("leaves the words of a format that replaces a standard one, and those around a keyword's own", () => {
    const email = defineFormat({
      test: (text) => text.endsWith("@example.com"),
      message: "must be one of our addresses",
    });
    const own = createArgot({ dialects: [standard.assertFormats(standard.draft202012, { email })], issues: explained });
    const translated = (schema: unknown, value: unknown) =>
      localise(own.compile(schema).validate(value).errors, german);
    expect(translated({ format: "email" }, "a@b.c")[0]?.message).toBe('must be one of our addresses, is "a@b.c"');
    expect(translated({ format: "date" }, "no")[0]?.message).toMatch(/^muss ein Datum sein/);
    const because = { if: { required: ["a"] }, then: { properties: { b: { minimum: 3 } } } };
    expect(
      translated(because, { a: 1, b: 2 })[0]?.causes[0]?.message ?? translated(because, { a: 1, b: 2 })[0]?.message,
    ).toBe('muss mindestens 3 sein, ist aber 2, weil "a" vorhanden ist');
  });

  test("copes with causes of any depth", () => {
    let deep: unknown = 0;
    for (let i = 0; i < 2000; i++) deep = [deep];
    const { german: issues } = issuesOf(
      { $id: "tree", anyOf: [{ type: "string" }, { type: "array", items: { $ref: "tree" } }] },
      deep,
    );
    expect(issues[0]?.alternatives?.[0]?.[0]?.message).toBe("muss vom Typ string sein, ist aber array");
    let depth = 0;
    for (let at = issues; at.length > 0; at = at[0]?.causes ?? []) depth++;
    expect(depth).toBe(2002);
  });
});
