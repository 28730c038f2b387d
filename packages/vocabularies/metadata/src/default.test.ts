import { argotWith, cases } from "@argot/testing";
import { expect, test } from "vitest";
import { defaultKeyword } from "./default.js";

cases(defaultKeyword, {
  holds: [
    [{ a: [1] }, {}],
    [null, 1],
    ["text", 1],
    [false, true],
  ],
});

test("default is an annotation", () => {
  const validator = argotWith({ default: defaultKeyword }).compile({ default: { a: [1] } });
  expect(validator.plan()).toContain('annotation {"a":[1]}');
});
