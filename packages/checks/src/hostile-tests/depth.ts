// Deep schemas and values, and those that contain themselves.
import { type HostileCase, nested, outcome, verdicts } from "./case.js";

// Recursion over as many levels as in tests would end with a stack overflow: their processes have half of the usual stack.
const sizes = [6_000, 100_000] as const;
const inObject = (inner: unknown): unknown => ({ a: inner });
const inArray = (inner: unknown): unknown => [inner];
const tree = { properties: { a: { $ref: "#" } }, items: { $ref: "#" }, type: ["object", "array", "integer"] };

/** Verdicts for deep values with a valid and an invalid innermost value. */
const ends = (name: string, schema: (size: number) => unknown, around: (inner: unknown) => unknown): HostileCase => ({
  name,
  sizes,
  expected: "true false",
  run: (make, size) => verdicts(make, schema(size), [nested(size, 1, around), nested(size, "x", around)]),
});

/** Verdicts of a deep schema for 1 and "x". */
const deepSchema = (name: string, expected: string, around: (inner: unknown) => unknown): HostileCase => ({
  name: `deep schemas in ${name}`,
  sizes,
  expected,
  run: (make, size) => verdicts(make, nested(size, { type: "integer" }, around), [1, "x"]),
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
  ends("deep objects", () => tree, inObject),
  ends("deep arrays", () => tree, inArray),
  ends("const with a deep value", (size) => ({ const: nested(size, 1, inObject) }), inObject),
  ends("enum with a deep value", (size) => ({ enum: [0, nested(size, 1, inArray)] }), inArray),
  {
    name: "uniqueItems with deep values",
    sizes,
    expected: "false true",
    run: (make, size) =>
      verdicts(make, { uniqueItems: true }, [
        [nested(size, 1, inObject), nested(size, 1, inObject)],
        [nested(size, 1, inObject), nested(size, 2, inObject)],
      ]),
  },
  {
    name: "an issue at the end of a deep value",
    sizes,
    expected: "1",
    run: (make, size) => {
      const { errors } = make()
        .compile(tree)
        .validate(nested(size, "x", inObject));
      return String(errors.length);
    },
  },
  {
    name: "unevaluatedProperties in a deep value",
    sizes,
    expected: "true false",
    run: (make, size) =>
      verdicts(make, { properties: { a: { $ref: "#" } }, unevaluatedProperties: false }, [
        nested(size, 1, inObject),
        nested(size, { b: 1 }, inObject),
      ]),
  },
  {
    name: "deep properties, and a deep value",
    sizes,
    expected: "true false",
    run: (make, size) =>
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
    name: "a chain of references",
    sizes,
    expected: "true false",
    run: (make, size) => {
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
    expected: "EvaluationError",
    run: (make) => verdicts(make, tree, [cyclicObject()]),
  },
  {
    name: "an array that contains itself",
    expected: "EvaluationError",
    run: (make) => verdicts(make, tree, [cyclicArray()]),
  },
  {
    name: "const and enum against a value that contains itself",
    expected: "false false",
    run: (make) =>
      `${verdicts(make, { const: { a: {} } }, [cyclicObject()])} ${verdicts(make, { enum: [[[]]] }, [cyclicArray()])}`,
  },
  {
    name: "a schema that contains itself",
    expected: "SchemaError not-json",
    run: (make) => outcome(() => make().compile(cyclicObject())),
  },
  {
    name: "a cycle of references",
    expected: "#/$defs/a -> #/$defs/b -> #/$defs/a",
    run: (make) => {
      try {
        make().compile({
          $id: "urn:x:y",
          $ref: "#/$defs/a",
          $defs: { a: { $ref: "#/$defs/b" }, b: { allOf: [{ $ref: "#/$defs/a" }] } },
        });
      } catch (error) {
        // The message names the cycle, in which the schema in allOf is a step of its own.
        return (error as Error).message
          .replaceAll("urn:x:y", "")
          .replace(/^.*: /, "")
          .replace(" -> #/$defs/b/allOf/0", "");
      }
      return "compiled";
    },
  },
];
