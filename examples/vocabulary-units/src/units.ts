/** What a unit measures. */
export type Dimension = "length" | "mass" | "time";

/** Every dimension. */
export const dimensions: readonly Dimension[] = ["length", "mass", "time"];

/** A unit: what it measures, and its size in the first unit of that dimension. */
export interface Unit {
  readonly dimension: Dimension;
  readonly factor: number;
}

/** The units by symbol. */
const units: ReadonlyMap<string, Unit> = new Map(
  Object.entries({
    mm: { dimension: "length", factor: 1 },
    cm: { dimension: "length", factor: 10 },
    m: { dimension: "length", factor: 1000 },
    km: { dimension: "length", factor: 1_000_000 },
    mg: { dimension: "mass", factor: 1 },
    g: { dimension: "mass", factor: 1000 },
    kg: { dimension: "mass", factor: 1_000_000 },
    t: { dimension: "mass", factor: 1_000_000_000 },
    ms: { dimension: "time", factor: 1 },
    s: { dimension: "time", factor: 1000 },
    min: { dimension: "time", factor: 60_000 },
    h: { dimension: "time", factor: 3_600_000 },
  }),
);

/** The unit with this symbol; `undefined` if there is none. */
export const unitCalled = (symbol: string): Unit | undefined => units.get(symbol);

/** A quantity, in the first unit of its dimension. It is JSON, so that modules can contain one. */
export interface Quantity {
  readonly dimension: Dimension;
  readonly amount: number;
}

/** Reads a number, a space and a unit, as in `"5 km"`; `undefined` for another text. */
export function quantityIn(text: string): Quantity | undefined {
  const [, amount, symbol = ""] = /^(-?\d{1,15}(?:\.\d{1,15})?) ([a-z]+)$/.exec(text) ?? [];
  const unit = unitCalled(symbol);
  return amount === undefined || !unit
    ? undefined
    : { dimension: unit.dimension, amount: Number(amount) * unit.factor };
}
