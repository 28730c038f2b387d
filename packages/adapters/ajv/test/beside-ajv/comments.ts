// oxlint-disable typescript/no-explicit-any -- both classes take the same calls
// The option `$comment`.
import { type Row, results } from "./row.js";

const schema = {
  $comment: "root",
  type: "object",
  properties: { a: { $comment: "a", type: "string" }, b: { $ref: "#/definitions/b" } },
  definitions: { b: { $comment: "b", type: "number" } },
};
/** What is reported for each value. */
const reported = (ajv: any, schemas: readonly object[], ...values: readonly unknown[]): unknown[] => {
  const said: unknown[] = [];
  ajv.opts.$comment = (...args: unknown[]) => said.push(args);
  return schemas.map((each) => (said.push("compiled"), results(ajv.compile(each), ...values))).concat(said as never);
};
const noReport = (): void => {};

export const rows: readonly Row[] = [
  ["a function", (ajv) => reported(ajv, [schema], { a: "x", b: 1 }, {}, 1), { $comment: noReport }],
  [
    "a function and wrong values",
    (ajv) => reported(ajv, [schema], { a: 1, b: "x" }),
    { $comment: noReport, allErrors: true },
  ],
  ["true", (ajv) => results(ajv.compile(schema), { a: "x", b: 1 }), { $comment: true }],
  ["not the option", (ajv) => results(ajv.compile(schema), { a: "x", b: 1 })],
  ["items", (ajv) => reported(ajv, [{ type: "array", items: { $comment: "item" } }], [1, 2]), { $comment: noReport }],
  [
    "alternatives",
    (ajv) =>
      reported(
        ajv,
        [{ anyOf: [{ $comment: "one", type: "string" }, { $comment: "two", type: "number" }, { $comment: "three" }] }],
        "a",
        1,
      ),
    { $comment: noReport },
  ],
  ["a comment alone", (ajv) => reported(ajv, [{ $comment: "alone" }], 1), { $comment: noReport }],
  ["an empty comment", (ajv) => reported(ajv, [{ $comment: "", type: "number" }], 1), { $comment: noReport }],
  [
    "a property of the name",
    (ajv) => reported(ajv, [{ type: "object", properties: { $comment: { type: "string" } } }], { $comment: "x" }),
    { $comment: noReport },
  ],
];
