/** Why a configuration cannot be used. */
export type ConfigErrorCode =
  /** The file that was asked for is not there. */
  | "not-found"
  /** A file cannot be read, or is neither JSON nor YAML. */
  | "not-readable"
  /** A module does not run, or has nothing to give. */
  | "not-loadable"
  /** Two configurations stand in one folder. */
  | "ambiguous"
  /** The configuration breaks its schema. */
  | "invalid-config"
  /** `dialect` names none that is known. */
  | "unknown-dialect"
  /** A package or a file that is named is not there. */
  | "unknown-module"
  /** A module that is named exports no dialect or vocabulary, or too many to choose from. */
  | "no-export"
  /** The meta-schema that is named describes no dialect. */
  | "invalid-meta-schema"
  /** A pattern means no file, or a file holds no schema. */
  | "invalid-schemas";

/** Where something is wrong. */
export interface ConfigPlace {
  /** The path of the file. */
  readonly file: string;
  /** JSON Pointer in the file, or in what it exports. */
  readonly pointer: string;
  /** Where it stands in the text of the file, where that is known: line and column, counted from 1. */
  readonly position?: { readonly line: number; readonly column: number } | undefined;
}

/** A configuration that cannot be used: with the place, the reason, and what to do. */
export class ConfigError extends Error {
  /** The text `ConfigError`: it tells the error apart where `instanceof` cannot. */
  override readonly name = "ConfigError";
  /** The kind of fault, for programs to branch on. */
  readonly code: ConfigErrorCode;
  /** The path of the file at fault. */
  readonly file: string;
  /** JSON Pointer of the place at fault, in the file or in what it exports. */
  readonly pointer: string;
  /** Line and column of that place, counted from 1, in a file of JSON or YAML. */
  readonly position: ConfigPlace["position"];
  /** What is wrong, without the place and without a full stop. */
  readonly reason: string;
  /** What to do about it. */
  readonly advice: string;

  constructor(
    code: ConfigErrorCode,
    { file, pointer, position }: ConfigPlace,
    reason: string,
    advice: string,
    options?: ErrorOptions,
  ) {
    const within = position ? `:${position.line}:${position.column}` : pointer && `#${pointer}`;
    super(`${file}${within}: ${reason}: ${advice}`, options);
    this.code = code;
    this.file = file;
    this.pointer = pointer;
    this.position = position;
    this.reason = reason;
    this.advice = advice;
  }
}
