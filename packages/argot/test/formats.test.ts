import { createArgot, defineFormat, openApiFormats, type FormatsOption, JsonType } from "argot";
import { describe, expect, test } from "vitest";
import type { DialectName } from "../src/index.js";

const even = defineFormat({ appliesTo: JsonType.number, test: (n) => Number(n) % 2 === 0, message: "must be even" });

const isValid = (formats: FormatsOption | undefined, schema: object, value: unknown, dialect?: DialectName): boolean =>
  createArgot({ ...(formats !== undefined && { formats }), ...(dialect && { dialect }) }).compile(schema)(value);

describe("`formats`", () => {
  test("by default, dialects annotate", () => {
    expect(isValid(undefined, { format: "ipv4" }, "nowhere")).toBe(true);
    expect(isValid("annotate", { format: "ipv4" }, "nowhere")).toBe(true);
  });

  test.each<DialectName>(["2020-12", "2019-09", "draft-07", "draft-06", "draft-04"])("asserts in %s", (dialect) => {
    expect(isValid("assert", { format: "ipv4" }, "nowhere", dialect)).toBe(false);
    expect(isValid("assert", { format: "ipv4" }, "192.0.2.1", dialect)).toBe(true);
    expect(isValid("assert", { format: "no such format" }, "anything", dialect)).toBe(true);
  });

  test("asserts the formats of the dialect, and no others", () => {
    expect(isValid("assert", { format: "uuid" }, "none", "2019-09")).toBe(false);
    expect(isValid("assert", { format: "uuid" }, "none", "draft-07")).toBe(true);
    expect(isValid("assert", { format: "date" }, "none", "draft-07")).toBe(false);
    expect(isValid("assert", { format: "date" }, "none", "draft-06")).toBe(true);
    expect(isValid("assert", { format: "hostname" }, "xn--a", "draft-07")).toBe(false);
    expect(isValid("assert", { format: "hostname" }, "xn--a", "draft-06")).toBe(true);
  });

  test("adds formats by name, and replaces some", () => {
    const formats = {
      ...openApiFormats,
      even,
      date: defineFormat({ test: (s) => s === "today", message: "must be now" }),
    };
    expect(isValid(formats, { format: "even" }, 3)).toBe(false);
    expect(isValid(formats, { format: "even" }, "3")).toBe(true);
    expect(isValid(formats, { format: "int32" }, 2 ** 31, "draft-04")).toBe(false);
    expect(isValid(formats, { format: "date" }, "2024-01-01")).toBe(false);
    expect(isValid(formats, { format: "date" }, "today")).toBe(true);
    expect(isValid(formats, { format: "email" }, "nobody")).toBe(false);
  });

  test("does not apply to schemas: in meta-schemas formats are annotations", () => {
    expect(isValid("assert", { pattern: "^[\\w-.]+$" }, "a-b")).toBe(true);
  });

  test.each([
    ["always", '`formats` must be "annotate", "assert" or an object of formats; it is "always".'],
    [null, "it is null."],
    [{ even: () => true }, 'The format "even" is none; make one with `defineFormat`.'],
  ])("refuses %j", (formats, reason) => {
    expect(() => createArgot({ formats: formats as never })).toThrow(reason);
  });
});

describe.each([undefined, "annotate", "assert", { even }] as const)("a meta-schema under `formats: %j`", (formats) => {
  const asserts = formats !== "annotate";
  const argotWith = (
    vocabulary: Record<string, boolean>,
    $schema: string,
    base: string,
  ): ReturnType<typeof createArgot> =>
    createArgot({ ...(formats && { formats }) }).add({
      $id: "https://example.com/meta",
      $schema,
      $vocabulary: { [`${base}/vocab/core`]: true, [`${base}/vocab/validation`]: true, ...vocabulary },
    });
  const in2020 = "https://json-schema.org/draft/2020-12";
  const in2019 = "https://json-schema.org/draft/2019-09";
  const schema = { $schema: "https://example.com/meta", format: "ipv4" };

  test.each([true, false])("asserts with format-assertion of 2020-12, required or not (%s)", (required) => {
    const argot = argotWith({ [`${in2020}/vocab/format-assertion`]: required }, `${in2020}/schema`, in2020);
    expect(argot.compile(schema)("nowhere")).toBe(!asserts);
    expect(argot.compile(schema)("192.0.2.1")).toBe(true);
  });

  test("asserts with both vocabularies of 2020-12, in either order", () => {
    const both = [`${in2020}/vocab/format-assertion`, `${in2020}/vocab/format-annotation`];
    for (const order of [both, both.toReversed()]) {
      const argot = argotWith(Object.fromEntries(order.map((uri) => [uri, true])), `${in2020}/schema`, in2020);
      expect(argot.compile(schema)("nowhere")).toBe(!asserts);
    }
  });

  test("asserts with the vocabulary of 2019-09 where that is required", () => {
    const required = argotWith({ [`${in2019}/vocab/format`]: true }, `${in2019}/schema`, in2019);
    expect(required.compile(schema)("nowhere")).toBe(!asserts);
    const optional = argotWith({ [`${in2019}/vocab/format`]: false }, `${in2019}/schema`, in2019);
    expect(optional.compile(schema)("nowhere")).toBe(formats === undefined || !asserts);
  });
});

describe("an unknown format", () => {
  const compileWith = (formats: FormatsOption | undefined): unknown =>
    createArgot({ ...(formats && { formats }) })
      .add({
        $id: "https://example.com/meta",
        $schema: "https://json-schema.org/draft/2020-12/schema",
        $vocabulary: {
          "https://json-schema.org/draft/2020-12/vocab/core": true,
          "https://json-schema.org/draft/2020-12/vocab/format-assertion": true,
        },
      })
      .compile({ $schema: "https://example.com/meta", format: "even" });

  test.each([undefined, "assert"] as const)("is refused with format-assertion (%s), with the known ones", (formats) => {
    expect(() => compileWith(formats)).toThrow(
      expect.objectContaining({
        name: "SchemaError",
        code: "invalid-keyword-value",
        pointer: "/format",
        reason: expect.stringMatching(
          /^"format" must be the name of a format that is known here: date, .*; it is "even"$/,
        ),
      }),
    );
  });

  test.each(["annotate", { even }] as const)(
    "is accepted where formats are annotations or the format is known (%j)",
    (formats) => {
      expect(() => compileWith(formats)).not.toThrow();
    },
  );
});
