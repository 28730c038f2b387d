import type { Json } from "../json.js";
import type { Random } from "../random.js";

/** The means to generate the value of a keyword. */
export interface Draw {
  readonly random: Random;
  /** A subschema for the same value. Its references must not lead back here. */
  inPlace(): Json;
  /** A subschema for a part of the value, or for another one. */
  schema(): Json;
  /** A reference to a schema of the document. */
  reference(): string;
  /** A reference to a dynamic anchor that may be in scope. */
  dynamicReference(): string;
}

/** Generators of values for related keywords: they occur together more often than others. */
export type Family = Readonly<Record<string, (draw: Draw) => Json>>;
