import { expect, test } from "vitest";
import { createArgot, DisposedError } from "../src/index.js";

test("a disposed Argot instance throws, and its validators go on", () => {
  const argot = createArgot().add({ type: "integer" }, "urn:x:integer");
  const isInteger = argot.compile("urn:x:integer");
  argot.dispose();
  argot.dispose();
  for (const action of [
    () => argot.add({}),
    () => argot.compile({}),
    () => argot.plan("urn:x:integer"),
    () => argot.dialect("https://json-schema.org/v1"),
    () => argot.locate("urn:x:integer"),
  ])
    expect(action).toThrow(DisposedError);
  expect(isInteger(1)).toBe(true);
  expect(isInteger.validate("x").errors).toHaveLength(1);
});

test("an Argot instance is disposed at the end of `using`", () => {
  const made = (): ReturnType<typeof createArgot> => {
    using argot = createArgot();
    expect(argot.compile({ type: "integer" })(1)).toBe(true);
    return argot;
  };
  expect(() => made().compile({})).toThrow(DisposedError);
});
