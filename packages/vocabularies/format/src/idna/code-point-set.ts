/**
 * A set of code points, as a character class of a regular expression in Unicode mode lists it, without its brackets. Engines look
 * up properties of Unicode as soon as they read an expression. Here that is when the set is first asked: programs that never see
 * an international name need not wait for it when they start.
 */
/* @__NO_SIDE_EFFECTS__ */
export function codePointSet(listed: string): (character: string) => boolean {
  let expression: RegExp | undefined;
  return (character) => (expression ??= new RegExp(`^[${listed}]$`, "u")).test(character);
}
