import type { Family } from "../draw.js";

export const references: Family = { $ref: ({ reference }) => reference() };

export const recursiveReferences: Family = { ...references, $recursiveRef: () => "#" };

export const dynamicReferences: Family = {
  ...references,
  $dynamicRef: ({ random, reference, dynamicReference }) => (random.chance(0.7) ? dynamicReference() : reference()),
};
