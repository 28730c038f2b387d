// What errors say of themselves.
import { expect, test } from "vitest";
import * as errors from "../src/index.js";

test.each<[name: string, error: Error, message: string]>([
  ["DefinitionError", new errors.DefinitionError("a"), "a"],
  ["DisposedError", new errors.DisposedError("a"), "a"],
  ["EvaluationError", new errors.EvaluationError("a"), "a"],
  ["ValidationError", new errors.ValidationError([]), ""],
  [
    "SchemaError",
    new errors.SchemaError("invalid-pattern", { uri: "urn:a", pointer: "/b c/é" }, "is none", { cause: 1 }),
    "urn:a#/b%20c/%C3%A9: is none",
  ],
  ...(
    [
      ["depth", "levels of a value"],
      ["steps", "JSON values in a value"],
      ["errors", "failures"],
      ["schemaSize", "JSON values and hundreds of characters in a schema document"],
      ["decodedLength", "UTF-16 code units of decoded content"],
    ] as const
  ).map(([limit, what]): [string, Error, string] => [
    "LimitError",
    new errors.LimitError(limit, 5),
    `the limit of 5 ${what} is exceeded; raise \`limits.${limit}\` if you trust the source`,
  ]),
])("%s: %s", (name, error, message) => {
  expect(error).toBeInstanceOf(Error);
  expect([error.name, error.message]).toEqual([name, message]);
});
