// JSON that is likely to find errors: few names, so that schemas and instances share them, and edge cases.
import type { Json, Shape } from "@argot/core/keyword";
import * as fc from "fast-check";

const names = fc.constantFrom("a", "b", "foo", "bar", "", "1", "a/b~c", "constructor", "__proto__");
const types = fc.constantFrom("null", "boolean", "number", "integer", "string", "array", "object");

const numbers = fc.oneof(
  fc.integer({ min: -3, max: 12 }),
  fc.constantFrom(0.1, 0.01, 1.5, 4.02, 1e21, 2 ** 53, 2n ** 53n + 1n, -(10n ** 30n)),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);
const strings = fc.oneof(
  names,
  types,
  fc.constantFrom(
    "é",
    "😀",
    "aa",
    "12",
    "2024-02-29",
    "a@example.com",
    "http://example.com/a",
    "eyJhIjoxfQ==",
    '{"a":1}',
  ),
  fc.string({ maxLength: 6, unit: "binary" }),
);
const scalars = fc.oneof(fc.constant(null), fc.boolean(), numbers, strings);

/** An object. `__proto__` is a property like any other. */
const objectOf = (member: fc.Arbitrary<unknown>): fc.Arbitrary<Record<string, unknown>> =>
  fc
    .uniqueArray(fc.tuple(names, member), { maxLength: 4, selector: ([name]) => name })
    .map((members) => Object.fromEntries(members));

/** Shallow JSON of any type. */
export const instancesOfAnyKind: fc.Arbitrary<unknown> = fc.letrec<{ json: unknown }>((tie) => ({
  json: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    scalars,
    fc.array(tie("json"), { maxLength: 4 }),
    objectOf(tie("json")),
  ),
})).json;

/** Schemas without keywords. */
const schemas = fc.constantFrom<unknown>(true, true, false, {});
const patterns = fc.constantFrom("^a", "b$", "^[0-9]+$", "o{2}", "", "[^a-z]", "\\p{L}");
const references = fc.constantFrom("#", "#/a", "#a", "http://example.com/a", "b");

/** JSON like the values of most keywords. */
const candidates: fc.Arbitrary<unknown> = fc.oneof(
  instancesOfAnyKind,
  numbers,
  fc.nat(4),
  fc.boolean(),
  strings,
  types,
  patterns,
  references,
  schemas,
  fc.array(instancesOfAnyKind, { minLength: 1, maxLength: 3 }),
  fc.uniqueArray(names, { maxLength: 3 }),
  fc.uniqueArray(types, { minLength: 1, maxLength: 3 }),
  fc.array(schemas, { minLength: 1, maxLength: 3 }),
  objectOf(schemas),
  objectOf(fc.uniqueArray(names, { maxLength: 3 })),
  objectOf(objectOf(schemas)),
  objectOf(fc.boolean()),
  fc.uniqueArray(fc.tuple(patterns, schemas), { maxLength: 2, selector: ([source]) => source }).map(Object.fromEntries),
);

/** Minimum number of sampled candidates that a shape must accept. */
const enough = 5;
const sample = 1000;
let sampled: readonly unknown[] | undefined;

/**
 * Generates JSON that has a shape.
 *
 * @throws RangeError if hardly any generated JSON has it.
 */
export function valuesOf(shape: Shape<unknown>, keyword: string): fc.Arbitrary<unknown> {
  const accepts = (value: unknown): boolean => shape.problem(value as Json) === undefined;
  sampled ??= fc.sample(candidates, { numRuns: sample, seed: 0 });
  if (sampled.filter(accepts).length >= enough) return candidates.filter(accepts);
  throw new RangeError(
    `No value for "${keyword}" can be generated: it must be ${shape.expected}. Give \`values\`, as in { values: fc.constantFrom(…) }, or whole \`schemas\`.`,
  );
}
