// The errors of Ajv and of this package, side by side, for values of random schemas.
import { Ajv } from "ajv";
import { Ajv2019 } from "ajv/dist/2019.js";
import { Ajv2020 } from "ajv/dist/2020.js";
import { expect, test } from "vitest";
import { fuzzDialectOf } from "../../../checks/src/fuzz/generate/fuzz-dialects.js";
import { sampleOf } from "../../../checks/src/fuzz/sample.js";
import { Ajv2019 as OurAjv2019 } from "../src/2019.js";
import { Ajv2020 as OurAjv2020 } from "../src/2020.js";
import { Ajv as OurAjv } from "../src/index.js";

const classes = {
  "draft-07": [Ajv, OurAjv],
  "2019-09": [Ajv2019, OurAjv2019],
  "2020-12": [Ajv2020, OurAjv2020],
} as const;

/**
 * What is left out: Ajv reads inherited properties, passes over the missing property `""`, computes multiples with rounding errors,
 * resolves dynamic references to the root, and counts otherwise what is evaluated beside failures.
 */
const leftOut = /__proto__|"constructor"|""|"multipleOf"|"\$(dynamic|recursive)|"unevaluated/;

const text = (value: unknown): string =>
  JSON.stringify(value, (_, member: unknown) => (typeof member === "bigint" ? bigInt : member));

/** Stands for a BigInt in a text. Ajv takes none for a number. */
const bigInt = "a BigInt";

test.each(Object.keys(classes) as (keyof typeof classes)[])("random schemas of %s", (name) => {
  const [Theirs, Ours] = classes[name];
  const counts = { schemas: 0, valid: 0, invalid: 0, otherVerdicts: 0 };
  const others: unknown[] = [];
  for (let i = 0; i < 200; i++) {
    const { schema, instances } = sampleOf(fuzzDialectOf(name), "ajv", i);
    if (leftOut.test(text(schema))) continue;
    for (const allErrors of [true, false]) {
      const options = { strict: false, validateFormats: false, logger: false, allErrors, verbose: true } as const;
      const theirs = attempt(() => new Theirs({ ...options, validateSchema: false }).compile(schema as object));
      const ours = attempt(() => new Ours(options).compile(schema as object));
      if (!theirs || !ours) continue;
      counts.schemas++;
      for (const value of instances) {
        // With all errors, Ajv lets `contains` hold for no items, where the result for the last item of another array is left.
        if (text(value).includes("[]") || text(value).includes(bigInt)) continue;
        const valid = theirs(value);
        if (valid !== ours(value)) counts.otherVerdicts++;
        else if (text(theirs.errors) !== text(ours.errors))
          others.push({ allErrors, schema, value, theirs: theirs.errors, ours: ours.errors });
        else counts[valid ? "valid" : "invalid"]++;
      }
    }
  }
  process.stdout.write(`${name}: ${text(counts)}, other errors: ${others.length}\n`);
  expect(others).toEqual([]);
  expect(counts.invalid).toBeGreaterThan(200);
});

function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
