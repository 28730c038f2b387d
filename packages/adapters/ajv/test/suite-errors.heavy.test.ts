// The errors of Ajv and of this package, side by side, for every value of the official test suite.
import { isDeepStrictEqual } from "node:util";
import path from "node:path";
import { findSuite, readSuite, suiteHelp } from "@argot/testing/suite";
import { Ajv } from "ajv";
import { Ajv2019 } from "ajv/dist/2019.js";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { describe, expect, test } from "vitest";
import type { AjvCore, ErrorObject, Options } from "../src/index.js";
import { Ajv as OurAjv } from "../src/index.js";
import { Ajv2019 as OurAjv2019 } from "../src/2019.js";
import { Ajv2020 as OurAjv2020 } from "../src/2020.js";

const root = findSuite(path.resolve(import.meta.dirname, "../../../..")) ?? raise(suiteHelp);

interface Theirs {
  compile(schema: object): ((data: unknown) => boolean) & { errors?: unknown };
}

const drafts = {
  draft7: { theirs: Ajv as unknown, ours: OurAjv },
  "draft2019-09": { theirs: Ajv2019 as unknown, ours: OurAjv2019 },
  "draft2020-12": { theirs: Ajv2020 as unknown, ours: OurAjv2020 },
} as const;

/**
 * Why the results of a file differ: faults of Ajv, by its verdicts or by what it evaluates. All files that are not listed are equal.
 */
const reasons: Readonly<Record<string, string>> = {
  "dynamicRef.json": "Ajv takes a dynamic reference for one to the root",
  "properties.json": "Ajv reads inherited members such as `constructor`",
  "recursiveRef.json": "Ajv takes a recursive reference for one to the root",
  "required.json": "Ajv reads inherited members",
  "unevaluatedItems.json":
    "Ajv lets `contains` evaluate every item, and reports what Argot leaves out beside other errors",
  "unevaluatedProperties.json":
    "Ajv reports what Argot leaves out: properties that a part declares which failed itself",
};

/** What the tests of a draft showed. */
interface Comparison {
  equal: number;
  /** Values of which the verdicts differ, or which Ajv cannot validate. */
  otherVerdicts: number;
  /** Values with the same verdict and other errors. */
  otherErrors: number;
  /** Schemas that Ajv refuses. */
  refused: number;
  readonly files: Set<string>;
}

function compare(folder: keyof typeof drafts, options: Options): Comparison {
  const { theirs: Theirs, ours: Ours } = drafts[folder];
  const given = { strict: false, logger: false, addUsedSchema: false, ...options } as const;
  const found: Comparison = { equal: 0, otherVerdicts: 0, otherErrors: 0, refused: 0, files: new Set() };
  const theirs = new (Theirs as new (given: object) => Theirs)({ ...given });
  const ours: AjvCore = new Ours({ ...given });
  for (const { name, cases } of readSuite(root, folder)) {
    for (const { schema, tests } of cases) {
      const theirValidate = attempt(() => theirs.compile(schema as object));
      if (!theirValidate) {
        found.refused++;
        continue;
      }
      const ourValidate = ours.compile(schema as object);
      for (const { data } of tests) {
        const theirValid = attempt(() => theirValidate(data));
        const ourValid = ourValidate(data);
        if (theirValid !== ourValid) found.otherVerdicts++;
        else if (isDeepStrictEqual(theirValidate.errors, ourValidate.errors)) {
          found.equal++;
          continue;
        } else found.otherErrors++;
        found.files.add(name);
      }
    }
  }
  return found;
}

describe.each(Object.keys(drafts) as (keyof typeof drafts)[])("%s", (folder) => {
  test.each([
    ["all errors", { allErrors: true, verbose: true }],
    ["the first error", { allErrors: false }],
  ])("%s", (what, options) => {
    const { files, ...counts } = compare(folder, options);
    process.stdout.write(`${folder}, ${what}: ${JSON.stringify(counts)}, in ${[...files].join(", ")}\n`);
    expect({ folder, what, ...counts }).toMatchSnapshot();
    expect([...files].filter((file) => !(file in reasons))).toEqual([]);
  });
});

test("errors have the members of Ajv's in their order", () => {
  const schema = { type: "object", properties: { a: { type: "string" } }, propertyNames: { maxLength: 3 } };
  const [theirs, ours] = [new Ajv({ allErrors: true, verbose: true }), new OurAjv({ allErrors: true, verbose: true })];
  theirs.validate(schema, { a: 1, abcd: 1 });
  ours.validate(schema, { a: 1, abcd: 1 });
  expect(JSON.stringify(ours.errors)).toBe(JSON.stringify(theirs.errors));
  expect(ours.errors as ErrorObject[]).toHaveLength(3);
});

test("formats of ajv-formats give the errors that they give in Ajv", () => {
  const [theirs, ours] = [
    new Ajv({ allErrors: true, strictTypes: false }),
    new OurAjv({ allErrors: true, strictTypes: false }),
  ];
  addFormats.default(theirs, { keywords: false });
  addFormats.default(ours as never, { keywords: false });
  for (const { cases } of readSuite(root, "draft7/optional/format")) {
    for (const { schema, tests } of cases) {
      const { format } = schema as { format: string };
      if (!theirs.formats[format]) continue;
      const [theirValidate, ourValidate] = [theirs.compile(schema as object), ours.compile(schema as object)];
      for (const { data } of tests) {
        expect(ourValidate(data)).toBe(theirValidate(data));
        expect(ourValidate.errors).toEqual(theirValidate.errors);
      }
    }
  }
});

function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

function raise(message: string): never {
  throw new Error(message);
}
