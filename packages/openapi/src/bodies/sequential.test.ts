import { expect, test } from "vitest";
import { openDocument } from "../index.js";
import { Budget } from "../parameters/budget.js";
import { Malformed } from "../parameters/malformed.js";
import { itemsOf } from "./sequential.js";

test.each([
  ["application/jsonl", '{"a":1}\n[2]\r\n\n3', [{ a: 1 }, [2], 3]],
  ["application/x-ndjson; charset=utf-8", "", []],
  ["application/json-seq", "\u001e1\n\u001e{}\n", [1, {}]],
  ["application/geo+json-seq", "\u001e1", [1]],
  [
    "text/event-stream",
    "\uFEFFdata: a\ndata:b\n\n: comment\n\nevent: x\r\nid\r\nretry: 5\r\n\r\nother: 1",
    [{ data: "a\nb" }, { event: "x", id: "", retry: 5 }],
  ],
  ["text/event-stream", "__proto__: 1\ndata: a", [{ data: "a" }]],
  ["application/jsonl", [1, 2], [1, 2]],
  ["application/jsonl", new Uint8Array(2), undefined],
  ["text/plain", "1", undefined],
])("the items of %s: %j", (mediaType, body, items) => {
  expect(itemsOf(body, mediaType, new Budget())).toEqual(items);
});

test("a line that is not JSON is malformed", () => {
  expect(itemsOf("1\n{", "application/jsonl", new Budget())).toEqual(new Malformed("must have JSON as item 1"));
});

const stream = (type: string, media: object): object => ({
  openapi: "3.2.0",
  info: { title: "t", version: "1" },
  paths: { "/a": { query: { operationId: "a", responses: { 200: { description: "", content: { [type]: media } } } } } },
});
const issuesOf = (type: string, media: object, body: unknown): readonly string[] =>
  openDocument(stream(type, media))
    .operation("QUERY /a")
    .checkResponse({ status: 200, headers: { "content-type": type }, body })
    .issues.map(({ pointer, message }) => `${pointer} ${message}`);

test("items of a stream are checked up to the first that is not valid, and the stream as a list", () => {
  const media = { schema: { maxItems: 2 }, itemSchema: { type: "object", required: ["a"] } };
  expect(issuesOf("application/jsonl", media, '{"a":1}\n{"a":2}\n')).toEqual([]);
  expect(issuesOf("application/jsonl", media, '{"a":1}\n{}\n5')).toEqual([
    " must have at most 2 items",
    "/1/a is missing",
  ]);
  expect(issuesOf("application/jsonl", media, "{")).toEqual([" must have JSON as item 0"]);
  expect(issuesOf("application/jsonl", media, [{ a: 1 }])).toEqual([]);
  for (const unread of [{ a: 1 }, new Uint8Array(2), 5])
    expect(issuesOf("application/jsonl", media, unread)).toEqual([" must be read as text or a list of its items"]);
});

test("events are checked by what they consist of", () => {
  const media = { itemSchema: { properties: { data: { maxLength: 2 } }, required: ["data"] } };
  expect(issuesOf("text/event-stream", media, "data: ab\n\ndata: abc\n\n")).toEqual([
    "/1/data must have at most 2 characters",
  ]);
});
