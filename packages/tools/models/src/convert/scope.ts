import type { Json, JsonObject } from "@argot/core/keyword";
import type { CompiledProfile } from "../check/compiled-profile.js";
import type { ProfileChange } from "./conversion.js";
import type { NormalForm } from "./normal-form.js";
import type { Part } from "./part.js";

/** Where a schema stands. */
export interface Place {
  /** The location of the nearest schema object that the given schema has. */
  readonly location: string;
  /** How often each definition is written out around this place. */
  readonly depths: ReadonlyMap<string, number>;
}

/** What the conversions of all kinds of schemas share. */
export interface Scope {
  readonly profile: CompiledProfile;
  readonly normal: NormalForm;
  /** The converted definitions, by the references to them. A definition that is being converted has an outline. */
  readonly definitions: ReadonlyMap<string, JsonObject>;
  /** Converts a schema in normal form; `undefined` if nothing is valid against it. */
  convert(schema: Json, place: Place): Part | undefined;
  /** Lists a change. */
  note(kind: ProfileChange["kind"], pointer: string, keyword: string | undefined, message: string): void;
  /** Whether a value is valid against a schema in normal form. */
  accepts(schema: Json, value: Json): boolean;
  /** Whether an answer is valid against a converted schema. */
  acceptsAnswer(schema: JsonObject, answer: Json): boolean;
}
