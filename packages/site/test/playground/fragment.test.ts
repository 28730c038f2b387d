import { assert, nat, property } from "fast-check";
import { deflateSync } from "fflate";
import { expect, test } from "vitest";
import { readFragment, writeFragment } from "../../src/playground/state/fragment.js";
import { inputState, playgroundLink } from "../../src/playground/state/playground-link.js";
import { emptyState } from "../../src/playground/state/playground-state.js";
import { anyState, text } from "./any-state.js";

test("any state survives", () => {
  assert(
    property(anyState, (state) => {
      expect(readFragment(writeFragment(state))).toEqual(state);
    }),
    { numRuns: 40 },
  );
});

test("a fragment needs no escapes", () => {
  assert(
    property(anyState, (state) => {
      expect(writeFragment(state)).toMatch(/^[\w-]+$/);
    }),
    { numRuns: 40 },
  );
});

test("an empty state is short", () => {
  expect(writeFragment(emptyState).length).toBeLessThan(10);
});

test("what is no fragment is no state, and nothing is thrown", () => {
  for (const broken of ["", "x", "!!", "%7B", "é", "AAAA", writeFragment(emptyState).slice(1)])
    expect(readFragment(broken), broken).toBeUndefined();
  const whole = writeFragment(inputState({ schema: { type: "string" }, data: "1" }));
  assert(
    property(nat(whole.length - 1), text, (at, inserted) => {
      const state = readFragment(whole.slice(0, at) + inserted + whole.slice(at + 1));
      expect(Object.keys(state ?? emptyState)).toEqual(Object.keys(emptyState));
    }),
    { numRuns: 40 },
  );
});

test("members of the wrong form are those of an empty state", () => {
  const bytes = deflateSync(
    new TextEncoder().encode('{"schemas":[1,{"name":2}],"data":null,"strict":1,"tab":"x","more":1}'),
  );
  expect(readFragment(Buffer.from(bytes).toString("base64url"))).toEqual(emptyState);
});

test("what inflates without end is refused", () => {
  const bytes = deflateSync(new Uint8Array(6_000_000), { level: 1 });
  expect(readFragment(Buffer.from(bytes).toString("base64url"))).toBeUndefined();
});

test("a link has texts as they are written, and values as JSON", () => {
  const link = playgroundLink({ schema: { type: "string" }, data: "a: 1\n", formats: "assert", tab: "plan" }, "/base/");
  const [address, fragment = ""] = link.split("#");
  expect(address).toBe("/base/");
  expect(readFragment(fragment)).toEqual({
    ...emptyState,
    schemas: [{ name: "schema.json", text: '{\n  "type": "string"\n}' }],
    data: { name: "data.yaml", text: "a: 1\n" },
    formats: "assert",
    tab: "plan",
  });
});
