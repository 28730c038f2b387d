// The strict modes of Ajv and of this package, side by side, for random schemas: what is thrown, and what is logged.
import { Ajv } from "ajv";
import { Ajv2019 } from "ajv/dist/2019.js";
import { Ajv2020 } from "ajv/dist/2020.js";
import { expect, test } from "vitest";
import { fuzzDialectOf } from "../../../checks/src/fuzz/generate/fuzz-dialects.js";
import { sampleOf } from "../../../checks/src/fuzz/sample.js";
import { Ajv2019 as OurAjv2019 } from "../src/2019.js";
import { Ajv2020 as OurAjv2020 } from "../src/2020.js";
import { Ajv as OurAjv, type Options } from "../src/index.js";

const classes = {
  "draft-07": [Ajv, OurAjv],
  "2019-09": [Ajv2019, OurAjv2019],
  "2020-12": [Ajv2020, OurAjv2020],
} as const;

const settings: readonly Options[] = [
  { strict: "log" },
  { strict: "log", useDefaults: true, removeAdditional: "failing" },
  { strict: "log", strictSchema: false, allowUnionTypes: true },
  { strict: "log", allowMatchingProperties: true, discriminator: true, inlineRefs: false },
  { strict: true },
  { strict: false, strictTypes: true },
  { strict: false, strictTuples: true },
  { strict: false, strictRequired: true },
];

/**
 * What is left out: Ajv resolves dynamic references to the root, passes over some properties named `__proto__`, and over schemas of
 * what is not evaluated where it knows that there is nothing.
 */
const leftOut = /\$(dynamic|recursive)|__proto__|"unevaluated/;

const text = (value: unknown): string =>
  JSON.stringify(value, (_, member: unknown) => (typeof member === "bigint" ? `${member}n` : member));

/** What an instance says of a schema and of one that refers to it. */
// oxlint-disable-next-line typescript/no-explicit-any -- both classes take the same calls
function saidBy(Class: new (options: any) => any, options: Options, schema: object): string[] {
  const said: string[] = [];
  const log = (...args: unknown[]): void => void said.push(args.join(" "));
  const ajv = new Class({
    validateFormats: false,
    validateSchema: false,
    ...options,
    logger: { log, warn: log, error: log },
  });
  const attempt = (action: () => unknown): void => {
    try {
      action();
      said.push("compiled");
    } catch (error) {
      said.push(`threw ${(error as Error).message}`);
    }
  };
  attempt(() => ajv.addSchema({ $id: "https://example.com/random", ...schema }));
  attempt(() =>
    ajv.compile({
      type: "object",
      properties: { a: { $ref: "https://example.com/random" }, b: { $ref: "https://example.com/random#" } },
      required: ["c"],
    }),
  );
  attempt(() => ajv.compile(schema));
  // The number of a variable of the generated code.
  return said.map((each) => each.replace(/data\d+/, "data"));
}

test.each(Object.keys(classes) as (keyof typeof classes)[])("random schemas of %s", (name) => {
  const [Theirs, Ours] = classes[name];
  let compared = 0;
  let problems = 0;
  for (let i = 0; i < 50; i++) {
    const { schema } = sampleOf(fuzzDialectOf(name), "ajv-strict", i);
    if (typeof schema !== "object" || leftOut.test(text(schema))) continue;
    for (const options of settings) {
      const theirs = saidBy(Theirs, options, schema as object);
      // Schemas that Ajv cannot compile for another reason.
      if (theirs.some((each) => each.startsWith("threw") && !each.includes("strict mode"))) continue;
      compared++;
      problems += theirs.filter((each) => each.includes("strict mode")).length;
      expect({ options, schema, said: saidBy(Ours, options, schema as object) }).toEqual({
        options,
        schema,
        said: theirs,
      });
    }
  }
  process.stdout.write(`${name}: ${compared} schemas with options, ${problems} problems\n`);
  expect(problems).toBeGreaterThan(200);
});
