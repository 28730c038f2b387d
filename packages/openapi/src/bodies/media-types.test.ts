import { expect, test } from "vitest";
import { isJson, matchingRange } from "./media-types.js";

test.each([
  ["application/json", ["*/*", "application/*", "application/json"], "application/json"],
  ["application/xml", ["*/*", "application/*", "application/json"], "application/*"],
  ["image/png", ["*/*", "application/*"], "*/*"],
  ["image/png", ["application/*"], undefined],
  ["Application/JSON;Charset=UTF-8", ["application/json"], "application/json"],
  ["application/json; version=2", ["application/json", "application/json;version=2"], "application/json;version=2"],
  [
    'application/json; a=b; version="2"',
    ["application/json", "application/json; version=2"],
    "application/json; version=2",
  ],
  ["application/json; version=3", ["application/json", "application/json; version=2"], "application/json"],
  ["application/json", ["application/json; version=2", "application/json"], "application/json"],
  ["application/json; version=3", ["application/json; version=1", "application/json; version=2"], undefined],
  ["application/json; version=3", ["application/json; version=1"], undefined],
  ["application/json; version=3", ["application/json; version=1", "*/*"], "*/*"],
  [
    "application/json; version=1",
    ["application/json; version=1; a=b", "application/json; version=1"],
    "application/json; version=1",
  ],
  ["application/json", ["application/json; version=1", "application/json; version=2"], "application/json; version=1"],
  ["application/json", ["application/json; charset=utf-8"], "application/json; charset=utf-8"],
  ["application/vnd.a+json", ["application/json", "application/vnd.a+json"], "application/vnd.a+json"],
  ["application/vnd.a+json", ["application/json"], undefined],
  ["", ["application/json"], undefined],
  [";;=;", ["application/json", "*/*"], "*/*"],
])("of %s among %j, %s is the most specific", (mediaType, ranges, range) => {
  expect(matchingRange(ranges, mediaType)).toBe(range);
});

test.each([
  ["application/json", true],
  ["Application/Problem+JSON ; charset=utf-8", true],
  ["application/jsonl", false],
  ["text/plain; a=application/json", false],
])("whether %s is JSON: %s", (mediaType, expected) => {
  expect(isJson(mediaType)).toBe(expected);
});
