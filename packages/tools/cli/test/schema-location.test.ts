import path from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, test } from "vitest";
import { schemaLocation } from "../src/schemas/schema-location.js";

const cwd = path.resolve("/home/ada/shop");
const url = (file: string): string => pathToFileURL(path.join(cwd, file)).href;

describe("schemaLocation", () => {
  test.each([
    [`${url("order.json")}#/properties/id`, "order.json#/properties/id"],
    [url("order.json"), "order.json"],
    [
      `${url("schemas/my order#1.json")}#/properties/a%20b`,
      `${path.join("schemas", "my order#1.json")}#/properties/a b`,
    ],
    [`${url("../common.json")}#`, `${path.join("..", "common.json")}#`],
    ["https://example.com/order#/properties/a%20b", "https://example.com/order#/properties/a%20b"],
    ["urn:example:order#", "urn:example:order#"],
    ["file:///a%2Fb.json#", "file:///a%2Fb.json#"],
  ])("%s", (uri, expected) => {
    expect(schemaLocation(uri, cwd)).toBe(expected);
  });
});
