import { refuseUnknownOptions } from "@argot/core";
import type { Keyword } from "@argot/core/keyword";
import { requireKeyword } from "./require-keyword.js";
import { describe, test } from "vitest";
import { invariantOptionNames, type InvariantOptions, invariantsFor } from "./invariant-table.js";

export type { InvariantOptions } from "./invariant-table.js";

/**
 * Defines tests of vitest, with random schemas and instances, for what holds for every keyword: it has the same result in every
 * tier and each time; it places no constraint on other types; it changes neither the schema nor the instance; it ignores the
 * order of properties; it reads own properties only; its errors have a text and an id, and name a keyword and its vocabulary; it accepts a value or refuses it
 * with a `SchemaError`. The error of a test that fails names the keyword, and says what to do.
 *
 * @example
 * ```ts
 * invariantsOf(evenSize);
 * invariantsOf(limit, { with: { unit }, instances: fc.integer() });
 * ```
 * @throws RangeError if `values` is not given and hardly any generated JSON has the keyword's shape.
 */
export function invariantsOf<V>(keyword: Keyword<V>, options: InvariantOptions = {}): void {
  requireKeyword("invariantsOf", keyword);
  refuseUnknownOptions("invariantsOf", options, invariantOptionNames);
  const { name = keyword.id.slice(keyword.id.lastIndexOf("/") + 1) } = options;
  describe(`the invariants of ${name}`, () => {
    // oxlint-disable-next-line vitest/expect-expect -- a check throws if the keyword breaks the invariant
    test.each(Object.entries(invariantsFor(keyword, name, options)))("%s", (_, check) => check());
  });
}
