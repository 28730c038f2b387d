import { expect, test } from "vitest";
import { mayBeRequest, parseRequest } from "./request.js";

test.each([
  ["./order.json?validator", { file: "./order.json", query: "validator", errors: undefined }],
  ["./order.json?validator&errors", { file: "./order.json", query: "validator&errors", errors: true }],
  ["@/a.yaml?errors=false&validator", { file: "@/a.yaml", query: "errors=false&validator", errors: false }],
  ["./order.json?validator&errors=true", { file: "./order.json", query: "validator&errors=true", errors: true }],
])("%s", (source, request) => {
  expect(mayBeRequest.test(source)).toBe(true);
  expect(parseRequest(source)).toEqual(request);
});

test.each(["./order.json", "./order.json?raw", "./order.json?validators", "./validator", "./validator?url"])(
  "%s is for others",
  (source) => {
    expect(mayBeRequest.test(source)).toBe(false);
  },
);

test.each([
  ["./order.json?validator&erors", 'the query has "erors"'],
  ["./order.json?validator&errors=yes", 'the query has "errors=yes"'],
  ["./order.json?validator&raw", 'the query has "raw"'],
])("%s is refused", (source, message) => {
  expect(() => parseRequest(source)).toThrow(message);
});
