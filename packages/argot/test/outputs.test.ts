import { describe, expect, test } from "vitest";
import { boolean, defineKeyword, defineVocabulary } from "@argot/core/keyword";
import { draft202012 } from "@argot/dialects";
import { createArgot, defineDialect, DefinitionError, type OutputFormat, type OutputUnit } from "../src/index.js";

/** Without absolute locations. */
function short(unit: OutputUnit): unknown {
  const { absoluteKeywordLocation: _, errors, annotations, ...rest } = unit;
  return {
    ...rest,
    ...(errors && { errors: errors.map(short) }),
    ...(annotations && { annotations: annotations.map(short) }),
  };
}

describe("flag, basic, detailed and verbose", () => {
  const polygon = createArgot().compile({
    $id: "https://example.com/polygon",
    $defs: {
      point: {
        type: "object",
        properties: { x: { type: "number" }, y: { type: "number" } },
        additionalProperties: false,
        required: ["x", "y"],
      },
    },
    type: "array",
    items: { $ref: "#/$defs/point" },
    minItems: 3,
  });
  // The example of section 12.4 of the 2020-12 core specification.
  const twoPoints = [
    { x: 2.5, y: 1.3 },
    { x: 1, z: 6.7 },
  ];
  const count = {
    valid: false,
    keywordLocation: "/minItems",
    instanceLocation: "",
    error: "must have at least 3 items, has 2",
  };
  const missing = {
    valid: false,
    keywordLocation: "/items/$ref/required",
    instanceLocation: "/1",
    error: 'must have property "y"',
  };
  const additional = {
    valid: false,
    keywordLocation: "/items/$ref/additionalProperties",
    instanceLocation: "/1/z",
    error: "must not be present",
  };
  const root = { valid: false, keywordLocation: "", instanceLocation: "" };

  test("flag is the verdict", () => {
    expect(polygon.output(twoPoints, "flag")).toEqual({ valid: false });
    expect(
      polygon.output(
        [
          { x: 1, y: 1 },
          { x: 1, y: 1 },
          { x: 1, y: 1 },
        ],
        "flag",
      ),
    ).toEqual({ valid: true });
  });
  test("basic lists errors", () => {
    expect(short(polygon.output(twoPoints, "basic"))).toEqual({ ...root, errors: [count, missing, additional] });
  });
  test("detailed leaves out units that add nothing", () => {
    expect(short(polygon.output(twoPoints, "detailed"))).toEqual({
      ...root,
      errors: [
        count,
        { valid: false, keywordLocation: "/items/$ref", instanceLocation: "/1", errors: [missing, additional] },
      ],
    });
    expect(short(polygon.output([{}], "detailed"))).toMatchObject({ keywordLocation: "" });
  });
  test("detailed is a single unit if there is a single error", () => {
    const output = createArgot()
      .compile({ properties: { a: { minimum: 1 } } })
      .output({ a: 0 }, "detailed");
    expect(short(output)).toEqual({
      valid: false,
      keywordLocation: "/properties/a/minimum",
      instanceLocation: "/a",
      error: "must be at least 1, is 0",
    });
  });
  test("detailed is the root if there are no annotations", () => {
    expect(short(createArgot().compile({ minimum: 1 }).output(1, "detailed"))).toEqual({ ...root, valid: true });
  });
  test("verbose shows every application and every keyword that was evaluated", () => {
    const type = (at: string, name: string): unknown => {
      const place = {
        valid: true,
        keywordLocation: `/items/$ref/properties/${name}`,
        instanceLocation: `${at}/${name}`,
      };
      return { ...place, annotations: [{ ...place, keywordLocation: `${place.keywordLocation}/type` }] };
    };
    expect(short(polygon.output([{ x: 1 }], "verbose"))).toEqual({
      ...root,
      errors: [
        { valid: true, keywordLocation: "/type", instanceLocation: "" },
        { ...count, error: "must have at least 3 items, has 1" },
        {
          valid: false,
          keywordLocation: "/items",
          instanceLocation: "",
          errors: [
            {
              valid: false,
              keywordLocation: "/items",
              instanceLocation: "/0",
              errors: [
                {
                  valid: false,
                  keywordLocation: "/items/$ref",
                  instanceLocation: "/0",
                  errors: [
                    {
                      valid: false,
                      keywordLocation: "/items/$ref",
                      instanceLocation: "/0",
                      errors: [
                        { valid: true, keywordLocation: "/items/$ref/type", instanceLocation: "/0" },
                        { ...missing, instanceLocation: "/0" },
                        {
                          valid: true,
                          keywordLocation: "/items/$ref/properties",
                          instanceLocation: "/0",
                          annotations: [type("/0", "x")],
                        },
                        { valid: true, keywordLocation: "/items/$ref/additionalProperties", instanceLocation: "/0" },
                      ],
                    },
                  ],
                },
              ],
            },
          ],
        },
      ],
    });
  });
  test("a valid value has annotations", () => {
    const validator = createArgot().compile({ title: "A", properties: { a: { title: "B", deprecated: false } } });
    const noted = (keywordLocation: string, instanceLocation: string, annotation: unknown): unknown => ({
      valid: true,
      keywordLocation,
      instanceLocation,
      annotation,
    });
    const [names, title] = [noted("/properties", "", ["a"]), noted("/title", "", "A")];
    const inner = [noted("/properties/a/title", "/a", "B"), noted("/properties/a/deprecated", "/a", false)];
    expect(short(validator.output({ a: 1 }, "basic"))).toEqual({
      ...root,
      valid: true,
      annotations: [names, ...inner, title],
    });
    expect(short(validator.output({ a: 1 }, "detailed"))).toEqual({
      ...root,
      valid: true,
      annotations: [
        {
          ...(names as object),
          annotations: [{ valid: true, keywordLocation: "/properties/a", instanceLocation: "/a", annotations: inner }],
        },
        title,
      ],
    });
  });
});

describe("list and hierarchical", () => {
  // The example in the specification of outputs of v1.
  const validator = createArgot().compile({
    $id: "https://json-schema.org/schemas/example",
    type: "object",
    title: "root",
    properties: {
      foo: {
        allOf: [
          { required: ["unspecified-prop"] },
          {
            type: "object",
            title: "foo-title",
            properties: { "foo-prop": { const: 1, title: "foo-prop-title" } },
            additionalProperties: { type: "boolean" },
          },
        ],
      },
      bar: { $ref: "#/$defs/bar" },
    },
    $defs: {
      bar: {
        type: "object",
        title: "bar-title",
        properties: { "bar-prop": { type: "integer", minimum: 10, title: "bar-prop-title" } },
      },
    },
  });
  const passing = { foo: { "foo-prop": 1, "unspecified-prop": true }, bar: { "bar-prop": 20 } };
  const failing = { foo: { "foo-prop": "not 1", "other-prop": false }, bar: { "bar-prop": 2 } };
  const head = {
    dialect: "https://json-schema.org/draft/2020-12/schema",
    schema: "https://json-schema.org/schemas/example",
  };
  const unit = (valid: boolean, path: string, instanceLocation: string, rest: object): unknown => ({
    valid,
    evaluationPath: path,
    schemaLocation: `https://json-schema.org/schemas/example#${path.replace("/properties/bar/$ref", "/$defs/bar")}`,
    instanceLocation,
    ...rest,
  });

  test("list has the annotations of a valid value", () => {
    expect(validator.output(passing, "list")).toEqual({
      ...head,
      valid: true,
      details: [
        unit(true, "", "", { annotations: { properties: ["foo", "bar"], title: "root" } }),
        unit(true, "/properties/foo/allOf/1", "/foo", {
          annotations: { properties: ["foo-prop"], additionalProperties: ["unspecified-prop"], title: "foo-title" },
        }),
        unit(true, "/properties/foo/allOf/1/properties/foo-prop", "/foo/foo-prop", {
          annotations: { title: "foo-prop-title" },
        }),
        unit(true, "/properties/bar/$ref", "/bar", { annotations: { properties: ["bar-prop"], title: "bar-title" } }),
        unit(true, "/properties/bar/$ref/properties/bar-prop", "/bar/bar-prop", {
          annotations: { title: "bar-prop-title" },
        }),
      ],
    });
  });
  test("list has the errors and the dropped annotations of an invalid value", () => {
    expect(validator.output(failing, "list")).toEqual({
      ...head,
      valid: false,
      details: [
        unit(false, "", "", { droppedAnnotations: { title: "root" } }),
        unit(false, "/properties/foo/allOf/0", "/foo", {
          errors: { required: 'must have property "unspecified-prop"' },
        }),
        unit(false, "/properties/foo/allOf/1", "/foo", {
          droppedAnnotations: { additionalProperties: ["other-prop"], title: "foo-title" },
        }),
        unit(false, "/properties/foo/allOf/1/properties/foo-prop", "/foo/foo-prop", {
          errors: { const: 'must be 1, is "not 1"' },
          droppedAnnotations: { title: "foo-prop-title" },
        }),
        unit(false, "/properties/bar/$ref", "/bar", { droppedAnnotations: { title: "bar-title" } }),
        unit(false, "/properties/bar/$ref/properties/bar-prop", "/bar/bar-prop", {
          errors: { minimum: "must be at least 10, is 2" },
          droppedAnnotations: { title: "bar-prop-title" },
        }),
      ],
    });
  });
  test("hierarchical has all units, each in the one that applied it", () => {
    expect(validator.output({ bar: {} }, "hierarchical")).toEqual({
      ...head,
      ...(unit(true, "", "", { annotations: { properties: ["bar"], title: "root" } }) as object),
      details: [
        unit(true, "/properties/bar", "/bar", {
          details: [
            unit(true, "/properties/bar/$ref", "/bar", { annotations: { properties: [], title: "bar-title" } }),
          ],
        }),
      ],
    });
    expect(createArgot().compile({ minimum: 1 }).output(0, "hierarchical")).toMatchObject({
      valid: false,
      errors: { minimum: "must be at least 1, is 0" },
      details: [],
    });
  });
  test("a schema that fails has no annotations below it", () => {
    const output = createArgot()
      .compile({ allOf: [{ title: "A" }, false] })
      .output(1, "hierarchical");
    expect(output.details).toEqual([
      expect.not.objectContaining({ annotations: expect.anything() as unknown }),
      expect.objectContaining({ valid: false, errors: { "": "must not be present" } }),
    ]);
  });
});

describe("every format", () => {
  test("has a message where the keyword has none", () => {
    const fails = defineKeyword({ id: "https://example.com/keyword/fails", value: boolean, test: () => false });
    const vocabulary = defineVocabulary({ uri: "https://example.com/vocab/mute", keywords: { fails } });
    const uri = "https://example.com/dialect/mute";
    const dialect = defineDialect({ uri, core: draft202012.core, vocabularies: [vocabulary] });
    const validator = createArgot({ dialects: [dialect], dialect: uri }).compile({ fails: true });
    const error = 'must satisfy "fails"';
    expect(validator.output(1, "basic").errors).toMatchObject([{ keywordLocation: "/fails", error }]);
    expect(validator.output(1, "detailed")).toMatchObject({ valid: false, error });
    expect(validator.output(1, "list").details).toMatchObject([{ errors: { fails: error } }]);
    expect(validator.validate(1).errors).toMatchObject([
      { keyword: "fails", keywordLocation: "/fails", message: error },
    ]);
  });
  test("must be known", () => {
    const validator = createArgot().compile(true);
    expect(() => validator.output(1, "verbos" as OutputFormat)).toThrow(
      new DefinitionError('The output format "verbos" is not known; did you mean "verbose"?'),
    );
  });
});
