import { describe, expect, test } from "vitest";
import { type AnnotatingValidator, contents } from "./contents.js";
import { encode } from "./encode.js";

const inBase64 = { contentEncoding: "base64", contentMediaType: "application/json" };

/** A validator of which it is known what it says: annotations as [instance location, keyword location, value]. */
const saying = (...list: [instance: string, keyword: string, value: unknown][]): AnnotatingValidator => ({
  assert: () => undefined,
  annotations: () => ({
    list: list.map(([instanceLocation, keywordLocation, value]) => ({
      instanceLocation,
      keywordLocation,
      keyword: keywordLocation.slice(keywordLocation.lastIndexOf("/") + 1),
      value,
    })),
  }),
});
const both = (instance: string, schema: string): [string, string, string][] => [
  [instance, `${schema}/contentMediaType`, "application/json"],
  [instance, `${schema}/contentEncoding`, "base64"],
];

describe("contents", () => {
  test("are each string that a schema describes, with where and what it is", () => {
    const value = { "a/b": encode({ n: 1 }, inBase64), list: ["[1]", 2], c: "x" };
    const validator = saying(
      ["", "/title", "A title"],
      ...both("/a~1b", "/properties/a~1b"),
      ["/list/0", "/properties/list/items/contentMediaType", "application/json"],
      ["/c", "/properties/c/contentEncoding", "rot13"],
    );
    expect([...contents(validator, value)]).toEqual([
      {
        instanceLocation: "/a~1b",
        schemaLocation: "/properties/a~1b",
        ...inBase64,
        encoded: value["a/b"],
        content: { n: 1 },
      },
      {
        instanceLocation: "/list/0",
        schemaLocation: "/properties/list/items",
        contentMediaType: "application/json",
        encoded: "[1]",
        content: [1],
      },
      { instanceLocation: "/c", schemaLocation: "/properties/c", contentEncoding: "rot13", encoded: "x", content: "x" },
    ]);
  });

  test("are found under any name", () => {
    const value = { "~1/": "1" };
    expect([...contents(saying(["/~01~1", "/contentMediaType", "application/json"]), value)]).toMatchObject([
      { content: 1 },
    ]);
  });

  test("are read as the options say", () => {
    const validator = saying(["", "/contentMediaType", "text/csv"]);
    const mediaTypes = { "text/csv": { parse: ({ text }: { text: string }) => text.split(",") } };
    expect([...contents(validator, "a,b", { mediaTypes })]).toMatchObject([{ content: ["a", "b"] }]);
  });

  test("of what is not valid are unknown", () => {
    const refusing: AnnotatingValidator = {
      ...saying(),
      assert: () => {
        throw new Error("not valid");
      },
    };
    expect(() => [...contents(refusing, "x")]).toThrow("not valid");
  });

  test("that are malformed are errors", () => {
    expect(() => [...contents(saying(...both("", "")), "no")]).toThrow(
      expect.objectContaining({ name: "ContentError" }),
    );
  });
});
