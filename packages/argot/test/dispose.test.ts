import { expect, test } from "vitest";
import { createArgot, DisposedError } from "../src/index.js";

test("an Argot that was disposed of says so, and what it made goes on", () => {
  const argot = createArgot().add({ type: "integer" }, "urn:x:integer");
  const isInteger = argot.compile("urn:x:integer");
  argot.dispose();
  argot.dispose();
  for (const ask of [
    () => argot.add({}),
    () => argot.compile({}),
    () => argot.plan("urn:x:integer"),
    () => argot.dialect("https://json-schema.org/v1"),
    () => argot.locate("urn:x:integer"),
  ])
    expect(ask).toThrow(DisposedError);
  expect(isInteger(1)).toBe(true);
  expect(isInteger.validate("x").errors).toHaveLength(1);
});

test("an Argot is disposed of where `using` ends", () => {
  const made = (): ReturnType<typeof createArgot> => {
    using argot = createArgot();
    expect(argot.compile({ type: "integer" })(1)).toBe(true);
    return argot;
  };
  expect(() => made().compile({})).toThrow(DisposedError);
});
