import { custom, customAt, defineKeyword, is, JsonType, type Keyword, not, or, string } from "@argot/core/keyword";
import { format as standardFormat } from "@argot/format";
import type { CalledRule, RunRule } from "./custom-rule.js";

/** Tests a value. */
export type FormatValidator<T extends string | number> = (data: T) => boolean;

/** Tests a value, such as by a look-up. */
export type AsyncFormatValidator<T extends string | number> = (data: T) => Promise<boolean>;

/** A format with the type that it is about. */
export interface FormatDefinition<T extends string | number> {
  /** The type of values. Default: `"string"`. */
  readonly type?: T extends string ? "string" | undefined : "number";
  /** Tests a value of the type. */
  readonly validate: FormatValidator<T> | AsyncFormatValidator<T> | (T extends string ? string | RegExp : never);
  /** Whether it returns a promise. Only schemas with `$async: true` can have the format. */
  readonly async?: boolean | undefined;
  /** Compares two values, for keywords such as `formatMinimum`. */
  readonly compare?: ((data1: T, data2: T) => number | undefined) | undefined;
}

/** A format whose values are looked up. */
export interface AsyncFormatDefinition<T extends string | number> extends FormatDefinition<T> {
  /** Tests a value of the type. */
  readonly validate: AsyncFormatValidator<T>;
  /** It returns a promise. */
  readonly async: true;
}

/** A format as `addFormat` takes it. `true` allows every value; a string is a regular expression. */
export type Format =
  | true
  | string
  | RegExp
  | FormatValidator<string>
  | FormatDefinition<string>
  | FormatDefinition<number>;

/** The function that tests a format, and the type that it is about; `undefined` if it allows everything. */
export function formatTest(
  format: Format | undefined,
): { type: "string" | "number"; test: (value: never) => boolean | Promise<boolean> } | undefined {
  if (format === undefined || format === true) return undefined;
  if (typeof format === "function") return { type: "string", test: format };
  if (typeof format === "string" || format instanceof RegExp) return { type: "string", test: testOf(format) };
  const { type = "string", validate } = format;
  return { type, test: typeof validate === "function" ? validate : testOf(validate) };
}

function testOf(pattern: string | RegExp): (value: string) => boolean {
  const expression = new RegExp(pattern);
  return (value) => expression.test(value);
}

/** Whether a format returns promises. */
export const isAsyncFormat = (format: Format | undefined): boolean =>
  typeof format === "object" && !(format instanceof RegExp) && format.async === true;

/**
 * `format` with the formats of an instance. A format that is not known allows everything.
 *
 * @param run - Runs an asynchronous format for a value.
 */
export function formatOf(formats: Readonly<Record<string, Format | undefined>>, run: RunRule): Keyword {
  return defineKeyword({
    id: standardFormat.id,
    value: string,
    appliesTo: JsonType.number | JsonType.string,
    predicate(name) {
      const format = formats[name];
      const found = formatTest(format);
      if (!found) return undefined;
      const { type, test } = found;
      if (!isAsyncFormat(format))
        return or([
          not(is(JsonType[type])),
          custom({ call: test as () => boolean, argument: undefined, name: standardFormat.id }),
        ]);
      const rule: CalledRule = {
        run: async (data) => ({ valid: await test(data as never), errors: undefined }),
      };
      // A predicate that reads positions cannot be combined with others.
      return customAt(
        standardFormat.id,
        (value, position, see) => typeof value !== type || run(rule, value, position(), see),
      );
    },
  });
}
