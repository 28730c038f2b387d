import { createArgot, type Dialect, localise } from "@argot/core";
import * as standard from "@argot/dialects";
import { openApiFormats } from "@argot/format";
import { describe, expect, test } from "vitest";
import { german } from "../src/german.js";

const dialects = Object.values(standard)
  .filter((each): each is Dialect => typeof each === "object" && "vocabularies" in each)
  .map((dialect) => standard.assertFormats(dialect, openApiFormats));

/** The English templates of every standard keyword and every format, by message id; and what is said of a schema that is `false`. */
const english = new Map<string, string>([["https://json-schema.org/keyword/false", "must not be present"]]);
for (const { keywords } of dialects) {
  for (const { keyword } of keywords.values()) {
    for (const [variant, template] of keyword.messages)
      english.set(variant === "" ? keyword.id : `${keyword.id}#${variant}`, template);
  }
}

const namesIn = (template: string): string[] =>
  [...new Set(Array.from(template.matchAll(/\{(\w+)/g), ([, name = ""]) => name))].sort();

test("there are dialects to ask", () => expect(dialects.length).toBeGreaterThanOrEqual(7));

test("no message is missing, and none is there that nobody says", () => {
  expect(Object.keys(german).sort()).toEqual([...english.keys()].sort());
});

test.each([...english])("%s shows what the English message shows", (id, template) => {
  expect(namesIn(german[id] ?? "")).toEqual(namesIn(template));
});

test("forms have two words, and no brace is left open", () => {
  for (const template of Object.values(german)) {
    for (const [, form = ""] of template.matchAll(/\{\w+:([^}]*)\}/g))
      expect(form).toMatch(/^(?:json|text|[^|]+\|[^|]+)$/);
    expect(template.replace(/\{\w+(?::[^{}]*)?\}/g, "")).not.toMatch(/[{}]/);
  }
});

describe("localise", () => {
  const argot = createArgot({ dialects: [standard.draft202012] });
  const told = (schema: unknown, value: unknown) => {
    const { errors } = argot.compile(schema).validate(value);
    return { errors, german: localise(errors, german) };
  };

  test.each([
    [{ minItems: 1 }, [], "muss mindestens 1 Element haben, hat aber 0"],
    [{ minItems: 2 }, [], "muss mindestens 2 Elemente haben, hat aber 0"],
    [{ type: ["string", "null"] }, 1, "muss von einem der Typen string, null sein, ist aber vom Typ integer"],
    [{ required: ["a", "b"] }, {}, 'muss alle verlangten Eigenschaften haben, es fehlt aber "a", "b"'],
    [{ dependentRequired: { a: ["b"] } }, { a: 1 }, 'muss wegen "a" auch "b" haben'],
    [false, 1, "darf nicht vorhanden sein"],
  ])("%j of %j", (schema, value, message) => {
    expect(told(schema, value).german[0]?.message).toBe(message);
  });

  test("says the causes, too, and changes nothing else", () => {
    const { errors, german: issues } = told({ anyOf: [{ type: "string" }, { minimum: 1 }] }, 0);
    expect(issues).toEqual([
      {
        ...errors[0],
        message: "muss wenigstens einer der Alternativen entsprechen, entspricht aber keiner",
        causes: [
          { ...errors[0]?.causes[0], message: "muss vom Typ string sein, ist aber vom Typ integer" },
          { ...errors[0]?.causes[1], message: "muss mindestens 1 sein, ist aber 0" },
        ],
      },
    ]);
    expect(errors[0]?.message).toMatch(/^must/);
  });

  test("leaves the words of a message that has no template", () => {
    const { errors } = told({ minimum: 1 }, 0);
    expect(localise(errors, {})).toEqual(errors);
    expect(localise(errors, Object.create({ [errors[0]?.messageId ?? ""]: "inherited" }))).toEqual(errors);
  });

  test("copes with causes of any depth", () => {
    let deep: unknown = 0;
    for (let i = 0; i < 20_000; i++) deep = [deep];
    const { german: issues } = told(
      { $id: "tree", anyOf: [{ type: "string" }, { type: "array", items: { $ref: "tree" } }] },
      deep,
    );
    expect(issues[0]?.causes[0]?.message).toBe("muss vom Typ string sein, ist aber vom Typ array");
  });
});
