// Compiled code reads members by their names. Those that a value inherits do not count, whether they would pass or not.
import { createArgot } from "argot";
import { expect, test } from "vitest";

const schemas: readonly object[] = [
  { properties: { id: { type: "number" } } },
  { properties: { id: { type: "number" }, name: { type: "string", minLength: 2 } } },
  { properties: { id: { type: "number" }, constructor: { type: "number" } } },
  { properties: { id: { type: "number" }, name: { properties: { id: { type: "string" } } } } },
  { properties: { id: { type: "number" } }, required: ["id"] },
];

class Named {
  get id(): string {
    return "inherited";
  }
}
const parts: readonly object[] = [{}, { id: 1 }, { id: "x" }, { name: "a" }, { name: "ab" }, { id: 1, name: "ab" }];
const values: readonly object[] = [
  new Named(),
  ...parts,
  ...parts.flatMap((own) =>
    [...parts, null].map((inherited) => Object.assign(Object.create(inherited) as object, own)),
  ),
];

const compiled = createArgot({ tier: "compiled" });
const loop = createArgot({ tier: "loop" });

test.each(schemas)("own properties alone decide: %j", (schema) => {
  const [one, other] = [compiled.compile(schema), loop.compile(schema)];
  const agree = (): void => expect(values.map((value) => one(value))).toEqual(values.map((value) => other(value)));
  agree();
  expect(values.some((value) => !one(value))).toBe(true);
  const polluted = Object.prototype as Record<string, unknown>;
  for (const id of [1, "x"]) {
    polluted["id"] = id;
    try {
      agree();
    } finally {
      delete polluted["id"];
    }
  }
});

test("inherited members are not looked into, as they may lead back to the object", () => {
  class Tree {
    get left(): Tree {
      return this;
    }
    get right(): Tree {
      return this;
    }
  }
  const schema = { properties: { left: { $ref: "#" }, right: { $ref: "#" }, name: { type: "string" } } };
  expect(compiled.compile(schema)(new Tree())).toBe(true);
});

test.each<[name: string, value: unknown]>([
  ["set", (): void => undefined],
  ["set", 1],
  ["value", 1],
  ["value", undefined],
  ["writable", true],
])("alternatives take nothing from a polluted prototype: %s", (name, value) => {
  const validator = loop.compile({ anyOf: [{ type: "string" }, { type: "number" }] });
  const polluted = Object.prototype as Record<string, unknown>;
  polluted[name] = value;
  let descriptor: PropertyDescriptor | undefined;
  let count: number | undefined;
  try {
    const [issue] = validator.validate(true).errors;
    descriptor = issue && Object.getOwnPropertyDescriptor(issue, "alternatives");
    count = issue?.alternatives?.length;
  } finally {
    Reflect.deleteProperty(polluted, name);
  }
  expect(count).toBe(2);
  expect(descriptor?.set).toBeUndefined();
});
