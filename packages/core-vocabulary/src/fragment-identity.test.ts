import { expect, test } from "vitest";
import { fragmentIdentity } from "./fragment-identity.js";

test.each([
  ["https://example.com/a", { id: "https://example.com/a" }],
  ["https://example.com/a#", { id: "https://example.com/a" }],
  ["#name", { anchor: "name" }],
  ["a#name", { id: "a", anchor: "name" }],
  ["#a%20name", { anchor: "a name" }],
  ["#100%", { anchor: "100%" }],
  ["#__proto__", { anchor: "__proto__" }],
  ["a#/definitions/b", { id: "a" }],
  ["#/definitions/b", {}],
  ["#", {}],
  ["", {}],
])("%j", (identifier, identity) => {
  expect(fragmentIdentity(identifier)).toEqual(identity);
});
