import { unitSize } from "./output-size.js";

/** A unit of an output without the units beneath it, and where it is among the others. */
export interface PlacedUnit {
  readonly unit: object;
  /** The number of units above it: 0 for the first, which is the root. */
  readonly level: number;
  /** The name of the member that lists the units beneath; `undefined` if it has no such member. */
  readonly beneath: string | undefined;
}

/** The units of an output, each before those beneath it. They are made as they are read, each time anew. */
export type Units = Iterable<PlacedUnit>;

/** Units that are made as they are read. */
export const unitsOf = (make: () => Iterator<PlacedUnit>): Units => ({ [Symbol.iterator]: make });

/** The size of a unit, for `limits.output`. */
export function sizeOf({ unit }: PlacedUnit): number {
  let size = unitSize;
  for (const member of Object.values(unit) as readonly unknown[]) if (typeof member === "string") size += member.length;
  return size;
}
