import type { Json } from "@argot/core/plan";

/** Constants of which a value must be one. */
export interface Constants {
  readonly scalars: readonly Exclude<Json, object>[];
  /** Arrays and objects. */
  readonly structures: readonly Json[];
}

/** Constants by how values are compared with them. */
export const splitConstants = (values: readonly Json[]): Constants => ({
  scalars: values.filter((each) => typeof each !== "object" || each === null),
  structures: values.filter((each) => typeof each === "object" && each !== null),
});

/** Maximum number of arrays and objects that are compared one by one. */
const maxStructures = 8;

/**
 * Whether a value is looked up in a `JsonSet`. For few structures a comparison with each is faster. For scalars the engine's own set
 * is faster, but engines hash numbers without a secret: whoever knows the schema could choose many that have the same hash.
 *
 * @param maxNumbers - Maximum number of scalars that need no `JsonSet` although some of them are numbers.
 */
export const needsJsonSet = ({ scalars, structures }: Constants, maxNumbers: number): boolean =>
  structures.length > maxStructures || (scalars.length > maxNumbers && scalars.some(isNumeric));

const isNumeric = (value: Json): boolean => typeof value === "number" || typeof value === "bigint";
