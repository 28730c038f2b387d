import type { Flaw } from "@argot/algebra";
import { SchemaError } from "@argot/core";
import { provenFlaws } from "../../src/lint/proofs.js";
import { parseSource } from "@argot/source-text";
import { SchemaIndex } from "../../src/schema-index/index.js";
import { createArgot } from "./argot.js";
import { describe, expect, test } from "vitest";
import type { LintRule, RuleContext } from "../../src/lint/rule.js";

/** A schema, and what the rule finds in it: location and message of each fault. */
type FindsRow = readonly [schema: unknown, ...faults: (readonly [pointer: string, message: string])[]];

/** What a rule finds, as a table. */
interface RuleTable {
  readonly finds: readonly FindsRow[];
  readonly accepts: readonly unknown[];
  /** Schemas whose faults the rule must not offer to fix, because that is not certain. */
  readonly unfixed?: readonly unknown[];
  /** Further documents that schemas may refer to, by URI. */
  readonly documents?: Readonly<Record<string, unknown>>;
}

const uri = "https://example.com/schema";

/** Defines tests for a rule: one for each row of its table. A fault with a fix is marked by `(fix)` at the end of its message. */
export function ruleCases(rule: LintRule, { finds, accepts, unfixed = [], documents = {} }: RuleTable): void {
  const faultsIn = (schema: unknown): readonly (readonly [string, string])[] => {
    const faults = [...rule.check(contextOf(schema, documents))];
    const value = parseSource(JSON.stringify(schema));
    for (const { pointer } of faults) expect(value.positionOf(pointer), pointer).toBeDefined();
    return faults.map(({ pointer, message, fix }) => [pointer, fix ? `${message} (fix)` : message] as const);
  };
  describe(`the rule ${rule.code}`, () => {
    test.each(finds.map((row) => ({ name: JSON.stringify(row[0]), row })))("finds $name", ({ row }) => {
      const [schema, ...faults] = row;
      expect(faultsIn(schema)).toEqual(faults);
    });
    test.each(accepts.map((schema) => ({ name: JSON.stringify(schema), schema })))("accepts $name", ({ schema }) => {
      expect(faultsIn(schema)).toEqual([]);
    });
    test.each(unfixed.map((schema) => ({ name: JSON.stringify(schema), schema })))(
      "does not fix $name",
      ({ schema }) => {
        const faults = faultsIn(schema);
        expect(faults).not.toEqual([]);
        expect(faults.filter(([, message]) => message.endsWith("(fix)"))).toEqual([]);
      },
    );
  });
}

/** What a rule looks at, for a schema. */
export function contextOf(schema: unknown, documents: Readonly<Record<string, unknown>> = {}): RuleContext {
  const argot = createArgot();
  const all = [...Object.entries(documents).map(([each, value]) => ({ value, uri: each })), { value: schema, uri }];
  const index = new SchemaIndex(all, argot);
  const document = index.documents.at(-1);
  if (!document) throw new Error("no document");
  for (const each of all) {
    try {
      argot.add(each.value, each.uri);
    } catch (error) {
      // Rules report what is wrong with it.
      if (!(error instanceof SchemaError)) throw error;
    }
  }
  const flaws = (): readonly Flaw[] => provenFlaws(document, argot, 10_000);
  return { document, index, argot, flaws, allowsKeyword: (name) => name === "allowed" };
}
