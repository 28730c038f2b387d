import type { Json } from "../json.js";

/** The dialects that Argot and most other validators support. */
export type Dialect = "draft-04" | "draft-06" | "draft-07" | "2019-09" | "2020-12";

/** All dialects. No other validator supports draft-03, or v1 in its current form. */
export type AnyDialect = Dialect | "draft-03" | "v1";

/** Whether a value is valid. */
export type Verdict = (value: unknown) => boolean;

/**
 * Finds all errors of a value and reads each of them, because some validators make them only when they are read. It reads the
 * location and the message; of Ajv and Argot also the schema location, the keyword and the data of the message. Returns the
 * number of characters and members that it has read: 0 if the value is valid.
 */
export type Report = (value: unknown) => number;

/** A validator whose package is loaded. The first compilation may set up what later ones share. */
export interface Engine {
  /** The validator may keep and change the schema. */
  compile(schema: Json, dialect: Dialect): Verdict | Promise<Verdict>;
  compileReport?(schema: Json, dialect: Dialect): Report | Promise<Report>;
  /** The same for the errors that it reports if it stops at the first one. */
  compileFirstReport?(schema: Json, dialect: Dialect): Report;
}

/** A validator, and how it is used in measurements. */
export interface Adapter {
  /** The name of its row in tables. */
  readonly id: string;
  /** Its npm package. */
  readonly package: string;
  /** The settings that differ from the defaults, as text for reports. */
  readonly settings: string;
  /** Whether it works if code generation is forbidden. */
  readonly withoutCodeGeneration: boolean;
  /** Set for a variant of another row that differs only in how it finds errors. */
  readonly errorsOnly?: boolean;
  /** Whether its engine has `compileFirstReport`. */
  readonly stopsAtFirst?: boolean;
  /** Only imports the package: the measure "import" is the time of this call. */
  load(dialect: Dialect): Promise<Engine>;
}

/** The number of characters of those parts of an error that the validator has. */
export function characters(...parts: readonly unknown[]): number {
  let total = 1;
  for (const part of parts) if (typeof part === "string") total += part.length;
  return total;
}

/** The number of members of an object. */
export function members(object: Readonly<Record<string, unknown>>): number {
  let total = 0;
  for (const name in object) if (object[name] !== undefined) total++;
  return total;
}
