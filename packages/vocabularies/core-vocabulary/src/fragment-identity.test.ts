import { expect, test } from "vitest";
import { fragmentIdentity } from "./fragment-identity.js";

test.each([
  ["https://example.com/a", { id: "https://example.com/a" }],
  ["https://example.com/a#b", { id: "https://example.com/a", anchor: "b" }],
  ["#b", { anchor: "b" }],
  ["#", {}],
  ["a#/b", { id: "a" }],
  ["#%62", { anchor: "b" }],
  // No identifier of RFC 3986 has a second number sign. The message shows the whole identifier.
  ["a#b#c", { id: "a", anchor: "b#c" }],
  ["#%", { anchor: "%" }],
])("%s", (identifier, identity) => {
  expect(fragmentIdentity(identifier)).toEqual(identity);
});
