/** Why a configuration cannot be used. */
export type ConfigErrorCode =
  /** The named file does not exist, or has no configuration. */
  | "not-found"
  /** A file cannot be read, or is neither JSON nor YAML. */
  | "not-readable"
  /** A module throws when it is loaded, or has no default export. */
  | "not-loadable"
  /** A folder has two configurations. */
  | "ambiguous"
  /** The configuration is not valid against its schema. */
  | "invalid-config"
  /** `dialect` names no known dialect. */
  | "unknown-dialect"
  /** A named package or file does not exist. */
  | "unknown-module"
  /** A named module exports no dialect or vocabulary, or several of which one must be chosen. */
  | "no-export"
  /** The named meta-schema describes no dialect. */
  | "invalid-meta-schema"
  /** A pattern matches no file, or a file holds no schema. */
  | "invalid-schemas"
  /** A pattern of `data` matches no file, or the file of its schema does not exist. */
  | "invalid-data";

/** The location of an error in a configuration. */
export interface ConfigLocation {
  /** The path of the file. */
  readonly file: string;
  /** JSON Pointer in the file, or in the value that the file exports. */
  readonly pointer: string;
  /** Line and column in the text of the file, counted from 1, where they are known. */
  readonly position?: { readonly line: number; readonly column: number } | undefined;
}

/** A configuration that cannot be used: the location, the reason, and what to do about it. */
export class ConfigError extends Error {
  /** The text `ConfigError`. It identifies the error where `instanceof` fails. */
  override readonly name = "ConfigError";
  /** The kind of error, for programs. */
  readonly code: ConfigErrorCode;
  /** The path of the file with the error. */
  readonly file: string;
  /** JSON Pointer of the error, in the file or in the value that the file exports. */
  readonly pointer: string;
  /** Line and column of the error, counted from 1, in a file of JSON or YAML. */
  readonly position: ConfigLocation["position"];
  /** What is wrong, without the location and without a full stop at its end. */
  readonly reason: string;
  /** What to do about it. */
  readonly advice: string;

  constructor(
    code: ConfigErrorCode,
    { file, pointer, position }: ConfigLocation,
    reason: string,
    advice: string,
    options?: ErrorOptions,
  ) {
    const suffix = position ? `:${position.line}:${position.column}` : pointer && `#${pointer}`;
    super(`${file}${suffix}: ${reason}: ${advice}`, options);
    this.code = code;
    this.file = file;
    this.pointer = pointer;
    this.position = position;
    this.reason = reason;
    this.advice = advice;
  }
}
