import { requireKeyword } from "./require-keyword.js";
import { createArgot, defineDialect, defineVocabulary, type SchemaError, refuseUnknownOptions } from "@argot/core";
import type { Keyword } from "@argot/core/keyword";
import { type Argot, issues, reports, type Validator } from "@argot/reports";
import { describe, expect, test } from "vitest";
import { tiers, type TierOptions } from "./tiers.js";

/** A keyword's value, and an instance that is valid under it. */
export type HoldsRow = readonly [value: unknown, instance: unknown];
/** A keyword's value, an instance that is invalid under it, and the message of the first error. */
export type FailsRow = readonly [value: unknown, instance: unknown, message: string];
/** A value that the keyword cannot have, and the reason in the `SchemaError`, or a part of it. */
export type InvalidValuesRow = readonly [value: unknown, reason: string];

/** The meaning of a keyword, as a table. */
export interface KeywordTable {
  /** The keyword's name in the rows. Default: the last segment of its URI. */
  readonly name?: string;
  /** Other keywords that the rows use, by name. */
  readonly with?: Readonly<Record<string, Keyword>>;
  /** Values with instances that are valid under them. */
  readonly holds?: readonly HoldsRow[];
  /** Values with instances that are invalid under them. */
  readonly fails?: readonly FailsRow[];
  /** Values with which a schema does not compile. */
  readonly invalidValues?: readonly InvalidValuesRow[];
  /** Rows with a whole schema in the place of the keyword's value. */
  readonly schemas?: {
    readonly holds?: readonly HoldsRow[];
    readonly fails?: readonly FailsRow[];
    readonly invalidValues?: readonly InvalidValuesRow[];
  };
}

const rowNames: Readonly<Record<keyof NonNullable<KeywordTable["schemas"]>, true>> = {
  holds: true,
  fails: true,
  invalidValues: true,
};

/**
 * Defines tests of vitest for a keyword: one for each row of its table and each tier.
 *
 * @example
 * ```ts
 * cases(minProperties, { holds: [[1, { a: 1 }]], fails: [[2, { a: 1 }, "must have at least 2 properties, has 1"]] });
 * ```
 */
export function cases<V>(keyword: Keyword<V>, table: KeywordTable): void {
  requireKeyword("cases", keyword);
  // Rows under a mistyped name would never run.
  refuseUnknownOptions("cases", table, [...Object.keys(rowNames), "name", "with", "schemas"]);
  refuseUnknownOptions("cases.schemas", table.schemas ?? {}, Object.keys(rowNames));
  const name = table.name ?? keyword.id.slice(keyword.id.lastIndexOf("/") + 1);
  const argotOf = (options?: TierOptions): Argot => argotWith({ ...table.with, [name]: keyword }, options);
  const schemaOf = (value: unknown): unknown => ({ [name]: value });
  const { schemas = {} } = table;
  const holds: HoldsRow[] = [
    ...(table.holds ?? []).map(([value, instance]) => [schemaOf(value), instance] as const),
    ...(schemas.holds ?? []),
  ];
  const fails: FailsRow[] = [
    ...(table.fails ?? []).map(([value, instance, message]) => [schemaOf(value), instance, message] as const),
    ...(schemas.fails ?? []),
  ];
  const invalidValues: InvalidValuesRow[] = [
    ...(table.invalidValues ?? []).map(([value, reason]) => [schemaOf(value), reason] as const),
    ...(schemas.invalidValues ?? []),
  ];

  for (const [tier, options] of Object.entries(tiers)) {
    describe(`${name} (${tier})`, () => {
      for (const [schema, instance] of holds) {
        test(`${show(schema)} holds for ${show(instance)}`, () => {
          const validator = argotOf(options).compile(schema);
          expect(validator(instance)).toBe(true);
          expect(validator.validate(instance)).toEqual({ valid: true, errors: [], value: instance });
        });
      }
      for (const [schema, instance, message] of fails) {
        test(`${show(schema)} fails for ${show(instance)}: ${message}`, () => {
          const validator = argotOf(options).compile(schema);
          expect(validator(instance)).toBe(false);
          const { valid, errors } = validator.validate(instance);
          expect(valid).toBe(false);
          expect(errors[0]?.message).toBe(message);
        });
      }
    });
  }

  describe.runIf(invalidValues.length > 0)(`${name} (schema)`, () => {
    for (const [schema, reason] of invalidValues) {
      test(`${show(schema)} is not a schema: ${reason}`, () => {
        const error = caught(() => argotOf().compile(schema));
        expect(error).toMatchObject({ name: "SchemaError" });
        expect((error as SchemaError).reason).toContain(reason);
      });
    }
  });
}

/** Creates an Argot instance whose only dialect has these keywords. It has no meta-schema: shapes check the values of keywords. */
export function argotWith(keywords: Readonly<Record<string, Keyword>>, options: TierOptions = {}): Argot {
  const core = defineVocabulary({ uri: "https://example.com/vocabulary/under-test", keywords });
  refuseUnknownOptions("argotWith", options, ["tier", "backend", "issues", "reports"] satisfies (keyof TierOptions)[]);
  return createArgot({
    dialects: [defineDialect({ uri: "https://example.com/dialect/under-test", core, vocabularies: [core] })],
    issues,
    reports,
    ...options,
  });
}

function caught(action: () => Validator): unknown {
  try {
    action();
  } catch (error) {
    return error;
  }
  return undefined;
}

function show(value: unknown): string {
  const text = JSON.stringify(value, withBigInts) ?? String(value);
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}

/** JSON.stringify has no text for a BigInt. */
const withBigInts = (_name: string, part: unknown): unknown => (typeof part === "bigint" ? `${part}n` : part);
