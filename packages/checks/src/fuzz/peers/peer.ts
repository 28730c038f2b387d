import type { DialectName } from "../generate/fuzz-dialects.js";
import type { Json } from "../json.js";

/** Another validator. */
export interface Peer {
  /** The npm package. */
  readonly name: string;
  /** The dialects that it supports. */
  readonly dialects: readonly DialectName[];
  /**
   * Returns a function for the verdicts of a schema. The peer may keep the schema. Formats and contents are annotations.
   *
   * @throws the error of the peer if it refuses the schema.
   */
  compile(schema: Json, dialect: DialectName): Promise<(instance: Json) => boolean>;
}
