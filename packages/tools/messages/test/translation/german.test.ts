import { createArgot, replaceKeywords } from "@argot/core";
import { issues as explained, localise, primaryIssue } from "@argot/reports";
import { defineKeyword, JsonType, nonNegativeInteger } from "@argot/core/keyword";
import * as standard from "@argot/dialects";
import { defineFormat } from "@argot/format";
import { describe, expect, test } from "vitest";
import { german } from "../../src/de/german.js";

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
