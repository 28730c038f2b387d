import { type Json, type JsonObject, objectOf } from "../../json.js";
import type { Draw, Family } from "../draw.js";
import { name, patterns } from "../pool.js";

const limit = ({ random }: Draw): Json => random.pick([0, 1, 2, 3]);
const subschema = ({ schema }: Draw): Json => schema();
const someNames = ({ random }: Draw, least: number): string[] => [
  ...new Set(random.many(least, 3, () => name(random))),
];

/** Generated values by random names. */
const byName =
  (of: (draw: Draw) => Json) =>
  (draw: Draw): JsonObject =>
    objectOf(someNames(draw, 0).map((each) => [each, of(draw)]));

const byProperty: Family = {
  properties: byName(subschema),
  patternProperties: ({ random, schema }) =>
    objectOf(random.some(patterns, 1, 2).map((pattern) => [pattern, schema()])),
  additionalProperties: ({ random, schema }) => (random.chance(0.4) ? random.chance(0.3) : schema()),
};

const dependencies = (names: (draw: Draw) => Json): Family => ({
  dependencies: byName((draw) => (draw.random.chance(0.5) ? names(draw) : draw.inPlace())),
});

export const draft03Objects: Family = {
  ...byProperty,
  ...dependencies((draw) => (draw.random.chance(0.5) ? name(draw.random) : someNames(draw, 1))),
};

const counts: Family = {
  minProperties: limit,
  maxProperties: limit,
  required: (draw) => someNames(draw, 1),
};

export const draft04Objects: Family = { ...byProperty, ...counts, ...dependencies((draw) => someNames(draw, 1)) };

export const draft06Objects: Family = {
  ...byProperty,
  ...counts,
  ...dependencies((draw) => someNames(draw, 0)),
  propertyNames: subschema,
};

const dependents: Family = {
  dependentRequired: byName((draw) => someNames(draw, 0)),
  dependentSchemas: byName(({ inPlace }) => inPlace()),
};

/** The keywords since 2019-09, with those of draft-07 that the meta-schemas keep. */
export const draft201909Objects: Family = { ...draft06Objects, ...dependents };

const { dependencies: _, ...withoutDependencies } = draft201909Objects;

export const objects: Family = withoutDependencies;
