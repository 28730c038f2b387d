import type { Json } from "../json.js";
import type { Random } from "../random.js";

/** What the value of a keyword is drawn with. */
export interface Draw {
  readonly random: Random;
  /** A subschema for the same value: what it refers to must not lead back here. */
  inPlace(): Json;
  /** A subschema for a part of the value, or for another one. */
  schema(): Json;
  /** A reference to a schema of the document. */
  reference(): string;
  /** A reference to a dynamic anchor, as far as it can be seen from here. */
  dynamicReference(): string;
}

/** Draws values for keywords that are about the same: they are put side by side more often than others. */
export type Family = Readonly<Record<string, (draw: Draw) => Json>>;
