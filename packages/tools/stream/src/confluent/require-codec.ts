import { requireArgument } from "argot";
import type { Codec } from "./codec.js";

/** Refuses what is no codec. */
export function requireCodec(subject: string, codec: unknown): void {
  const isCodec = typeof (codec as Codec | undefined)?.decode === "function";
  requireArgument(isCodec, subject, "a codec, which `createCodec` makes", codec);
}
