// Alternatives with another constant than the value: compiled code computes their other errors when they are first read.
import { describe, expect, test } from "vitest";
import { createArgot, type ValidationIssue, type Validator } from "../src/index.js";

const shapes = {
  circle: { radius: { type: "number" } },
  square: { side: { type: "number" } },
  line: { from: { type: "array", items: { type: "number" } }, to: { $ref: "#/$defs/line/properties/from" } },
};
const schema = {
  $defs: Object.fromEntries(
    Object.entries(shapes).map(([kind, properties]) => [
      kind,
      { type: "object", properties: { kind: { const: kind }, size: { type: "integer" }, ...properties } },
    ]),
  ),
  oneOf: Object.keys(shapes).map((kind) => ({ $ref: `#/$defs/${kind}` })),
};
const compiled = createArgot({ tier: "compiled" }).compile(schema);
const loop = createArgot({ tier: "loop" }).compile(schema);

/** Issues with their alternatives, which are not enumerable. */
const whole = (issues: readonly ValidationIssue[]): unknown =>
  issues.map((issue) => ({ ...issue, causes: whole(issue.causes), alternatives: issue.alternatives?.map(whole) }));

const errorsOf = (validator: Validator, value: unknown): unknown => whole(validator.validate(value).errors);

describe("alternatives with another constant", () => {
  test.each([
    [{ kind: "circle", radius: "1" }],
    [{ kind: "line", from: [1, "2"], to: [true], size: 1.5 }],
    [{ kind: "circel", radius: 1, size: "x" }],
    [{ kind: 3, side: 1 }],
    [{ kind: null }],
    [{ radius: "1", side: "1", size: 1 }],
    [["circle"]],
    ["circle"],
    [null],
  ])("%j: the errors are those of the loop", (value) => {
    expect(errorsOf(compiled, value)).toEqual(errorsOf(loop, value));
  });

  /** A value that counts the reads of its property `size`. */
  function counting(kind: string): { value: object; readonly reads: number } {
    let reads = 0;
    const value = Object.defineProperty({ kind, radius: "wide" }, "size", {
      enumerable: true,
      get() {
        reads++;
        return "large";
      },
    });
    return {
      value,
      get reads() {
        return reads;
      },
    };
  }

  test("are not evaluated further until their errors are read", () => {
    const counted = counting("circle");
    const [issue] = compiled.validate(counted.value).errors;
    const { reads } = counted;
    expect(issue?.alternatives).toHaveLength(3);
    const after = counted.reads;
    expect(after).toBeGreaterThan(reads);
    expect(issue?.alternatives).toHaveLength(3);
    expect(counted.reads).toBe(after);
  });

  test("are evaluated for the value as it is then", () => {
    const value: Record<string, unknown> = { kind: "circle", radius: "wide" };
    const [issue] = compiled.validate(value).errors;
    value["kind"] = "square";
    expect(issue?.alternatives?.map((issues) => issues.map(({ message }) => message))).toEqual([
      ["must be number, is string"],
      [],
      ['must be "line", is "square"'],
    ]);
  });
});
