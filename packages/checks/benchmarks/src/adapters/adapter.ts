import type { Json } from "../json.js";

/** The dialects that Argot and most of its peers speak. */
export type Dialect = "draft-04" | "draft-06" | "draft-07" | "2019-09" | "2020-12";

/** Those, and the ones that no peer speaks as they are now. */
export type AnyDialect = Dialect | "draft-03" | "v1";

/** Whether a value is valid. */
export type Verdict = (value: unknown) => boolean;

/**
 * Finds everything that is wrong with a value and reads each error, because some validators make them only when they are
 * read: the place and the message, and of Ajv and Argot all that Ajv gives, which is also where in the schema, the keyword and
 * what the message speaks of. Answers how much it read: 0 says that nothing is wrong.
 */
export type Report = (value: unknown) => number;

/** A validator whose package is loaded. Compiling for the first time may set up what later compiles share. */
export interface Engine {
  /** The schema is the engine's to keep and to change. */
  compile(schema: Json, dialect: Dialect): Verdict | Promise<Verdict>;
  compileReport?(schema: Json, dialect: Dialect): Report | Promise<Report>;
}

/** A validator as it is measured. */
export interface Adapter {
  /** The name of its row. */
  readonly id: string;
  /** The npm package it comes in. */
  readonly package: string;
  /** The settings that differ from the defaults, for the reader of the tables. */
  readonly settings: string;
  /** Whether it works where code generation is forbidden. */
  readonly withoutCodeGeneration: boolean;
  /** A variant of another row that differs only when errors are asked for. */
  readonly errorsOnly?: boolean;
  /** Imports the package, and nothing else: this is what "import" measures. */
  load(dialect: Dialect): Promise<Engine>;
}

/** How many characters the parts of an error have that the validator gives. */
export function characters(...parts: readonly unknown[]): number {
  let total = 1;
  for (const part of parts) if (typeof part === "string") total += part.length;
  return total;
}

/** How many members an object has. */
export function members(object: Readonly<Record<string, unknown>>): number {
  let total = 0;
  for (const name in object) if (object[name] !== undefined) total++;
  return total;
}
