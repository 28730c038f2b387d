// Compiled code looks at the prototypes of objects in the way that the program has. Only own properties count.
import { backend } from "@argot/compiler";
import { createArgot as createArgotOf } from "@argot/core";
import { draft202012 } from "@argot/dialects";
import { afterEach, expect, test } from "vitest";

const schema = { properties: { a: { type: "integer" }, b: { type: "string" } }, required: ["a"] };
const compiled = (): ((value: unknown) => boolean) =>
  createArgotOf({
    dialects: [draft202012],
    tier: "compiled",
    backend,
  }).compile(schema);

class Inherits {
  get a(): number {
    return 1;
  }
}
const withOwnProto = (proto: unknown, rest: object = {}): unknown =>
  Object.defineProperty({ ...rest }, "__proto__", { value: proto, enumerable: true });

const values: Readonly<Record<string, readonly [value: unknown, valid: boolean]>> = {
  "a plain object": [{ a: 1, b: "x" }, true],
  "without a prototype": [Object.assign(Object.create(null), { a: 1 }), true],
  "without a prototype, and wrong": [Object.assign(Object.create(null), { a: 1, b: 1 }), false],
  "an inherited member": [Object.create({ a: 1 }), false],
  "a member that a class has": [new Inherits(), false],
  "an own member beside an inherited one that is wrong": [Object.assign(Object.create({ b: 1 }), { a: 1 }), true],
  "a member by the name __proto__": [JSON.parse('{ "a": 1, "__proto__": { "b": 1 } }'), true],
  "a member by the name __proto__ in place of the required one": [JSON.parse('{ "__proto__": { "a": 1 } }'), false],
  "null by the name __proto__": [withOwnProto(null, { a: 1 }), true],
  "undefined by the name __proto__": [withOwnProto(undefined, { b: "x" }), false],
};

const ofObjects = Object.getOwnPropertyDescriptor(Object.prototype, "__proto__") ?? {};
afterEach(() => void Reflect.defineProperty(Object.prototype, "__proto__", ofObjects));

const asProgramsHaveIt: Readonly<Record<string, () => void>> = {
  "__proto__ is the prototype": () => {},
  "__proto__ is deleted": () => void Reflect.deleteProperty(Object.prototype, "__proto__"),
  "__proto__ throws": () => {
    const get = (): never => {
      throw new Error("__proto__ must not be used");
    };
    void Reflect.defineProperty(Object.prototype, "__proto__", { get, configurable: true });
  },
};

test.each(Object.entries(asProgramsHaveIt))("%s", (_, change) => {
  change();
  const isValid = compiled();
  for (const [name, [value, valid]] of Object.entries(values)) expect(isValid(value), name).toBe(valid);
});

test("__proto__ is deleted after compiling", () => {
  const isValid = compiled();
  Reflect.deleteProperty(Object.prototype, "__proto__");
  for (const [name, [value, valid]] of Object.entries(values)) expect(isValid(value), name).toBe(valid);
});
