import { expect, test } from "vitest";
import { validate } from "../test/argot.js";
import { locate } from "./locate.js";

const schema = { name: "s.yaml", text: "properties:\n  a: {title: A, minimum: 1}\n" };
const { data, schemas, errors } = validate({ name: "d.json", text: '{"a": 0}' }, schema);

test("finds errors in both texts", () => {
  const { instance, keyword } = errors[0] ? locate(errors[0], { data, schemas }) : {};
  expect(instance).toEqual({ start: { line: 1, column: 7, offset: 6 }, end: { line: 1, column: 8, offset: 7 } });
  expect(keyword?.source.name).toBe("s.yaml");
  expect(keyword?.position.key?.start).toEqual({ line: 2, column: 17, offset: 28 });
});

test("finds anything with locations, if there is a text", () => {
  const title = {
    keyword: "title",
    instanceLocation: "/a",
    keywordLocation: "/properties/a/title",
    absoluteKeywordLocation: "file:///s.yaml#/properties/a/title",
  };
  expect(locate(title, { schemas }).keyword?.position.value.start.column).toBe(14);
  expect(locate(title, { data })).toEqual({ instance: data.positionOf("/a")?.value });
  expect(locate({ ...title, absoluteKeywordLocation: "https://example.com/#/title" }, { schemas })).toEqual({});
});
