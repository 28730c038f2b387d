// Each limit that the table of bounds in SECURITY.md names is on by default, and ends the work.
import { createTransform, TransformLimitError } from "@argot/transform";
import { createArgot, LimitError, type Validator } from "argot";
import { expect, test } from "vitest";
import { boundsTable } from "./bounds-table.js";
import { nested } from "../../../src/hostile-tests/case.js";
import { chain, list, object, wrapped } from "../../../src/hostile-tests/growth/families/family.js";
import { openWith } from "./requests.js";

const ref = (name: string): object => ({ $ref: `https://example.com/${name}` });

/** Choices between two resources, which both bind the anchor of their step. In the end all anchors are looked for, in 2^steps scopes. */
function manyScopes(steps: number): object {
  const choice = (i: number): object => ({ anyOf: i === steps ? [ref("end")] : [ref(`l${i}`), ref(`r${i}`)] });
  const resource = (name: string, i: number): object => ({
    $id: `https://example.com/${name}${i}`,
    $defs: { anchor: { $dynamicAnchor: `a${i}` } },
    ...choice(i + 1),
  });
  const end = {
    $id: "https://example.com/end",
    $defs: object(steps, "d", (i) => ({ $dynamicAnchor: `a${i}` })),
    allOf: list(steps, (i) => ({ $dynamicRef: `#a${i}` })),
    not: {},
  };
  return {
    ...choice(0),
    $defs: {
      ...object(steps, "l", (i) => resource("l", i)),
      ...object(steps, "r", (i) => resource("r", i)),
      end,
    },
  };
}

const inScopes = (run: (validator: Validator) => unknown) => () => run(createArgot().compile(manyScopes(40)));

/** A value with titles and errors at each of its levels. */
const deeply = (run: (validator: Validator, value: unknown) => unknown) => () => {
  const schema = { title: "t", properties: { a: { $ref: "#" }, b: { contentMediaType: "application/json" } } };
  run(
    createArgot().compile(schema),
    nested(12_000, {}, (a) => ({ a, b: "1" })),
  );
};

/** A schema that is so deep, with titles and contents. */
const inDeepSchema = (run: (validator: Validator, value: unknown) => unknown) => () => {
  const inner = { title: "t", contentMediaType: "application/json" };
  const schema = wrapped(6500, inner, (each) => ({ title: "t", contentMediaType: "application/json", allOf: [each] }));
  run(createArgot().compile(schema), "1");
};

const transformed = (schema: object, value: unknown) => () =>
  createTransform(createArgot(), schema, { useDefaults: true })(value);

/** Checks a query of lists, and returns the messages of what is wrong. */
const queried = (query: string) => () => {
  const { issues } = openWith([
    { name: "form", in: "query", schema: { type: "array", items: { type: "integer" } } },
    { name: "json", in: "query", content: { "application/json": {} } },
  ])
    .operation("get")
    .checkRequest({ query });
  throw new Error(issues.map(({ message }) => message).join());
};

/** What ends with the limit of a cell. */
const ends: Readonly<Record<string, Readonly<Record<string, () => unknown>>>> = {
  verdict: { anchors: inScopes((validator) => validator(1)) },
  errors: { anchors: inScopes((validator) => validator.validate(1)) },
  outputs: {
    anchors: inScopes((validator) => validator.output(1, "list")),
    "schema depth": inDeepSchema((validator, value) => validator.output(value, "list")),
    "value depth": deeply((validator, value) => validator.output(value, "list")),
  },
  "annotations, contents": {
    anchors: inScopes((validator) => validator.annotations(1)),
    "schema depth": inDeepSchema((validator, value) => validator.annotations(value)),
    "value depth": deeply((validator, value) => validator.contents(value)),
  },
  transform: {
    "schema depth": transformed(
      chain(2000, { properties: { a: { default: 1 } } }, (next) => ({ allOf: [next] })),
      {},
    ),
    "value depth": transformed(
      { properties: { a: { $ref: "#" }, b: { default: 1 } } },
      nested(2000, {}, (a) => ({ a })),
    ),
  },
  parameters: {
    value: queried("form=1&".repeat(100_001)),
    "value depth": queried(`json=${"[".repeat(1002)}${"]".repeat(1002)}`),
    digits: queried(`form=${"9".repeat(1001)}`),
  },
};

const cells = [...boundsTable].flatMap(([row, { bounds }]) =>
  [...bounds].flatMap(([column, bound]) => (bound?.limit === undefined ? [] : [[row, column, bound.limit] as const])),
);

test("the limits are those of the table", () => {
  const tried = Object.entries(ends).flatMap(([row, of]) => Object.keys(of).map((column) => `${row}, ${column}`));
  expect(cells.map(([row, column]) => `${row}, ${column}`).sort()).toEqual(tried.sort());
});

test.each(cells)("%s, %s: %s", (row, column, limit) => {
  let reason = "";
  try {
    ends[row]?.[column]?.();
  } catch (error) {
    const { message } = error as Error;
    reason =
      error instanceof LimitError || error instanceof TransformLimitError ? `${error.limit} ${message}` : message;
  }
  // A number has commas in the table.
  expect(reason).toContain(limit.replaceAll(/[`,]/g, "").split(" ")[0]);
});
