import type { AssertionOptions } from "./assertion.js";

const names: Readonly<Record<keyof AssertionOptions, true>> = {
  lenient: true,
  refuseUnknown: true,
  maxSize: true,
  maxNesting: true,
  mediaTypes: true,
};

/** The names of the options of `contentAssertion`, for functions that pass them on. */
export const assertionOptionNames: readonly string[] = Object.keys(names);
