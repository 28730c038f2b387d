import { cases, tiers } from "@argot/testing";
import { minimum, properties } from "@argot/testing/keywords";
import { createArgot, defineDialect, defineVocabulary } from "@argot/core";
import { describe, expect, test } from "vitest";
import { ifThen } from "../test/if-then.js";
import { anchor } from "./anchor.js";
import { defs } from "./defs.js";
import { dynamicAnchor } from "./dynamic-anchor.js";
import { dynamicRef } from "./dynamic-ref.js";
import { id } from "./id.js";
import { ref } from "./ref.js";

const keywords = { $id: id, $ref: ref, $defs: defs, $anchor: anchor, $dynamicAnchor: dynamicAnchor, minimum };

/** A resource that applies what those further out know as `item`. */
const open = { $id: "open", $dynamicRef: "item" };
/** The same, where it knows something itself. */
const closed = { $id: "closed", $dynamicRef: "item", $defs: { item: { $dynamicAnchor: "item", minimum: 1 } } };

cases(dynamicRef, {
  name: "$dynamicRef",
  with: keywords,
  schemas: {
    holds: [
      [{ $ref: "closed", $defs: { closed } }, 1],
      [{ $ref: "open", $defs: { open, item: { $dynamicAnchor: "item", minimum: 1 } } }, 1],
      [{ $ref: "closed", $defs: { closed, item: { $dynamicAnchor: "item" } } }, 0],
      [{ $dynamicRef: "é", $defs: { a: { $dynamicAnchor: "é", minimum: 1 } } }, 1],
      // An anchor for references is another thing, near or far.
      [{ $ref: "closed", $defs: { closed, item: { $anchor: "item", minimum: 5 } } }, 1],
      // As it was written before v1.
      [{ $dynamicRef: "#n", $defs: { a: { $dynamicAnchor: "n", minimum: 1 } } }, 1],
    ],
    fails: [
      [{ $ref: "closed", $defs: { closed } }, 0, "must be at least 1, is 0"],
      [{ $ref: "open", $defs: { open, item: { $dynamicAnchor: "item", minimum: 1 } } }, 0, "must be at least 1, is 0"],
      [
        { $ref: "closed", $defs: { closed, item: { $dynamicAnchor: "item", minimum: 5 } } },
        1,
        "must be at least 5, is 1",
      ],
      // The outermost resource wins.
      [
        {
          $ref: "middle",
          $defs: {
            open,
            middle: { $id: "middle", $ref: "open", $defs: { item: { $dynamicAnchor: "item" } } },
            item: { $dynamicAnchor: "item", minimum: 5 },
          },
        },
        1,
        "must be at least 5, is 1",
      ],
      [{ $dynamicRef: "#n", $defs: { a: { $dynamicAnchor: "n", minimum: 1 } } }, 0, "must be at least 1, is 0"],
    ],
  },
  invalidValues: [
    [1, '"$dynamicRef" must be a plain name'],
    ["", "must be a plain name"],
    ["#/$defs/a", "must be a plain name"],
    ["list#item", "must be a plain name"],
  ],
});

// Two paths reach `open`. On one of them, a schema declares the anchor for items.
const twoWays = {
  properties: {
    good: { $id: "good", $ref: "open", $defs: { item: { $dynamicAnchor: "item", minimum: 1 } } },
    other: { $id: "other", $ref: "open", $defs: { item: { $dynamicAnchor: "item", minimum: 5 } } },
    bad: { $ref: "open" },
  },
  $defs: { open },
};

describe.each(Object.entries(tiers))("an anchor that no schema on the path declares (%s)", (_, options) => {
  const core = defineVocabulary({
    uri: "https://example.com/vocabulary",
    keywords: { ...keywords, $dynamicRef: dynamicRef, properties, ...ifThen },
  });
  const dialect = defineDialect({ uri: "https://example.com/dialect", core, vocabularies: [] });
  const compile = (schema: unknown): ((value: unknown) => boolean) =>
    createArgot({ dialects: [dialect], ...options }).compile(schema);
  const endsEvaluation = expect.objectContaining({
    name: "EvaluationError",
    message: expect.stringContaining('leads nowhere: no schema on the way to it declares "item"') as string,
  }) as Error;

  test("ends the evaluation", () => {
    const validator = compile({ $dynamicRef: "item" });
    expect(() => validator(1)).toThrow(endsEvaluation);
    expect(() => compile(open)(1)).toThrow(endsEvaluation);
  });

  test("does so only where it is looked for", () => {
    const validator = compile(twoWays);
    expect([validator({}), validator({ good: 1 }), validator({ good: 0 }), validator({ other: 5 })]).toEqual([
      true,
      true,
      false,
      true,
    ]);
    expect(() => validator({ bad: 1 })).toThrow(endsEvaluation);
    // It is as good as new afterwards.
    expect([validator({ good: 1 }), validator({ other: 1 })]).toEqual([true, false]);
  });

  test("is no answer that something could turn around", () => {
    const validator = compile({ if: { $dynamicRef: "item" }, then: false });
    expect(() => validator(1)).toThrow(endsEvaluation);
  });
});
