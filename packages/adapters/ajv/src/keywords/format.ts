import { custom, defineKeyword, is, JsonType, type Keyword, not, or, string } from "@argot/core/keyword";
import { format as standardFormat } from "@argot/format";

/** Tests a value. */
export type FormatValidator<T extends string | number> = (data: T) => boolean;

/** A format with the type that it is about. */
export interface FormatDefinition<T extends string | number> {
  /** The type of values. Default: `"string"`. */
  readonly type?: T extends string ? "string" | undefined : "number";
  /** Tests a value of the type. */
  readonly validate: FormatValidator<T> | (T extends string ? string | RegExp : never);
  /** Not supported. */
  readonly async?: boolean | undefined;
  /** Compares two values, for keywords such as `formatMinimum`. */
  readonly compare?: ((data1: T, data2: T) => number | undefined) | undefined;
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
): { type: "string" | "number"; test: (value: never) => boolean } | undefined {
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

/** `format` with the formats of an instance. A format that is not known allows everything. */
export const formatOf = (formats: Readonly<Record<string, Format | undefined>>): Keyword =>
  defineKeyword({
    id: standardFormat.id,
    value: string,
    appliesTo: JsonType.number | JsonType.string,
    predicate(name) {
      const test = formatTest(formats[name]);
      if (!test) return undefined;
      const call = custom({ call: test.test, argument: undefined, name: standardFormat.id });
      return or([not(is(JsonType[test.type])), call]);
    },
  });
