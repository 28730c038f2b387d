import type { Argot as BasicArgot, Validator as BasicValidator } from "@argot/core";
import type { Annotations } from "./output/annotations.js";
import type { LocatedContent } from "./output/contents.js";
import type { OutputFormat, Outputs } from "./output/formats.js";

/** What {@link reports} adds to validators. */
export interface ReportMethods {
  /**
   * The annotations of a value and its parts: titles, defaults, unknown keywords, and what applicators applied to. Only valid
   * schemas have annotations, so an invalid value has none.
   *
   * @see {@link https://json-schema.org/draft/2020-12/json-schema-core#section-7.7 | 2020-12 core, 7.7}
   */
  annotations(value: unknown): Annotations;
  /**
   * The decoded contents of a value: each part whose schema describes its content, with its location and its content. Contents
   * within contents are listed as well, each after the one that contains it. All contents are valid against their schemas, and no
   * deeper than allowed. Contents in an unknown encoding or media type are not listed.
   *
   * @throws ValidationError if the value is invalid, or if a content in it is malformed or invalid.
   * @see {@link https://json-schema.org/draft/2020-12/json-schema-validation#section-8 | 2020-12 validation, 8}
   */
  contents(value: unknown): readonly LocatedContent[];
  /**
   * The result for a value in one of the output formats of the specification, as JSON.
   *
   * @throws DefinitionError if there is no such format.
   * @throws LimitError if it is larger than `limits.output`. `outputText` makes outputs of any size.
   * @see {@link https://json-schema.org/draft/2020-12/json-schema-core#section-12 | 2020-12 core, 12}
   */
  output<Format extends OutputFormat>(value: unknown, format: Format): Outputs[Format];
  /**
   * The result for a value in one of the output formats of the specification, as JSON text in pieces. The value is evaluated at once;
   * the pieces are made as they are read, and only one of them is in memory.
   *
   * @throws DefinitionError if there is no such format.
   * @throws LimitError if the instance has `limits.output`, and the text is larger.
   */
  outputText(value: unknown, format: OutputFormat): Iterable<string>;
  /** The plan of the schema as text, with a line for each rule. For people: the form may change. */
  plan(): string;
}

/**
 * A compiled schema: a function that says whether a value is valid, and a type guard; with annotations, contents and outputs.
 *
 * @typeParam Value - The type of valid values.
 */
export interface Validator<Value = unknown> extends BasicValidator<Value>, ReportMethods {}

/** An instance whose validators have annotations, contents and outputs. */
export type Argot = BasicArgot<ReportMethods>;
