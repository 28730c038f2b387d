// Objects with inherited properties, getters, proxies and frozen objects.
import { type HostileCase, type Make, outcome } from "./case.js";

const schema = {
  type: "object",
  properties: {
    a: { type: "integer" },
    b: { enum: [1, { c: 2 }] },
    list: { items: { minimum: 0 }, uniqueItems: true },
  },
  required: ["a"],
  dependentRequired: { b: ["a"] },
  patternProperties: { "^x": { type: "string" } },
  additionalProperties: false,
  minProperties: 1,
  maxProperties: 4,
};
const inheriting = { properties: { polluted: { type: "string" } }, dependentSchemas: { polluted: false } };

const valid = (): Record<string, unknown> => ({ a: 1, b: { c: 2 }, x1: "s", list: [1, 2] });
const invalid = (): readonly Record<string, unknown>[] => [
  {},
  { b: 1 },
  { a: "1" },
  { ...valid(), polluted: 1 },
  { ...valid(), b: { c: 3 } },
  { ...valid(), list: [1, 1] },
];

/** What is wrong with the verdicts for values that `of` has changed. */
function wrong(make: Make, of: (value: object) => object, subject: unknown = schema): string {
  const validator = make().compile(subject);
  if (!validator(of(valid())) || !validator.validate(of(valid())).valid) return "the valid one fails";
  const passing = invalid().findIndex((each) => validator(of(each)) || validator.validate(of(each)).valid);
  return passing < 0 ? "right" : `invalid value ${passing} passes`;
}

/** Runs an action while `Object.prototype` has properties with names of members and keywords. */
function polluted<T>(action: () => T): T {
  const prototype = Object.prototype as Record<string, unknown>;
  const names = {
    a: 1,
    polluted: 1,
    type: "string",
    minimum: 9,
    const: 1,
    $ref: "#/nowhere",
    additionalProperties: false,
  };
  Object.assign(prototype, names);
  try {
    return action();
  } finally {
    for (const name of Object.keys(names)) delete prototype[name];
  }
}

/** A copy in which `of` replaces each object, inner objects first. */
const copied = (value: unknown, of: (object: object) => object): unknown => {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return of(value.map((each) => copied(each, of)));
  return of(Object.fromEntries(Object.entries(value).map(([name, each]) => [name, copied(each, of)])));
};
const everywhere =
  (of: (object: object) => object) =>
  (value: object): object =>
    copied(value, of) as object;

/** A class, whose objects are not plain. */
class Instance {
  declare readonly own: unknown;
}

const withoutPrototype = everywhere((object) =>
  Array.isArray(object) ? object : Object.assign(Object.create(null) as object, object),
);
const frozen = everywhere((object) => Object.freeze(object));
const getters = everywhere((object) => {
  if (Array.isArray(object)) return object;
  return Object.defineProperties(
    {},
    Object.fromEntries(
      Object.entries(object).map(([name, value]) => [name, { get: () => value as unknown, enumerable: true }]),
    ),
  );
});
const refuseChange = (): never => {
  throw new TypeError("changed");
};
const watched = everywhere(
  (object) =>
    new Proxy(object, {
      set: refuseChange,
      defineProperty: refuseChange,
      deleteProperty: refuseChange,
      setPrototypeOf: refuseChange,
      preventExtensions: refuseChange,
    }),
);
const instances = everywhere((object) => (Array.isArray(object) ? object : Object.assign(new Instance(), object)));

const refuseToBeRead = (): never => {
  throw new TypeError("unreadable");
};
/** Values that throw when they are read, by what reads them. */
const unreadable: readonly ((object: object) => object)[] = [
  (object) => {
    const { proxy, revoke } = Proxy.revocable(object, {});
    revoke();
    return proxy;
  },
  (object) => new Proxy(object, { get: refuseToBeRead }),
  (object) => new Proxy(object, { ownKeys: refuseToBeRead, has: refuseToBeRead }),
  (object) => new Proxy(object, { getOwnPropertyDescriptor: refuseToBeRead }),
  (object) => Object.defineProperty(object, "b", { get: refuseToBeRead, enumerable: true }),
];

/** The same value once for each object in it, which `of` has replaced. */
function replacedOneByOne(value: object, of: (object: object) => object): unknown[] {
  const count = [0];
  const copy = (only: number): unknown => {
    count[0] = 0;
    return copied(structuredClone(value), (object) => {
      const number = (count[0] as number)++;
      return number === only ? of(object) : object;
    });
  };
  copy(-1);
  return Array.from({ length: count[0] as number }, (_, i) => copy(i));
}

/** All results for a value. */
function resultsOf(make: Make, value: unknown): string[] {
  const validator = make().compile(schema);
  const ways = [
    () => validator(value),
    () => validator.validate(value).valid,
    () => validator.annotations(value).list.length >= 0,
    ...(["flag", "basic", "detailed", "verbose", "list", "hierarchical"] as const).map(
      (format) => () => validator.output(value, format).valid,
    ),
    () =>
      make({ limits: { depth: 9, steps: 99, errors: 99 } })
        .compile(schema)
        .validate(value).valid,
  ];
  return ways.map((way) => outcome(way));
}

export const prototypes: readonly HostileCase[] = [
  {
    name: "Object.prototype polluted after compiling",
    expected: "right right",
    run: (make) => {
      const [one, other] = [make().compile(schema), make().compile(inheriting)];
      return polluted(() => {
        const known = wrong(
          () => ({ compile: () => one }) as never,
          (value) => value,
        );
        return `${known} ${other({}) && other.validate({}).valid ? "right" : "inherited"}`;
      });
    },
  },
  {
    name: "Object.prototype polluted before compiling",
    expected: "right right",
    run: (make) =>
      polluted(() => `${wrong(make, (value) => value)} ${make().compile(inheriting)({}) ? "right" : "inherited"}`),
  },
  ...Object.entries({
    "objects without a prototype": withoutPrototype,
    "frozen values": frozen,
    "values with getters": getters,
    "proxies that refuse every change": watched,
    "objects of a class": instances,
  }).map(([name, of]): HostileCase => ({ name, expected: "right", run: (make) => wrong(make, of) })),
  {
    name: "revoked proxies, and proxies and getters that throw, at every place of values",
    expected: "EvaluationError false true",
    run: (make) => {
      const found = [valid(), { ...valid(), list: [1, 1] }].flatMap((value) =>
        unreadable.flatMap((of) => replacedOneByOne(value, of).flatMap((each) => resultsOf(make, each))),
      );
      return [...new Set(found)].toSorted().join(" ");
    },
  },
  {
    name: "schemas without a prototype, frozen, behind getters and proxies",
    expected: "right right right right",
    run: (make) =>
      [withoutPrototype, frozen, getters, watched].map((of) => wrong(make, (value) => value, of(schema))).join(" "),
  },
  {
    name: "a schema that changes when it is read again",
    expected: "true false, read 1 time",
    run: (make) => {
      let reads = 0;
      const changing = {
        get type() {
          return ++reads === 1 ? "integer" : "string";
        },
      };
      const validator = make().compile(changing);
      return `${validator(1)} ${validator("x")}, read ${reads} time`;
    },
  },
  {
    name: "a schema that is changed after compiling",
    expected: "true false",
    run: (make) => {
      const changing = { properties: { a: { type: "integer" } } };
      const validator = make().compile(changing);
      changing.properties.a.type = "string";
      return `${validator({ a: 1 })} ${validator({ a: "x" })}`;
    },
  },
  {
    name: "a reference to an inherited property",
    expected: "SchemaError unresolvable-reference",
    run: (make) => outcome(() => make().compile({ $ref: "#/constructor" })),
  },
];
