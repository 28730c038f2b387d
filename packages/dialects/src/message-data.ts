import type { InnerMessage } from "@argot/core";

/** A number was compared with the keyword's value, or a count of characters, items or properties. */
export type LimitData = {
  readonly value: number | bigint;
  /** The same number, under the name that the plan uses. */
  readonly limit: number | bigint;
  readonly actual: number | bigint;
};

/** The type of the value is none of the expected ones. */
export type TypeData = {
  readonly value: unknown;
  readonly expected: readonly string[];
  /** The type, or a number itself that must be an integer. */
  readonly actual: string | number;
};

/** The number of items that match is not what it must be. */
export type MatchingData = CountData & {
  /** Says which items match. */
  readonly matching: InnerMessage;
};

/** The number of valid subschemas is not what it must be. */
export type CountData = {
  readonly value: unknown;
  readonly min: number;
  readonly max: number;
  readonly actual: number;
};

/** Properties are missing. */
export type MissingData = {
  readonly value: unknown;
  readonly missing: readonly string[];
  readonly actual: unknown;
};

/** Properties are missing because others are there. */
export type MissingBecauseData = MissingData & {
  readonly present: readonly string[];
};

/** Names of properties are not allowed. */
export type NameData = {
  readonly value: unknown;
  readonly names: readonly string[];
  readonly actual: unknown;
};

/** The value is shown beside a text of the schema. */
export type TextData = {
  readonly value: string;
  readonly actual: unknown;
};

/** The value is none of those that the schema lists. */
export type ListData = {
  readonly value: readonly unknown[];
  readonly actual: unknown;
};

/** The value is none of the objects, arrays and other values that the schema lists. */
export type ListDifferenceData = ListData & {
  /** Says where the value differs. */
  readonly difference: InnerMessage;
};

/** The string cannot be decoded. */
export type ContentData = TextData & {
  /** Says why. Absent if the content is invalid against its schema. */
  readonly problem?: InnerMessage;
};

/** The types of `data` by message id, for the keywords and formats of the standard dialects. */
export type StandardMessageData = {
  "https://json-schema.org/keyword/minimum": LimitData;
  "https://json-schema.org/keyword/maximum": LimitData;
  "https://json-schema.org/keyword/exclusiveMinimum": LimitData;
  "https://json-schema.org/keyword/exclusiveMaximum": LimitData;
  "https://json-schema.org/keyword/multipleOf": LimitData;
  "https://json-schema.org/keyword/draft-04/minimum#inclusive": LimitData;
  "https://json-schema.org/keyword/draft-04/minimum#exclusive": LimitData;
  "https://json-schema.org/keyword/draft-04/maximum#inclusive": LimitData;
  "https://json-schema.org/keyword/draft-04/maximum#exclusive": LimitData;
  "https://json-schema.org/keyword/minLength": LimitData;
  "https://json-schema.org/keyword/maxLength": LimitData;
  "https://json-schema.org/keyword/minItems": LimitData;
  "https://json-schema.org/keyword/maxItems": LimitData;
  "https://json-schema.org/keyword/minProperties": LimitData;
  "https://json-schema.org/keyword/maxProperties": LimitData;
  "https://json-schema.org/keyword/type#one": TypeData;
  "https://json-schema.org/keyword/type#several": TypeData;
  "https://json-schema.org/keyword/draft-03/type#none": TypeData;
  "https://json-schema.org/keyword/draft-03/type#one": TypeData;
  "https://json-schema.org/keyword/draft-03/type#several": TypeData;
  "https://json-schema.org/keyword/anyOf": CountData;
  "https://json-schema.org/keyword/oneOf": CountData;
  "https://json-schema.org/keyword/not#some": CountData;
  "https://json-schema.org/keyword/not#all": CountData;
  "https://json-schema.org/keyword/draft-03/type#union": CountData;
  "https://json-schema.org/keyword/contains#one": MatchingData;
  "https://json-schema.org/keyword/contains#atLeast": MatchingData;
  "https://json-schema.org/keyword/contains#atMost": MatchingData;
  "https://json-schema.org/keyword/contains#between": MatchingData;
  "https://json-schema.org/keyword/contains#exactly": MatchingData;
  "https://json-schema.org/keyword/draft-06/contains#one": MatchingData;
  "https://json-schema.org/keyword/draft-06/contains#atLeast": MatchingData;
  "https://json-schema.org/keyword/draft-06/contains#atMost": MatchingData;
  "https://json-schema.org/keyword/draft-06/contains#between": MatchingData;
  "https://json-schema.org/keyword/draft-06/contains#exactly": MatchingData;
  "https://json-schema.org/keyword/required": MissingData;
  "https://json-schema.org/keyword/draft-04/required": MissingData;
  "https://json-schema.org/keyword/draft-03/properties#missing": MissingData;
  "https://json-schema.org/keyword/dependentRequired": MissingBecauseData;
  "https://json-schema.org/keyword/dependencies#names": MissingBecauseData;
  "https://json-schema.org/keyword/draft-03/dependencies#names": MissingBecauseData;
  "https://json-schema.org/keyword/propertyNames#some": NameData;
  "https://json-schema.org/keyword/propertyNames#none": NameData;
  "https://json-schema.org/keyword/enum#none": ListData;
  "https://json-schema.org/keyword/enum#one": ListData;
  "https://json-schema.org/keyword/enum#several": ListData;
  "https://json-schema.org/keyword/enum#oneWithParts": ListDifferenceData;
  "https://json-schema.org/keyword/enum#severalWithParts": ListDifferenceData;
  "https://json-schema.org/keyword/pattern": TextData;
  "https://json-schema.org/keyword/contentEncoding": ContentData;
  "https://json-schema.org/keyword/contentMediaType": ContentData;
  [id: `https://json-schema.org/keyword/format#${string}`]: TextData;
  "https://json-schema.org/keyword/const": { readonly value: unknown; readonly actual: unknown };
  "https://json-schema.org/keyword/const#parts": {
    readonly value: unknown;
    readonly actual: unknown;
    readonly difference: InnerMessage;
  };
  "https://json-schema.org/keyword/disallow#one": { readonly value: unknown; readonly actual: unknown };
  "https://json-schema.org/keyword/disallow#several": { readonly value: unknown; readonly actual: unknown };
  "https://json-schema.org/keyword/uniqueItems": {
    readonly value: unknown;
    readonly equal: readonly number[];
    readonly actual: unknown;
  };
};

declare module "@argot/core" {
  // oxlint-disable-next-line typescript/no-empty-object-type -- it adds its members to those of core
  interface MessageData extends StandardMessageData {}
}
