import type { ProfileProblem } from "../check/profile-problem.js";

/** The kinds of failures. */
export type ProfileErrorCode =
  /** The profile does not have the form of one. */
  | "invalid-profile"
  /** No schema that the provider accepts has a value of the schema. `problems` say what is in the way. */
  | "not-convertible"
  /** A provider does not take the schema. `problems` say why. */
  | "not-accepted"
  /** The value has no answer under the converted schema. */
  | "no-answer";

/** A profile, a schema or a value that cannot be used. */
export class ProfileError extends Error {
  /** The name of the class. */
  override readonly name = "ProfileError";
  /** The kind of failure. */
  readonly code: ProfileErrorCode;
  /** JSON Pointer in the profile, the schema or the value. */
  readonly pointer: string;
  /** What is in the way of a schema; empty for the other codes. */
  readonly problems: readonly ProfileProblem[];

  constructor(code: ProfileErrorCode, pointer: string, message: string, problems: readonly ProfileProblem[] = []) {
    super(message);
    this.code = code;
    this.pointer = pointer;
    this.problems = problems;
  }
}
