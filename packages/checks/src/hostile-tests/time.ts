// Large schemas and values, for which work could grow faster than the size.
import { linear, safe } from "@argot/regex";
import { type OutputFormat, outputFormats } from "argot";
import { type HostileCase, nested, outcome, verdicts } from "./case.js";

const list = <T>(size: number, of: (i: number) => T): T[] => Array.from({ length: size }, (_, i) => of(i));
const object = <T>(size: number, name: string, of: (i: number) => T): Record<string, T> =>
  Object.fromEntries(list(size, (i) => [name + i, of(i)]));

/** Definitions that each refer to both of the next two, so that the number of paths doubles at each step. */
function doubling(steps: number, join: (a: object, b: object) => object, end: object): object {
  const $defs: Record<string, object> = { [`a${steps}`]: end, [`b${steps}`]: end };
  for (let i = 0; i < steps; i++)
    for (const name of ["a", "b"])
      $defs[`${name}${i}`] = join({ $ref: `#/$defs/a${i + 1}` }, { $ref: `#/$defs/b${i + 1}` });
  return { $defs, $ref: "#/$defs/a0" };
}

const doublings: readonly HostileCase[] = (
  [
    ["allOf", (a, b) => ({ allOf: [a, b] }), { type: "integer" }, 1, "true"],
    ["anyOf, all failing", (a, b) => ({ anyOf: [a, b] }), { type: "integer" }, "x", "false"],
    ["if, then and else", (a, b) => ({ if: a, then: b, else: b }), { type: "integer" }, "x", "false"],
    [
      "allOf under unevaluatedProperties",
      (a, b) => ({ allOf: [a, b], unevaluatedProperties: false }),
      { properties: { p: {} } },
      { p: 1 },
      "true",
    ],
  ] as const satisfies readonly (readonly [string, (a: object, b: object) => object, object, unknown, string])[]
).map(([name, join, end, value, expected]) => ({
  name: `2^n paths of references through ${name}`,
  sizes: [25, 50],
  expected,
  run: (make, size) => verdicts(make, doubling(size, join, end), [value]),
}));

/** Alternatives within alternatives, all of them failing: explained in proportion to their number. */
const explained: readonly HostileCase[] = (
  [
    ["nested anyOf", (inner, i) => ({ anyOf: [inner, { type: "object", required: [`a${i}`] }] }), () => ({})],
    ["nested oneOf, the inner one last", (inner, i) => ({ oneOf: [{ required: [`a${i}`] }, inner] }), () => ({})],
    ["nested allOf with anyOf", (inner, i) => ({ allOf: [{ anyOf: [{ required: [`a${i}`] }, inner] }] }), () => ({})],
    [
      "nested if with anyOf",
      (inner, i) => ({ if: {}, then: { anyOf: [inner, { minProperties: i + 1 }] } }),
      () => ({}),
    ],
    [
      "anyOf at each level of a deep value",
      (inner, i) => ({ anyOf: [{ properties: { a: inner } }, { required: [`a${i}`] }] }),
      (size) => nested(size, {}, (inner) => ({ a: inner })),
    ],
    [
      "contains with anyOf at each level of a deep value",
      (inner) => ({ anyOf: [{ contains: inner }, { const: 1 }] }),
      (size) => nested(size, 0, (inner) => [inner]),
    ],
  ] as const satisfies readonly (readonly [string, (inner: object, i: number) => object, (size: number) => unknown])[]
).map(([name, around, valueOf]) => ({
  name: `errors of ${name}`,
  sizes: [100, 3000],
  expected: "1",
  run: (make, size) => {
    let schema: object = { not: {} };
    for (let i = 0; i < size; i++) schema = around(schema, i);
    return outcome(() => make().compile(schema).validate(valueOf(size)).errors.length);
  },
}));

const formats = outputFormats.filter((format) => format !== "flag");

function messageOf(action: () => unknown): string {
  try {
    return String(action());
  } catch (error) {
    return (error as Error).message;
  }
}

export const time: readonly HostileCase[] = [
  ...doublings,
  ...explained,
  {
    name: "errors of alternatives that each have many failures",
    sizes: [100, 1000],
    expected: "1",
    run: (make, size) => {
      const properties = object(size, "p", () => ({ type: "string" }));
      const anyOf = list(20, (i) => ({ properties, required: [`q${i}`] }));
      const value = object(size, "p", (i) => i);
      return outcome(() => make().compile({ anyOf }).validate(value).errors.length);
    },
  },
  {
    name: "outputs of nested arrays, which would fill the memory, with the default limit",
    // Outputs are made by the loop in each tier.
    tiers: ["auto"],
    sizes: [8000, 100_000],
    expected: formats.map(() => "LimitError output").join(", "),
    run: (make, size) => {
      const validator = make().compile({ items: { $ref: "#" }, title: "x" });
      const value = nested(size, 1, (inner) => [inner]);
      return formats.map((format) => outcome(() => validator.output(value, format))).join(", ");
    },
  },
  {
    name: "the first million characters of outputs of nested arrays",
    // Outputs are made by the loop in each tier.
    tiers: ["auto"],
    sizes: [4000, 100_000],
    expected: formats.map(() => "true").join(" "),
    run: (make, size) => {
      const validator = make().compile({ items: { $ref: "#" }, title: "x" });
      const value = nested(size, 1, (inner) => [inner]);
      const beginning = (format: OutputFormat): boolean => {
        let length = 0;
        for (const piece of validator.outputText(value, format)) if ((length += piece.length) > 1_000_000) return true;
        return false;
      };
      return formats.map((format) => outcome(() => beginning(format))).join(" ");
    },
  },
  ...Object.entries({ "^(a+)+$": "exponential", "^a*a*$": "quadratic" }).flatMap(([pattern, growth]) =>
    Object.entries({ linear, safe }).map(([name, regex]): HostileCase => ({
      name: `a pattern with ${growth} time in JavaScript, matched by the engine ${name}`,
      sizes: [2000, 100_000],
      expected: "true false",
      run: (make, size) => {
        const validator = make({ regex }).compile({ pattern });
        return `${validator("a".repeat(size))} ${validator(`${"a".repeat(size)}!`)}`;
      },
    })),
  ),
  {
    name: "a pattern that the engine finds too large when it first matches",
    expected: "EvaluationError, short: true",
    run: (make) => {
      const validator = make().compile({ pattern: "[a-z]".repeat(300_000) });
      const result = outcome(() => validator("aaaa"));
      return `${result}, short: ${messageOf(() => validator.validate("aaaa")).length < 500}`;
    },
  },
  {
    name: "a pattern that is valid without Unicode mode only",
    expected: "true false",
    run: (make) => verdicts(make, { pattern: "^\\_[a-]$" }, ["_a", "a_"]),
  },
  {
    name: "enum of many strings: the last one, and another",
    sizes: [10_000, 100_000],
    expected: "true false",
    run: (make, size) => verdicts(make, { enum: list(size, (i) => `v${i}`) }, [`v${size - 1}`, "w"]),
  },
  {
    name: "enum of many objects: the last one, and another",
    sizes: [10_000, 100_000],
    expected: "true false",
    run: (make, size) => verdicts(make, { enum: list(size, (i) => ({ a: i })) }, [{ a: size - 1 }, { b: 1 }]),
  },
  {
    name: "many declared and required properties, without and with an additional one",
    sizes: [1000, 10_000],
    expected: "true false",
    run: (make, size) => {
      const properties = object(size, "p", () => ({ type: "integer" }));
      const value = object(size, "p", (i) => i);
      return verdicts(make, { properties, required: Object.keys(properties), additionalProperties: false }, [
        value,
        { ...value, other: 1 },
      ]);
    },
  },
  {
    name: "issues for many undeclared properties",
    sizes: [1000, 10_000],
    expected: "all of them",
    run: (make, size) => {
      const properties = object(size, "p", () => true);
      const { errors } = make()
        .compile({ properties, additionalProperties: false })
        .validate(object(size, "q", () => 1));
      return errors.length === size ? "all of them" : String(errors.length);
    },
  },
  {
    name: "many properties with different schemas",
    sizes: [1000, 10_000],
    expected: "true false",
    run: (make, size) =>
      verdicts(make, { properties: object(size, "p", (i) => ({ minimum: i })) }, [
        object(size, "p", (i) => i),
        object(size, "p", () => -1),
      ]),
  },
  {
    name: "many resources, each with a reference",
    sizes: [1000, 10_000],
    expected: "true false",
    run: (make, size) =>
      verdicts(
        make,
        {
          $defs: object(size, "d", (i) => ({ $id: `urn:x:${i}`, type: "integer" })),
          allOf: list(size, (i) => ({ $ref: `urn:x:${i}` })),
        },
        [1, "x"],
      ),
  },
  {
    name: "uniqueItems of many objects",
    sizes: [10_000, 100_000],
    expected: "true false",
    run: (make, size) => {
      const items = list(size, (i) => ({ a: i, b: [i] }));
      return verdicts(make, { uniqueItems: true }, [items, [...items, { b: [3], a: 3 }]]);
    },
  },
  {
    name: "uniqueItems of many numbers",
    sizes: [10_000, 100_000],
    expected: "true false",
    run: (make, size) => verdicts(make, { uniqueItems: true }, [list(size, (i) => i), [...list(size, (i) => i), 0]]),
  },
  {
    name: "oneOf with many alternatives: one, two or none valid",
    sizes: [300, 1000],
    expected: "true false false",
    run: (make, size) =>
      verdicts(
        make,
        { oneOf: list(size, (i) => ({ required: [`k${i}`], properties: { [`k${i}`]: { type: "integer" } } })) },
        [{ [`k${size - 1}`]: 1 }, { k1: 1, k2: 1 }, {}],
      ),
  },
  {
    name: "oneOf with many alternatives that a constant discriminates",
    sizes: [300, 1000],
    expected: "true false false",
    run: (make, size) =>
      verdicts(
        make,
        { oneOf: list(size, (i) => ({ required: ["t"], properties: { t: { const: `v${i}` }, x: { minimum: i } } })) },
        [{ t: `v${size - 1}`, x: size }, { t: "v1", x: 0 }, { t: "w" }],
      ),
  },
  {
    name: "a long string: length and pattern",
    sizes: [1_000_000, 20_000_000],
    expected: "true false",
    run: (make, size) => {
      const text = "a".repeat(size);
      return verdicts(make, { type: "string", minLength: 3, maxLength: size + 1, pattern: "^[a-z]+$" }, [
        text,
        `${text}A`,
      ]);
    },
  },
  {
    name: "const with a long string",
    sizes: [1_000_000, 20_000_000],
    expected: "true false",
    run: (make, size) => {
      const text = "a".repeat(size);
      return verdicts(make, { const: text }, [text.slice(1) + "a", `${text}A`]);
    },
  },
  {
    name: "many references to one schema",
    sizes: [10_000, 100_000],
    expected: "true false",
    run: (make, size) =>
      verdicts(
        make,
        { $defs: { a: { type: "integer", minimum: 0 } }, allOf: list(size, () => ({ $ref: "#/$defs/a" })) },
        [1, "x"],
      ),
  },
  {
    name: "many schemas in allOf",
    sizes: [10_000, 100_000],
    expected: "true false",
    run: (make, size) => verdicts(make, { allOf: list(size, (i) => ({ minimum: i })) }, [size, 0]),
  },
  {
    name: "many names in required",
    sizes: [10_000, 100_000],
    expected: "true false",
    run: (make, size) => {
      const value = object(size, "r", () => 1);
      return verdicts(make, { required: Object.keys(value) }, [value, {}]);
    },
  },
  {
    name: "many issues",
    sizes: [10_000, 100_000],
    expected: "all of them",
    run: (make, size) => {
      const { errors } = make()
        .compile({ items: { type: "integer" } })
        .validate(list(size, () => "x"));
      return errors.length === size ? "all of them" : String(errors.length);
    },
  },
  {
    name: "many issues, with a limit",
    sizes: [10_000, 100_000],
    expected: "LimitError errors",
    run: (make, size) =>
      outcome(() =>
        make({ limits: { errors: 100 } })
          .compile({ items: { type: "integer" } })
          .validate(list(size, () => "x")),
      ),
  },
];
