// What is deep, and what has no end.
import { type HostileCase, nested, outcome, verdicts } from "./case.js";

const sizes = [1000, 100_000] as const;
const inObject = (inner: unknown): unknown => ({ a: inner });
const inArray = (inner: unknown): unknown => [inner];
const tree = { properties: { a: { $ref: "#" } }, items: { $ref: "#" }, type: ["object", "array", "integer"] };

/** Verdicts about a value so deep with one end or another. */
const ends = (name: string, schema: (size: number) => unknown, around: (inner: unknown) => unknown): HostileCase => ({
  name,
  sizes,
  answer: "true false",
  ask: (make, size) => verdicts(make, schema(size), [nested(size, 1, around), nested(size, "x", around)]),
});

/** Verdicts of a schema so deep about 1 and "x". */
const deepSchema = (name: string, answer: string, around: (inner: unknown) => unknown): HostileCase => ({
  name: `a schema in ${name}, so many levels deep`,
  sizes,
  answer,
  ask: (make, size) => verdicts(make, nested(size, { type: "integer" }, around), [1, "x"]),
});

const cyclicObject = (): object => {
  const object: { a?: object } = {};
  object.a = object;
  return object;
};
const cyclicArray = (): unknown[] => {
  const array: unknown[] = [];
  array.push(array);
  return array;
};

export const depth: readonly HostileCase[] = [
  ends("objects in one another, so many levels deep", () => tree, inObject),
  ends("arrays in one another, so many levels deep", () => tree, inArray),
  ends("const on a value so deep", (size) => ({ const: nested(size, 1, inObject) }), inObject),
  ends("enum on a value so deep", (size) => ({ enum: [0, nested(size, 1, inArray)] }), inArray),
  {
    name: "uniqueItems on values so deep",
    sizes,
    answer: "false true",
    ask: (make, size) =>
      verdicts(make, { uniqueItems: true }, [
        [nested(size, 1, inObject), nested(size, 1, inObject)],
        [nested(size, 1, inObject), nested(size, 2, inObject)],
      ]),
  },
  {
    name: "what is wrong at the end of a value so deep",
    sizes,
    answer: "1",
    ask: (make, size) => {
      const { errors } = make()
        .compile(tree)
        .validate(nested(size, "x", inObject));
      return String(errors.length);
    },
  },
  {
    name: "unevaluatedProperties in a value so deep",
    sizes,
    answer: "true false",
    ask: (make, size) =>
      verdicts(make, { properties: { a: { $ref: "#" } }, unevaluatedProperties: false }, [
        nested(size, 1, inObject),
        nested(size, { b: 1 }, inObject),
      ]),
  },
  {
    name: "properties so many levels deep, and a value",
    sizes,
    answer: "true false",
    ask: (make, size) =>
      verdicts(
        make,
        nested(size, { type: "integer" }, (inner) => ({ properties: { a: inner } })),
        [nested(size, 1, inObject), nested(size, "x", inObject)],
      ),
  },
  deepSchema("allOf", "true false", (inner) => ({ allOf: [inner] })),
  deepSchema("anyOf", "true false", (inner) => ({ anyOf: [inner, false] })),
  deepSchema("not", "true false", (inner) => ({ not: inner })),
  deepSchema("if", "true false", (inner) => ({ if: inner, then: true, else: false })),
  deepSchema("$defs", "true true", (inner) => ({ $defs: { a: inner } })),
  {
    name: "references one after another",
    sizes,
    answer: "true false",
    ask: (make, size) => {
      const $defs = Object.fromEntries(
        Array.from({ length: size }, (_, i) => [
          `d${i}`,
          i + 1 < size ? { $ref: `#/$defs/d${i + 1}` } : { type: "integer" },
        ]),
      );
      return verdicts(make, { $defs, $ref: "#/$defs/d0" }, [1, "x"]);
    },
  },
  {
    name: "an object that contains itself",
    answer: "EvaluationError",
    ask: (make) => verdicts(make, tree, [cyclicObject()]),
  },
  {
    name: "an array that contains itself",
    answer: "EvaluationError",
    ask: (make) => verdicts(make, tree, [cyclicArray()]),
  },
  {
    name: "const and enum against a value that contains itself",
    answer: "false false",
    ask: (make) =>
      `${verdicts(make, { const: { a: {} } }, [cyclicObject()])} ${verdicts(make, { enum: [[[]]] }, [cyclicArray()])}`,
  },
  {
    name: "a schema that contains itself",
    answer: "SchemaError not-json",
    ask: (make) => outcome(() => make().compile(cyclicObject())),
  },
  {
    name: "references that lead back",
    answer: "#/$defs/a -> #/$defs/b -> #/$defs/a",
    ask: (make) => {
      try {
        make().compile({
          $id: "urn:x:y",
          $ref: "#/$defs/a",
          $defs: { a: { $ref: "#/$defs/b" }, b: { allOf: [{ $ref: "#/$defs/a" }] } },
        });
      } catch (error) {
        // The way is named; allOf is a schema of its own on it.
        return (error as Error).message
          .replaceAll("urn:x:y", "")
          .replace(/^.*: /, "")
          .replace(" -> #/$defs/b/allOf/0", "");
      }
      return "compiled";
    },
  },
];
