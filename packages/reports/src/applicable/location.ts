import { tokensOf } from "@argot/core/json";
import { requireArgument } from "@argot/core/plan";

/**
 * The reference tokens of a location that a caller gives.
 *
 * @throws DefinitionError if it is not a JSON Pointer.
 */
export function locationTokens(subject: string, pointer: string): readonly string[] {
  const tokens = typeof pointer === "string" ? tokensOf(pointer) : undefined;
  requireArgument(tokens !== undefined, subject, 'a JSON Pointer: a string that is empty or begins with "/"', pointer);
  return tokens as readonly string[];
}
