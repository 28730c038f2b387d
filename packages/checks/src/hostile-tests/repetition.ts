// Schemas that apply to one part of a value on 2^n paths.
import { type HostileCase, nested, verdicts } from "./case.js";

const self = { $ref: "#" };
const inItems = { items: self };
const inMember = { properties: { a: self } };

const arrays = (depth: number): unknown => nested(depth, [], (inner) => [inner]);
const objects = (depth: number): unknown => nested(depth, {}, (a) => ({ a }));
const folders = (depth: number): unknown => nested(depth, {}, (inner) => ({ children: [inner] }));

/** Definitions that each apply the next one on two paths. */
function chain(length: number, join: (next: object) => object): { readonly $defs: object; readonly $ref: string } {
  const $defs: Record<string, object> = { [`d${length}`]: { type: "array" } };
  for (let i = 0; i < length; i++) $defs[`d${i}`] = join({ $ref: `#/$defs/d${i + 1}` });
  return { $defs, $ref: "#/$defs/d0" };
}

const inPlace = chain(40, (next) => ({ allOf: [next, { anyOf: [next, false] }] }));

const children = { properties: { children: inItems } };

/** A schema, and a valid value of a depth. */
const valid: readonly (readonly [name: string, schema: object, valueOf: (depth: number) => unknown])[] = [
  ["allOf of items", { allOf: [inItems, inItems] }, arrays],
  ["anyOf of items", { anyOf: [{ ...inItems, minItems: 1 }, inItems] }, arrays],
  [
    "oneOf of items",
    {
      oneOf: [
        { ...inItems, maxItems: 0 },
        { ...inItems, minItems: 1 },
      ],
    },
    arrays,
  ],
  ["items and prefixItems", { prefixItems: [self], allOf: [inItems] }, arrays],
  ["items and contains", { ...inItems, contains: self, minContains: 0 }, arrays],
  ["items and unevaluatedItems", { anyOf: [{ prefixItems: [self] }, inItems], unevaluatedItems: self }, arrays],
  ["properties and patternProperties", { ...inMember, patternProperties: { "^a": self } }, objects],
  ["properties and additionalProperties", { ...inMember, allOf: [{ additionalProperties: self }] }, objects],
  ["additionalProperties twice", { additionalProperties: self, allOf: [{ additionalProperties: self }] }, objects],
  ["dependentSchemas", { ...inMember, dependentSchemas: { a: inMember } }, objects],
  ["if and then over one child", { if: inMember, then: inMember }, objects],
  ["if and else over one child", { if: { ...inMember, required: ["b"] }, else: inMember }, objects],
  ["properties and unevaluatedProperties", { anyOf: [inMember, true], unevaluatedProperties: self }, objects],
  ["two readers of the evaluated set", { allOf: [inMember, { unevaluatedProperties: self }] }, objects],
  [
    "$dynamicRef",
    { $dynamicAnchor: "n", allOf: [{ items: { $dynamicRef: "#n" } }, { items: { $dynamicRef: "#n" } }] },
    arrays,
  ],
  [
    "a folder with two schemas for its children",
    { $defs: { node: children }, allOf: [{ $ref: "#/$defs/node" }, children] },
    folders,
  ],
];

export const repetition: readonly HostileCase[] = [
  ...valid.map(([name, schema, valueOf]): HostileCase => ({
    name: `${name}, deep`,
    sizes: [60, 2000],
    expected: "true",
    run: (make, size) => verdicts(make, schema, [valueOf(size)]),
  })),
  {
    name: "an issue at the end of deep arrays under allOf of items",
    sizes: [60, 2000],
    expected: "false true",
    run: (make, size) => {
      const value = nested(size, [1], (inner) => [inner]);
      const schema = { type: "array", allOf: [inItems, inItems] };
      const { errors } = make().compile(schema).validate(value);
      return `${verdicts(make, schema, [value])} ${errors.length > 0}`;
    },
  },
  {
    name: "an issue at the end of deep arrays, with two choices at each level",
    sizes: [60, 2000],
    expected: "false 2 many",
    run: (make, size) => {
      const value = nested(size, [1], (inner) => [inner]);
      const choices = ["string", "number"].map((type) => ({ anyOf: [inItems, { type }] }));
      const schema = { type: "array", allOf: choices };
      const { errors } = make().compile(schema).validate(value);
      const all = [...errors];
      // The list grows during the iteration. Without a bound there would be more causes than memory.
      for (const { causes } of all) for (const each of causes) all.push(each);
      return `${verdicts(make, schema, [value])} ${errors.length} ${all.length < 100_000 ? "many" : "too many"}`;
    },
  },
  {
    name: "a long list at the end of thirty levels",
    sizes: [1000, 100_000],
    expected: "true",
    run: (make, size) =>
      verdicts(make, { allOf: [inItems, inItems] }, [
        nested(
          30,
          Array.from({ length: size }, (_, i) => i),
          (inner) => [inner],
        ),
      ]),
  },
  {
    name: "a chain of forty references under two applicators",
    expected: "true",
    run: (make) =>
      verdicts(
        make,
        chain(40, (next) => ({ allOf: [{ items: next }, { items: next }] })),
        [arrays(40)],
      ),
  },
  {
    name: "a chain of forty references in place, in each of many items",
    sizes: [100, 10_000],
    expected: "true",
    run: (make, size) =>
      verdicts(make, { $defs: inPlace.$defs, items: { $ref: "#/$defs/d0" } }, [Array.from({ length: size }, () => [])]),
  },
];
