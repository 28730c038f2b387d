import type { Keyword } from "@argot/core/keyword";
import { describe, test } from "vitest";
import { type LawOptions, invariantsFor } from "./invariant-table.js";

export type { LawOptions } from "./invariant-table.js";

/**
 * Tries a keyword against what holds of every keyword, as tests of vitest that make up schemas and instances: it means the
 * same in every tier and whenever it is asked, errors included; it places no constraint on types that it does not speak
 * about; it changes nothing; it does not ask in which order members stand; a value that it cannot have is refused with a
 * `SchemaError`.
 *
 * @example
 * ```ts
 * lawsOf(evenSize);
 * lawsOf(limit, { with: { unit }, instances: fc.integer() });
 * ```
 * @throws RangeError when `values` is not given and hardly any JSON has the keyword's shape.
 */
export function invariantsOf<V>(keyword: Keyword<V>, options: LawOptions = {}): void {
  const { name = keyword.id.slice(keyword.id.lastIndexOf("/") + 1) } = options;
  describe(`the invariants of ${name}`, () => {
    // oxlint-disable-next-line vitest/expect-expect -- an invariant that is broken throws
    test.each(Object.entries(invariantsFor(keyword, name, options)))("%s", (_, check) => check());
  });
}
