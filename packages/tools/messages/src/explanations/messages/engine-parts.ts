import type { ExplanationText } from "../explanation.js";

const part = (meaning: string): Omit<ExplanationText, "example"> => ({
  meaning: `${meaning} This is a part of other messages.`,
  cause: "See the page of the message around it.",
  correction: "See the page of the message around it.",
});

const point = { enum: [{ x: 1, tags: ["a", "b"] }] };

/** Messages of the engine within others. */
export const parts: Readonly<Record<string, ExplanationText>> = {
  is: {
    ...part("Shows the value that is there."),
    example: { schema: { enum: [{ x: 1 }, { x: 2 }] }, value: 5, corrected: { x: 1 } },
  },
  differs: {
    ...part("Shows a part of the value beside the one that is allowed."),
    example: { schema: point, value: { x: 2, tags: ["a", "b"] }, corrected: { x: 1, tags: ["a", "b"] } },
  },
  "differs-missing": {
    ...part("Names properties that the value lacks and the allowed one has."),
    example: { schema: point, value: { tags: ["a", "b"] }, corrected: { x: 1, tags: ["a", "b"] } },
  },
  "differs-extra": {
    ...part("Names properties that the value has and the allowed one lacks."),
    example: { schema: point, value: { x: 1, tags: ["a", "b"], y: 1 }, corrected: { x: 1, tags: ["a", "b"] } },
  },
  "differs-length": {
    ...part("Says that an array has another length than the allowed one."),
    example: { schema: point, value: { x: 1, tags: ["a"] }, corrected: { x: 1, tags: ["a", "b"] } },
  },
  "differs-at": {
    ...part("Says where the value differs from the allowed one."),
    example: { schema: point, value: { x: 1, tags: ["a", "c"] }, corrected: { x: 1, tags: ["a", "b"] } },
  },
  "differs-more": {
    ...part("Says that there are more differences."),
    example: { schema: point, value: { x: 2, tags: ["a", "c"] }, corrected: { x: 1, tags: ["a", "b"] } },
  },
  closest: {
    ...part("Shows the allowed value that is closest, and how the value differs from it."),
    example: {
      schema: {
        enum: [
          { size: "s", price: 5 },
          { size: "l", price: 9 },
        ],
      },
      value: { size: "l", price: 8 },
      corrected: { size: "l", price: 9 },
    },
  },
  "contains-none": {
    ...part("No item of the array matches."),
    example: { schema: { contains: { type: "null" }, minContains: 2 }, value: [1], corrected: [null, null] },
  },
  contains: {
    ...part("Says how many items of the array match, and which."),
    example: { schema: { contains: { type: "null" }, maxContains: 1 }, value: [null, 1, null], corrected: [null, 1] },
  },
  undecodable: {
    ...part("Content cannot be decoded, and the decoder does not say why."),
    example: {
      program: `import { createArgot } from "argot";

const argot = createArgot({ contentKeywords: { mediaTypes: { "text/yes": { parse: () => { throw undefined; } } } } });
export default argot.compile({ contentMediaType: "text/yes" }).validate("no").errors;`,
    },
  },
  "too-deep": {
    ...part("Content within content is not decoded beyond a depth."),
    example: {
      program: `import { createArgot } from "argot";

const argot = createArgot({ contentKeywords: { maxNesting: 1 } });
export default argot.compile({ contentMediaType: "application/json", contentSchema: { $ref: "#" } }).validate('"1"').errors;`,
    },
  },
};
