import {
  type Argot,
  createArgot,
  defineDialect,
  defineVocabulary,
  type SchemaError,
  type Validator,
} from "@argot/core";
import type { Keyword } from "@argot/core/keyword";
import { describe, expect, test } from "vitest";
import { tiers, type TierOptions } from "./tiers.js";

/** A keyword's value and an instance that it is asked about. */
export type HoldsRow = readonly [value: unknown, instance: unknown];
/** The same, with the message that says what is wrong: the leading error's. */
export type FailsRow = readonly [value: unknown, instance: unknown, message?: string];
/** A value that the keyword cannot have, and (part of) the reason given. */
export type InvalidValuesRow = readonly [value: unknown, reason?: string];

/** What a keyword means, as a table. */
export interface KeywordTable {
  /** The keyword's name in the rows; the last segment of its URI, when not said. */
  readonly name?: string;
  /** Other keywords that the rows use, by name. */
  readonly with?: Readonly<Record<string, Keyword>>;
  /** Instances that are valid under the value beside them. */
  readonly holds?: readonly HoldsRow[];
  /** Instances that are not valid under the value beside them. */
  readonly fails?: readonly FailsRow[];
  /** Values with which a schema does not compile. */
  readonly invalidValues?: readonly InvalidValuesRow[];
  /** Rows that give a whole schema instead of the keyword's value. */
  readonly schemas?: {
    readonly holds?: readonly HoldsRow[];
    readonly fails?: readonly FailsRow[];
    readonly invalidValues?: readonly InvalidValuesRow[];
  };
}

/**
 * Runs a keyword's table through every tier, as tests of vitest.
 *
 * @example
 * ```ts
 * cases(minProperties, { holds: [[1, { a: 1 }]], fails: [[2, { a: 1 }, "must have at least 2 properties, has 1"]] });
 * ```
 */
export function cases<V>(keyword: Keyword<V>, table: KeywordTable): void {
  const name = table.name ?? keyword.id.slice(keyword.id.lastIndexOf("/") + 1);
  const argotOf = (options?: TierOptions): Argot => argotWith({ ...table.with, [name]: keyword }, options);
  const wrapped = (value: unknown): unknown => ({ [name]: value });
  const { schemas = {} } = table;
  const holds = [...(table.holds ?? []).map(([value, x]) => [wrapped(value), x] as const), ...(schemas.holds ?? [])];
  const fails = [
    ...(table.fails ?? []).map(([value, x, message]) => [wrapped(value), x, message] as const),
    ...(schemas.fails ?? []),
  ];
  const invalidValues = [
    ...(table.invalidValues ?? []).map(([value, reason]) => [wrapped(value), reason] as const),
    ...(schemas.invalidValues ?? []),
  ];

  for (const [tier, options] of Object.entries(tiers)) {
    describe(`${name} (${tier})`, () => {
      for (const [schema, instance] of holds) {
        test(`${show(schema)} holds of ${show(instance)}`, () => {
          const validator = argotOf(options).compile(schema);
          expect(validator(instance)).toBe(true);
          expect(validator.validate(instance)).toEqual({ valid: true, errors: [] });
        });
      }
      for (const [schema, instance, message] of fails) {
        test(`${show(schema)} fails of ${show(instance)}${message === undefined ? "" : `: ${message}`}`, () => {
          const validator = argotOf(options).compile(schema);
          expect(validator(instance)).toBe(false);
          const { valid, errors } = validator.validate(instance);
          expect(valid).toBe(false);
          expect(errors.length).toBeGreaterThan(0);
          expect(errors[0]?.message).toBe(message ?? errors[0]?.message);
        });
      }
    });
  }

  describe.runIf(invalidValues.length > 0)(`${name} (schema)`, () => {
    for (const [schema, reason] of invalidValues) {
      test(`${show(schema)} is refused`, () => {
        const error = caught(() => argotOf().compile(schema));
        expect(error).toMatchObject({ name: "SchemaError" });
        expect((error as SchemaError).reason).toContain(reason ?? "");
      });
    }
  });
}

/** An Argot whose only dialect has these keywords and no meta-schema, so that shapes are what refuses values. */
export function argotWith(keywords: Readonly<Record<string, Keyword>>, options: TierOptions = {}): Argot {
  const core = defineVocabulary({ uri: "https://example.com/vocabulary/under-test", keywords });
  return createArgot({
    dialects: [defineDialect({ uri: "https://example.com/dialect/under-test", core, vocabularies: [core] })],
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

/** For JSON.stringify, which has no text for a BigInt. */
const withBigInts = (_name: string, part: unknown): unknown => (typeof part === "bigint" ? `${part}n` : part);
