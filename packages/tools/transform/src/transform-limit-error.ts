/** Transforming a value would take too much work. It does not mean that the value is invalid. */
export class TransformLimitError extends RangeError {
  /** Always `"TransformLimitError"`. */
  override readonly name = "TransformLimitError";
  /** `"depth"`: the schemas that apply within one another; `"work"`: the schemas that are applied, and the values that are copied. */
  readonly limit: "depth" | "work";
  /** The value of that limit. */
  readonly maximum: number;
  /** JSON Pointer of the value at which the limit is exceeded. */
  readonly instanceLocation: string;

  constructor(limit: "depth" | "work", maximum: number, instanceLocation: string) {
    super(`The value cannot be transformed at "${instanceLocation.slice(0, 200)}": ${reasons[limit](maximum)}`);
    this.limit = limit;
    this.maximum = maximum;
    this.instanceLocation = instanceLocation;
  }
}

const reasons: Readonly<Record<"depth" | "work", (maximum: number) => string>> = {
  depth: (maximum) => `it is too deep, as more than ${maximum} schemas apply within one another.`,
  work: (maximum) =>
    `alternatives or defaults within one another take more than ${maximum} steps. Validate the value untransformed, or simplify the schema.`,
};
