import type { Json, JsonObject } from "@argot/core/keyword";
import type { Codec } from "./codec.js";

/** A schema for a provider, and how values are written as its answers. */
export interface Part {
  readonly schema: JsonObject;
  /** `undefined`: a value is its answer. */
  readonly codec?: Codec | undefined;
}

/** An alternative, and the schema in normal form that it comes from. */
export interface Alternative extends Part {
  readonly source: Json;
}
