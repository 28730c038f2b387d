import { DefinitionError, refuseUnknownOptions } from "argot";
import type { ArgotOptions, FormatsOption } from "argot";

/** Options for `openDocument`. */
export interface OpenOptions extends Pick<ArgotOptions, "limits" | "regex" | "tier" | "dialects" | "vocabularies"> {
  /** The URI of the document, which references are resolved against. Default: `openapi:/` and the name of the text, if any. */
  readonly uri?: string;
  /**
   * Other documents that references lead to, by their URIs, which may be relative to that of the document: values, or texts with
   * positions. Nothing is fetched: `loadDocument` reads the others.
   */
  readonly documents?: Readonly<Record<string, unknown>>;
  /**
   * What `format` does: `"annotate"`, or `"assert"` for the formats of JSON Schema and of OpenAPI (`int32`, `int64`, `float`,
   * `double`, `byte`). An object asserts its formats as well. Default: `"annotate"`.
   */
  readonly formats?: FormatsOption;
  /**
   * What `discriminator` does: `"annotate"` makes errors refer to the schema that a value names; `"assert"` also
   * requires that the value names a schema and is valid against it. Default: `"annotate"`, as the specification
   * requires.
   */
  readonly discriminator?: "annotate" | "assert";
  /**
   * How properties of the other direction, `readOnly` in a request or `writeOnly` in a response, are treated:
   * `"refuse"` or `"allow"`. In both cases they are not required. Default: `"refuse"`.
   */
  readonly otherDirection?: "refuse" | "allow";
  /**
   * Maximum number of issues for one value of a message, such as its body. It bounds the cost of a message with a
   * million errors. Default: 100.
   */
  readonly maxIssues?: number;
  /**
   * How an integer in a parameter or form that no JavaScript number equals, such as 9007199254740993, is treated:
   * `"refuse"`, or `"bigint"`, which makes it a BigInt of up to 1,000 digits. `JSON.stringify` refuses BigInts.
   * Default: `"refuse"`.
   */
  readonly largeIntegers?: "refuse" | "bigint";
  /**
   * How a name in the query of a request that belongs to no parameter is treated: `"refuse"` or `"allow"`. Default:
   * `"refuse"`.
   */
  readonly unknownQueryParameters?: "refuse" | "allow";
}

/** @throws DefinitionError if an option is unknown, or has a value that it cannot have. */
export function checkOptions(options: OpenOptions): void {
  refuseUnknownOptions("openDocument", options, Object.keys(choices));
  const { maxIssues = 1 } = options;
  if (!Number.isInteger(maxIssues) || maxIssues < 1)
    throw new DefinitionError(`openDocument: \`maxIssues\` must be a positive integer; it is ${String(maxIssues)}.`);
  for (const [name, allowed] of Object.entries(choices)) {
    const value = (options as Readonly<Record<string, unknown>>)[name];
    if (allowed && value !== undefined && !allowed.includes(value))
      throw new DefinitionError(
        `openDocument: \`${name}\` must be one of ${allowed.map((each) => JSON.stringify(each)).join(", ")}; it is ${JSON.stringify(value)}.`,
      );
  }
}

/** The options, and the allowed values of those with an enumeration. */
const choices: Readonly<Record<keyof OpenOptions, readonly unknown[] | undefined>> = {
  uri: undefined,
  documents: undefined,
  formats: undefined,
  discriminator: ["annotate", "assert"],
  otherDirection: ["refuse", "allow"],
  maxIssues: undefined,
  largeIntegers: ["refuse", "bigint"],
  unknownQueryParameters: ["refuse", "allow"],
  limits: undefined,
  regex: undefined,
  tier: undefined,
  dialects: undefined,
  vocabularies: undefined,
};
