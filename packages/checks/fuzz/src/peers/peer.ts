import type { DialectName } from "../generate/languages.js";
import type { Json } from "../json.js";

/** Another validator. */
export interface Peer {
  /** The npm package. */
  readonly name: string;
  /** Only the dialects that it claims to speak. */
  readonly dialects: readonly DialectName[];
  /**
   * The verdict function of a schema, which is the peer's to keep. Formats and contents are annotations.
   *
   * @throws whatever the peer throws: what it refuses it is not asked about.
   */
  compile(schema: Json, dialect: DialectName): Promise<(instance: Json) => boolean>;
}
