import { cases } from "@argot/testing";
import { expect, test } from "vitest";
import { comment } from "./comment.js";

cases(comment, {
  name: "$comment",
  holds: [
    ["", 1],
    ["a note", { a: 1 }],
  ],
  invalidValues: [
    [1, '"$comment" must be a string'],
    [["a note"], "must be a string"],
  ],
});

test("a comment is no annotation", () => {
  expect(comment.annotation).toBeUndefined();
});
