import type { Explanation } from "./explanation.js";
import { explanations } from "./explanations.js";

/**
 * The explanations of a code.
 *
 * @param code - A code such as `contains#atLeast` or `unknown-dialect`, a message id, the first part of a code, which stands for all
 *   variants, or its last part, such as `date-time`. Case counts only if there would be several codes otherwise.
 * @returns Several if an exception and a rule have the same code, or if the code stands for variants. None if there is no such code.
 */
export function explanationsOf(code: string): readonly Explanation[] {
  const matches: readonly ((each: Explanation) => boolean)[] = [
    (each) => each.code === code || each.id === code,
    (each) => each.code.startsWith(`${code}#`),
    (each) => each.id.startsWith(`${code}#`),
    ({ code: full }) => full.endsWith(`#${code}`) || full.endsWith(`/${code}`),
    (each) => each.code.toLowerCase() === code.toLowerCase(),
  ];
  if (typeof code !== "string" || code === "") return [];
  for (const matching of matches) {
    const found = explanations.filter(matching);
    if (found.length > 0) return found;
  }
  return [];
}
