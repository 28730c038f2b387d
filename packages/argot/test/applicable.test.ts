import { expect, test } from "vitest";
import { createArgot, DefinitionError } from "../src/index.js";
import { Applicability, type ApplicableSchema, type Possibilities } from "../src/inspect.js";

const compile = (schema: unknown, ...documents: readonly unknown[]): Applicability => {
  const argot = createArgot();
  for (const document of documents) argot.add(document);
  return new Applicability(argot.plan(schema));
};

/** The schemas that describe a part of a value, by their places in the root schema. */
const describing = (schemas: readonly ApplicableSchema[], at: string): readonly string[] =>
  schemas.flatMap(({ describes, instanceLocation, keywordLocation }) =>
    describes && instanceLocation === at ? [keywordLocation] : [],
  );

/** The names of the properties that may be added; required ones have an exclamation mark. */
const namesIn = ({ properties }: Possibilities): readonly string[] =>
  properties.flatMap(({ name, isRequired, isPresent }) => (isPresent ? [] : [isRequired ? `${name}!` : name]));

const circle = {
  properties: { kind: { const: "circle" }, radius: { type: "number", minimum: 1 } },
  required: ["radius"],
};
const square = { properties: { kind: { const: "square" }, side: { type: "number" } }, required: ["side"] };
const shape = {
  title: "Shape",
  properties: { kind: { description: "What it is." }, name: { type: "string", minLength: 2 } },
  required: ["kind"],
  oneOf: [circle, square],
};

test("all schemas of a valid value are listed, with the result of each", () => {
  const schemas = compile(shape).schemas({ kind: "circle", radius: 2 });
  expect(
    schemas.map(({ keywordLocation, valid, describes, role }) => ({ keywordLocation, valid, describes, role })),
  ).toEqual([
    { keywordLocation: "", valid: true, describes: true, role: "requirement" },
    { keywordLocation: "/properties/kind", valid: true, describes: true, role: "requirement" },
    { keywordLocation: "/oneOf/0", valid: true, describes: true, role: "alternative" },
    { keywordLocation: "/oneOf/0/properties/kind", valid: true, describes: true, role: "requirement" },
    { keywordLocation: "/oneOf/0/properties/radius", valid: true, describes: true, role: "requirement" },
    { keywordLocation: "/oneOf/1", valid: false, describes: false, role: "alternative" },
    { keywordLocation: "/oneOf/1/properties/kind", valid: false, describes: false, role: "requirement" },
  ]);
});

test("of alternatives that all fail, the best match is first and describes the value", () => {
  const schemas = compile(shape).schemas({ kind: "square", side: "x" });
  expect(describing(schemas, "")).toEqual(["", "/oneOf/1"]);
  expect(schemas.filter(({ role }) => role === "alternative").map(({ keywordLocation }) => keywordLocation)).toEqual([
    "/oneOf/1",
    "/oneOf/0",
  ]);
});

test("a part has the schemas that it has in the whole", () => {
  const applicability = compile(shape);
  for (const value of [{ kind: "circle", radius: 2 }, { kind: "square", side: "x" }, { kind: 1 }, {}, 3]) {
    const all = applicability.schemas(value);
    for (const at of ["", "/kind", "/radius", "/side", "/name"])
      expect(applicability.schemas(value, at)).toEqual(all.filter(({ instanceLocation }) => instanceLocation === at));
  }
});

test("keywords have annotations and requirements", () => {
  const [name] = compile({ properties: { a: { title: "A", minLength: 2, enum: ["x", "yy"], "x-own": 1 } } }).schemas(
    { a: "x" },
    "/a",
  );
  expect(
    name?.keywords.map(({ keyword, valid, annotation, requirement }) => [keyword, valid, annotation ?? requirement]),
  ).toEqual([
    ["enum", true, 'must be one of "x", "yy"'],
    ["minLength", false, "must have at least 2 characters"],
    ["title", true, "A"],
    ["x-own", true, 1],
  ]);
});

test("schemas reached by references and dynamic references are found", () => {
  const tree = {
    $id: "https://example.com/tree",
    $dynamicAnchor: "node",
    properties: { children: { items: { $dynamicRef: "#node" } }, data: true },
  };
  const strict = {
    $id: "https://example.com/strict",
    $dynamicAnchor: "node",
    $ref: "tree",
    properties: { extra: { type: "integer" } },
    unevaluatedProperties: false,
  };
  const applicability = compile(strict, tree);
  expect(namesIn(applicability.possibilities({ children: [{ data: 1 }] }, "/children/0"))).toEqual([
    "extra",
    "children",
  ]);
  expect(applicability.possibilities({ children: [{}] }, "/children/0/extra").types).toEqual(["integer"]);
});

test("what is there tells which alternatives are possible", () => {
  const applicability = compile(shape);
  expect(namesIn(applicability.possibilities({}, ""))).toEqual(["kind!", "name", "radius", "side"]);
  expect(namesIn(applicability.possibilities({ kind: "circle" }, ""))).toEqual(["name", "radius!"]);
  expect(namesIn(applicability.possibilities({ side: 2 }, ""))).toEqual(["kind!", "name", "radius"]);
  expect(applicability.possibilities({}, "/kind").values).toEqual(["circle", "square"]);
  expect(applicability.possibilities({ kind: "circle", radius: 1 }, "/kind").values).toEqual(["circle", "square"]);
  expect(applicability.possibilities({ kind: "circle" }, "/radius")).toMatchObject({ types: ["number"], values: [] });
});

test("properties that must not be there are not possible", () => {
  const closed = { properties: { a: true, b: false }, additionalProperties: false };
  expect(namesIn(compile({ properties: { b: true, c: true }, allOf: [closed] }).possibilities({}, ""))).toEqual(["a"]);
  expect(
    namesIn(compile({ allOf: [{ properties: { a: true } }], unevaluatedProperties: false }).possibilities({}, "")),
  ).toEqual(["a"]);
  expect(
    namesIn(
      compile({
        allOf: [{ properties: { a: true } }, { properties: { b: true }, unevaluatedProperties: false }],
      }).possibilities({}, ""),
    ),
  ).toEqual(["b"]);
  expect(
    namesIn(compile({ properties: { ab: true, b: true }, propertyNames: { pattern: "^a" } }).possibilities({}, "")),
  ).toEqual(["ab"]);
});

test("names come from lists of names, and from what is there", () => {
  expect(namesIn(compile({ propertyNames: { enum: ["a", "b"] } }).possibilities({ a: 1 }, ""))).toEqual(["b"]);
  const dependent = compile({ dependentRequired: { card: ["address"] }, properties: { card: true } });
  expect(namesIn(dependent.possibilities({}, ""))).toEqual(["card"]);
  expect(namesIn(dependent.possibilities({ card: 1 }, ""))).toEqual(["address!"]);
  const conditional = compile({
    properties: { country: { type: "string" } },
    if: { properties: { country: { const: "US" } }, required: ["country"] },
    then: { properties: { zip: true }, required: ["zip"] },
    else: { properties: { postcode: true } },
  });
  expect(namesIn(conditional.possibilities({ country: "US" }, ""))).toEqual(["zip!"]);
  expect(namesIn(conditional.possibilities({ country: "FR" }, ""))).toEqual(["postcode"]);
  expect(conditional.possibilities({}, "/country")).toMatchObject({ types: ["string"], values: ["US"] });
});

test("required properties of a property are known, also of recursive schemas", () => {
  const [next] = compile({
    properties: { next: { $ref: "#", title: "Next" } },
    required: ["next"],
  }).possibilities({}, "").properties;
  expect(next).toMatchObject({ name: "next", isRequired: true, annotations: [{ keyword: "title", value: "Next" }] });
  expect(next?.required[0]?.required[0]?.name).toBe("next");
});

test("a location beneath something else is read as if it were there", () => {
  const applicability = compile({ properties: { list: { items: { properties: { a: { enum: [1, 2] } } } } } });
  expect(applicability.possibilities(null, "/list/0/a").values).toEqual([1, 2]);
  expect(applicability.possibilities({ list: [] }, "/list/0/a").values).toEqual([1, 2]);
  expect(applicability.possibilities({ list: 3 }, "/other/b")).toEqual({
    types: [],
    values: [],
    properties: [],
    patterns: [],
    schemas: [],
  });
});

test("of properties after many pairs of a name and a schema, any value counts as possible", () => {
  const count = 300;
  const limited = { patternProperties: { "^p": { type: "string" } }, additionalProperties: false };
  const names = Array.from({ length: count }, (_, i) => `p${i}`);
  const applicability = compile({
    properties: Object.fromEntries(names.map((name) => [name, true])),
    allOf: Array.from({ length: count }, () => limited),
  });
  const { properties } = applicability.possibilities({}, "");
  expect(properties.map(({ name }) => name)).toEqual(names);
  expect(properties.at(0)?.types).toEqual(["string"]);
  expect(properties.at(-1)?.types).toEqual(["null", "boolean", "number", "string", "array", "object"]);
});

test("a condition limits no property", () => {
  const schema = { if: { properties: { a: { const: 1 } } }, then: { properties: { b: { const: 2 } } } };
  const [a, b] = compile(schema).possibilities({}, "").properties;
  expect(a).toMatchObject({ types: ["null", "boolean", "number", "string", "array", "object"], values: [1] });
  expect(b).toMatchObject({ name: "b", types: [], values: [2] });
});

test("a value that all alternatives leave out is not possible", () => {
  const schema = {
    enum: [1, 2, "a", "b"],
    anyOf: [
      { type: "number", not: { enum: [1, 2] } },
      { type: ["number", "string"], not: { enum: [1, "b"] } },
    ],
  };
  expect(
    compile({ properties: { p: schema } })
      .possibilities({}, "")
      .properties.at(0)?.values,
  ).toEqual([2, "a"]);
});

test("a location must be a JSON Pointer", () => {
  const applicability = compile(true);
  expect(() => applicability.possibilities({}, "a")).toThrow(DefinitionError);
  expect(() => applicability.schemas({}, "/~2")).toThrow(
    '`schemas` needs a JSON Pointer: a string that is empty or begins with "/"; got "/~2".',
  );
});

test("with `onlyClosest`, only the closest alternatives count", () => {
  const closest = { onlyClosest: true };
  const pairs = compile({
    anyOf: [
      { properties: { a: true, b: true }, required: ["a", "b"] },
      { properties: { c: true, d: true }, required: ["c", "d"] },
    ],
  });
  expect(namesIn(pairs.possibilities({}, "", closest))).toEqual(["a", "b", "c", "d"]);
  expect(namesIn(pairs.possibilities({ a: 1 }, "", closest))).toEqual(["b!"]);
  expect(namesIn(pairs.possibilities({ a: 1 }, ""))).toEqual(["b", "c", "d"]);
  const shapes = compile(shape);
  expect(shapes.possibilities({ kind: "x", radius: 1 }, "/kind", closest).values).toEqual(["circle"]);
  expect(shapes.possibilities({ kind: "x", radius: 1 }, "/kind").values).toEqual(["circle", "square"]);
  // Both hold, and may hold together.
  const both = compile({ anyOf: [{ properties: { a: true } }, { properties: { b: true } }] });
  expect(namesIn(both.possibilities({ a: 1 }, "", closest))).toEqual(["b"]);
  for (const value of [{}, { kind: "circle" }, { radius: "x" }, { side: 1, radius: 2 }, { name: "x" }]) {
    const all = namesIn(shapes.possibilities(value, "")).map((name) => name.replace("!", ""));
    for (const name of namesIn(shapes.possibilities(value, "", closest))) expect(all).toContain(name.replace("!", ""));
  }
  expect(() => shapes.possibilities({}, "", { closest: true } as never)).toThrow(DefinitionError);
});

test("a property declares what the schemas that name it allow", () => {
  const [kind, name] = compile({
    oneOf: [
      { properties: { kind: { const: "x" }, name: { type: "string" } } },
      { properties: { kind: { const: "y" } } },
    ],
  }).possibilities({}, "").properties;
  expect(kind?.declared).toEqual({ types: [], values: ["x", "y"] });
  expect(name?.types).toHaveLength(6);
  expect(name?.declared).toEqual({ types: ["string"], values: [] });
});

test("of what alternatives require of a property, what all require counts", () => {
  const of = (...required: string[]): object => ({ properties: { at: { type: "object", required } } });
  const [at] = compile({ oneOf: [of("x", "y"), of("x", "z")] }).possibilities({}, "").properties;
  expect(at?.required.map((each) => each.name)).toEqual(["x"]);
  const [certain] = compile({ ...of("w"), oneOf: [of("x", "y"), of("x", "z")] }).possibilities({}, "").properties;
  expect(certain?.required.map((each) => each.name).toSorted()).toEqual(["w", "x"]);
});
