// Errors of one copy of Argot are instances of the classes of another one.
import { afterAll, describe, expect, test, vi } from "vitest";
import type * as ArgotModule from "../src/index.js";
import { thrownBy } from "./thrown.js";

type Copy = typeof ArgotModule;

const copyOf = async <M>(load: () => Promise<M>): Promise<M> => {
  vi.resetModules();
  return load();
};

const first: Copy = await copyOf(() => import("../src/index.js"));
const second: Copy = await copyOf(() => import("../src/index.js"));
const core = await copyOf(() => import("@argot/core"));
const firstModule = await copyOf(() => import("../src/module.js"));
const secondModule = await copyOf(() => import("../src/module.js"));

afterAll(() => {
  vi.resetModules();
});

const disposed = (copy: Copy): ArgotModule.Argot => {
  const argot = copy.createArgot();
  argot.dispose();
  return argot;
};

const names = [
  "SchemaError",
  "ValidationError",
  "DefinitionError",
  "LimitError",
  "DisposedError",
  "EvaluationError",
] as const;

/** How each error comes about. */
const causes: Readonly<Record<(typeof names)[number], (copy: Copy) => unknown>> = {
  SchemaError: (copy) => copy.createArgot().compile({ type: 1 }),
  ValidationError: (copy) => copy.createArgot().compile({ type: "string" }).assert(1),
  DefinitionError: (copy) => copy.createArgot({ dialect: "none" }),
  LimitError: (copy) => copy.createArgot({ limits: { schemaSize: 1 } }).compile({ a: { b: 1 } }),
  DisposedError: (copy) => disposed(copy).compile({}),
  EvaluationError: (copy) => {
    const cyclic: unknown[] = [];
    cyclic.push(cyclic);
    return copy.createArgot({ tier: "loop" }).compile({ items: { $ref: "#" } })(cyclic);
  },
};

describe.each(names)("%s", (name) => {
  test("is an instance of the class of each copy", () => {
    expect(first[name]).not.toBe(second[name]);
    expect(core[name]).not.toBe(first[name]);
    for (const copy of [first, second]) {
      const error = thrownBy(() => causes[name](copy));
      for (const classes of [first, second, core]) {
        expect(error).toBeInstanceOf(classes[name]);
        expect(names.filter((other) => error instanceof classes[other])).toEqual([name]);
      }
      expect(error).toBeInstanceOf(Error);
      expect(Object.keys(error as object).filter((key) => key.includes("rgot"))).toEqual([]);
    }
  });

  test("is not any error with its name, and not the other way round for classes that extend it", () => {
    const named = Object.assign(new Error("x"), { name });
    expect(named).not.toBeInstanceOf(first[name]);
    const SubClass = class extends (first[name] as unknown as new (...args: unknown[]) => Error) {};
    const error = thrownBy(() => causes[name](first));
    expect(error).not.toBeInstanceOf(SubClass);
    expect(new SubClass([], { uri: "", pointer: "" }, "x")).toBeInstanceOf(second[name]);
    for (const value of [undefined, null, 1, "x", {}, Object.create(null)])
      expect(value).not.toBeInstanceOf(first[name]);
  });
});

test("ContentError and ModuleError", () => {
  const content = thrownBy(() => second.decode("*", { contentEncoding: "base64" }));
  expect(content).toBeInstanceOf(first.ContentError);
  const module = thrownBy(() => secondModule.compileModule(first.createArgot(), { "not a name": {} }));
  expect(module).toBeInstanceOf(firstModule.ModuleError);
  expect(module).toBeInstanceOf(secondModule.ModuleError);
});
