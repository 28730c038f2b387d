// Where the JavaScript engine forbids code generation, closures decide.
import { backend } from "@argot/compiler";
import { type Argot, createArgot } from "@argot/core";
import { draft202012 } from "@argot/dialects";
import { describe, expect, test } from "vitest";

/** Throws like an engine under a strict content security policy. */
const forbidden = (): never => {
  throw new EvalError("Code generation from strings disallowed for this context");
};

const loop = createArgot({ dialects: [draft202012], tier: "loop" });
const closures = createArgot({
  dialects: [draft202012],
  tier: "closures",
  backend: { ...backend, compile: forbidden },
});

const order = {
  type: "object",
  properties: {
    id: { type: "integer", minimum: 1 },
    state: { enum: ["open", "paid", "sent", "lost", "void"] },
    lines: { type: "array", items: { $ref: "#/$defs/line" }, minItems: 1, uniqueItems: true },
    note: { type: ["string", "null"], maxLength: 5, pattern: "^[a-z]*$" },
    next: { $ref: "#" },
  },
  patternProperties: { "^x-": { type: "number" } },
  required: ["id"],
  additionalProperties: false,
  $defs: {
    line: {
      oneOf: [
        { properties: { kind: { const: "item" }, price: { type: "number" } }, required: ["kind", "price"] },
        { properties: { kind: { const: "text" }, text: { type: "string" } }, required: ["kind", "text"] },
        { type: "string" },
      ],
    },
  },
};

const orders = [
  { id: 1 },
  { id: 0 },
  { id: 1.5 },
  {},
  [],
  null,
  { id: 1, state: "open" },
  { id: 1, state: "gone" },
  { id: 1, lines: ["a", { kind: "item", price: 1 }, { kind: "text", text: "" }] },
  { id: 1, lines: [{ kind: "item" }] },
  { id: 1, lines: [{ kind: "gift", price: 1 }] },
  { id: 1, lines: ["a", "a"] },
  { id: 1, lines: [] },
  { id: 1, note: null },
  { id: 1, note: "toolong" },
  { id: 1, note: "A" },
  { id: 1, next: { id: 2, next: { id: 3 } } },
  { id: 1, next: { id: 2, next: { id: 0 } } },
  { id: 1, "x-y": 1 },
  { id: 1, "x-y": "1" },
  { id: 1, 0: 1 },
];

describe("without code generation", () => {
  test("the auto tier uses closures", () => {
    let made = 0;
    const argot = createArgot({
      dialects: [draft202012],
      backend: {
        ...backend,
        compile: forbidden,
        closures: (...given) => (made++, backend.closures(...given)),
      },
    });
    const [validator, reference] = [argot.compile(order), loop.compile(order)];
    for (let round = 0; round < 100; round++)
      for (const value of orders) expect(validator(value)).toBe(reference(value));
    expect(made).toBe(1);
    expect(validator.validate({ id: 0 }).errors[0]?.message).toBe("must be at least 1, is 0");
  });
});

describe("closures", () => {
  const both = (schema: unknown): ((value: unknown) => [closures: boolean, loop: boolean]) => {
    const [one, other] = [closures, loop].map((argot: Argot) => argot.compile(schema));
    return (value) => [one!(value), other!(value)];
  };

  class Named {
    readonly name: unknown = 1;
    get id(): number {
      return 1;
    }
  }
  const bare = (members: object): object => Object.assign(Object.create(null) as object, members);
  const hidden = (name: string, value: unknown): object => Object.defineProperty({}, name, { value });
  const values: unknown[] = [undefined, () => 1, Symbol("s"), 1n, Number.NaN, Infinity, -0, 2 ** 60, "", "a", "💩"];
  values.push(true, null, [], {}, [undefined], [1, 1], new Named(), bare({ id: 1 }), bare({ name: "x" }));
  values.push({ id: undefined }, { name: undefined, id: 1 }, { constructor: 1 }, { 0: 1, id: 1 });
  values.push(hidden("id", "x"), hidden("name", 1), Object.create({ id: 1, name: "x" }));
  values.push(JSON.parse('{"__proto__": 1}'));

  const schemas: unknown[] = [true, false, {}, { type: "number" }, { type: "integer" }, { not: { type: "string" } }];
  schemas.push({ const: null }, { enum: [0, "a", null, [], {}] }, { minLength: 1 }, { maxLength: 1 }, { minimum: 1 });
  schemas.push({ multipleOf: 0.5 }, { required: ["id"] }, { required: ["id", "name"] }, { minProperties: 1 });
  schemas.push({ properties: { id: { type: "number" } } }, { additionalProperties: { type: "number" } });
  schemas.push({
    properties: { id: { type: "number" }, name: { type: "string" }, a: true, b: false },
    required: ["id"],
  });
  schemas.push({ properties: { id: { type: "number" }, name: false, a: true }, additionalProperties: false });
  schemas.push({ additionalProperties: false }, { propertyNames: { maxLength: 2 } }, { items: { type: "number" } });
  schemas.push({ patternProperties: { "^.$": { type: "string" } } }, { prefixItems: [true, false] });
  schemas.push({ contains: { const: 1 }, maxContains: 1 }, { if: { type: "object" }, then: { required: ["id"] } });
  schemas.push({ if: { required: ["id"] }, else: false }, { anyOf: [{ type: "object" }, { minimum: 2 }] });
  schemas.push({ oneOf: [{ type: "number" }, { minimum: 1 }, true] }, { dependentRequired: { id: ["name"] } });
  schemas.push({ properties: JSON.parse('{"__proto__": false, "constructor": false}') as unknown });
  schemas.push({ unevaluatedProperties: false });
  schemas.push({ anyOf: [{ properties: { id: true } }], unevaluatedProperties: false });

  test("have the verdicts of the loop, whatever the value", () => {
    for (const schema of schemas) {
      const verdicts = both(schema);
      for (const [i, value] of values.entries()) {
        const [one, other] = verdicts(value);
        expect(one, `${JSON.stringify(schema)} of value ${i}`).toBe(other);
      }
    }
  });

  test("use own properties where a prototype has others", () => {
    const validators = schemas.map((schema) => both(schema));
    const polluted = Object.prototype as Record<string, unknown>;
    polluted["id"] = 1;
    try {
      for (const [n, verdicts] of validators.entries()) {
        for (const [i, value] of values.entries()) {
          const [one, other] = verdicts(value);
          expect(one, `${JSON.stringify(schemas[n])} of value ${i}`).toBe(other);
        }
      }
    } finally {
      delete polluted["id"];
    }
  });
});

/** The length of all lists that are searched for an item while an action runs. */
function searched(action: () => void): number {
  let total = 0;
  const { indexOf, includes } = Array.prototype;
  const counting = <F extends (...args: never[]) => unknown>(search: F): F =>
    function counted(this: unknown[], ...args: Parameters<F>) {
      total += this.length;
      return search.apply(this, args);
    } as F;
  // What JavaScript does in itself is no step of a function, so that other tests do not count it.
  Object.assign(Array.prototype, { indexOf: counting(indexOf), includes: counting(includes) });
  try {
    action();
  } finally {
    Object.assign(Array.prototype, { indexOf, includes });
  }
  return total;
}

test.each([
  ["many schemas", (i: number) => ({ minimum: i })],
  ["many rules about members", (i: number) => ({ required: [`p${i}`] })],
  ["many schemas and rules about members", (i: number) => (i % 2 === 0 ? { minimum: i } : { required: [`p${i}`] })],
])("%s make closures without a search in their list for each", (_what, schemaOf) => {
  const allOf = Array.from({ length: 2000 }, (_, i) => schemaOf(i));
  const length = searched(() => closures.compile({ allOf })(1));
  expect(length).toBeLessThan(20 * allOf.length);
});
