import type { ProfileSource } from "../profiles/profile.js";

/** Something in a schema that a provider does not accept. */
export interface ProfileProblem extends ProfileSource {
  /** JSON Pointer in the schema. */
  readonly pointer: string;
  /** Whether it is about the name of the member at the pointer, or its value. */
  readonly part: "name" | "value";
  /** Whether the provider refuses the schema, or takes it and does not read this part of it. */
  readonly kind: "refused" | "ignored";
  /** What is in the way, as a sentence without an end. */
  readonly message: string;
}
