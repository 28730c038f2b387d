import { requireArgument } from "argot";
import type { Codec } from "./codec.js";

/** Refuses values that are not codecs. */
export function requireCodec(subject: string, codec: unknown): void {
  const isCodec = typeof (codec as Codec | undefined)?.decode === "function";
  requireArgument(isCodec, subject, "a codec, which `createCodec` makes", codec);
}
