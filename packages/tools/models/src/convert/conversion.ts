import type { Json, JsonObject } from "@argot/core/keyword";

/** What a conversion does to a schema besides leaving out texts. */
export interface ProfileChange {
  /**
   * What becomes of the values:
   *
   * - `"widened"`: the provider may give values that the schema refuses. Validating the answer finds them.
   * - `"narrowed"`: some values of the schema have no answer.
   * - `"reshaped"`: the same values, written in another form. `fromProfile` restores them.
   * - `"described"`: the same values. An annotation is a part of the description.
   */
  readonly kind: "widened" | "narrowed" | "reshaped" | "described";
  /** JSON Pointer of the schema object in the given schema. */
  readonly pointer: string;
  /** The keyword that it is about, if it is about one. */
  readonly keyword?: string;
  /** What is changed, as a sentence without an end. */
  readonly message: string;
}

/** A schema that a provider takes, and the way back from its answers. */
export interface ProfileConversion {
  /** The schema for the provider, in 2020-12. */
  readonly schema: JsonObject;
  /** All that the conversion changes, each with its location. None: the schema for the provider accepts the same values. */
  readonly changes: readonly ProfileChange[];
  /**
   * The value that an answer stands for, in the form of the given schema. It takes every JSON value and throws no error: what the
   * provider should not have answered stays as it is. Validate the result against the given schema, as `changes` says why.
   */
  fromProfile(answer: unknown): Json;
  /**
   * The answer that stands for a value of the given schema, for examples in prompts and for earlier turns of a conversation.
   * `fromProfile` returns an equal value for it.
   *
   * @throws ProfileError if the value has no answer, because it is invalid or the schema is `"narrowed"`.
   */
  toAnswer(value: unknown): Json;
}
