import { contentAssertion } from "@argot/content";
import { createArgot, type Dialect, primaryIssue, localise, engineMessages, replacePresentKeywords } from "@argot/core";
import * as standard from "@argot/dialects";
import { openApiFormats } from "@argot/format";
import { describe, expect, test } from "vitest";
import { german } from "../src/german.js";

const dialects = Object.values(standard)
  .filter((each): each is Dialect => typeof each === "object" && "vocabularies" in each)
  .map((dialect) => standard.assertFormats(dialect, openApiFormats))
  .map((dialect) => replacePresentKeywords(dialect, Object.values(contentAssertion())));

/** The English templates of every standard keyword and every format, by message id; and the messages of the engine. */
const english = new Map<string, string>([
  ["https://json-schema.org/keyword/false", "must not be present"],
  ...Object.entries(engineMessages),
]);
for (const { keywords } of dialects) {
  for (const { keyword } of keywords.values()) {
    for (const [variant, template] of keyword.messages)
      english.set(variant === "" ? keyword.id : `${keyword.id}#${variant}`, template);
  }
}

const namesIn = (template: string): string[] =>
  [...new Set(Array.from(template.matchAll(/\{(\w+)/g), ([, name = ""]) => name))].sort();

test("there are dialects", () => expect(dialects.length).toBeGreaterThanOrEqual(7));

test("every English message has a German one, and there are no others", () => {
  expect(Object.keys(german).sort()).toEqual([...english.keys()].sort());
});

test.each([...english])("%s shows what the English message shows", (id, template) => {
  expect(namesIn(german[id] ?? "")).toEqual(namesIn(template));
});

test("forms have two words, and no brace is left open", () => {
  for (const template of Object.values(german)) {
    for (const [, form = ""] of template.matchAll(/\{\w+:([^}]*)\}/g))
      expect(form).toMatch(/^(?:json|text|whole|[^|]*\|[^|]+| \S+ )$/);
    expect(template.replace(/\{\w+(?::[^{}]*)?\}/g, "")).not.toMatch(/[{}]/);
  }
});

/** Data that stand in a sentence as words: names of types, and messages. All other texts are names and values. */
const words = new Set(["expected", "message", "first", "second"]);
const showsTypes = /(?:keyword\/(?:draft-03\/)?(?:type|disallow)|argot:message\/types?)(?:#|$)/;

test.each([...english.keys()].flatMap((id) => [[id, english.get(id) ?? ""] as const, [id, german[id] ?? ""] as const]))(
  "%s has names and values in quotes: %s",
  (id, template) => {
    const bare = Array.from(template.matchAll(/\{(\w+):(?:text|whole)\}/g), ([, name = ""]) => name);
    expect(bare.filter((name) => !words.has(name) && !showsTypes.test(id))).toEqual([]);
    // Examples are values too.
    for (const [, example = ""] of template.matchAll(/(?:such as|, etwa) (.{4})/g)) expect(example).toMatch(/^"/);
  },
);

describe("localise", () => {
  const argot = createArgot({ dialects: [standard.draft202012] });
  const issuesOf = (schema: unknown, value: unknown) => {
    const { errors } = argot.compile(schema).validate(value);
    return { errors, german: localise(errors, german) };
  };

  test.each([
    [{ minItems: 1 }, [], "muss mindestens 1 Element haben, hat aber 0"],
    [{ minItems: 2 }, [], "muss mindestens 2 Elemente haben, hat aber 0"],
    [{ type: ["string", "null"] }, 1, "muss von einem der Typen string, null sein, ist aber vom Typ integer"],
    [{ required: ["a", "b"] }, {}, 'muss die Eigenschaften "a", "b" haben'],
    [{ dependentRequired: { a: ["b"] } }, { a: 1 }, 'muss wegen "a" auch "b" haben'],
    [false, 1, "darf nicht vorhanden sein"],
    [
      { enum: ["red", "green"] },
      "gren",
      'muss einer der Werte "red", "green" sein, ist aber "gren"; war "green" gemeint?',
    ],
    [
      { properties: { name: {} }, additionalProperties: false },
      { nmae: 1 },
      'darf nicht vorhanden sein; war "name" gemeint?',
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
        message: "muss wenigstens einer der Alternativen entsprechen, entspricht aber keiner",
        causes: inGerman,
      },
    ]);
    expect(issues[0]?.alternatives).toEqual([
      [{ ...type?.[0], message: "muss vom Typ string sein, ist aber vom Typ integer" }],
      inGerman,
    ]);
    expect(errors[0]?.message).toMatch(/^must/);
  });

  test("translates messages about all alternatives and about names", () => {
    const none = issuesOf({ anyOf: [{ type: "string" }, { type: "null" }] }, 0).german[0]?.causes;
    expect(none?.[0]?.message).toBe("muss von einem der Typen null, string sein, ist aber vom Typ integer");
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

  test("copes with causes of any depth", () => {
    let deep: unknown = 0;
    for (let i = 0; i < 20_000; i++) deep = [deep];
    const { german: issues } = issuesOf(
      { $id: "tree", anyOf: [{ type: "string" }, { type: "array", items: { $ref: "tree" } }] },
      deep,
    );
    expect(issues[0]?.alternatives?.[0]?.[0]?.message).toBe("muss vom Typ string sein, ist aber vom Typ array");
    let depth = 0;
    for (let at = issues; at.length > 0; at = at[0]?.causes ?? []) depth++;
    expect(depth).toBe(20_002);
  });
});
