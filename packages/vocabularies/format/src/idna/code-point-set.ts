/**
 * A set of code points, written as a character class of a regular expression in Unicode mode, without its brackets. JavaScript
 * engines look up Unicode properties when they compile an expression. Here that is when the set is first used, so that programs
 * without international names start faster.
 *
 * @param listed - Gives the character class. A function, so that bundles leave out sets that they do not use.
 */
/* @__NO_SIDE_EFFECTS__ */
export function codePointSet(listed: () => string): (character: string) => boolean {
  let expression: RegExp | undefined;
  return (character) => (expression ??= new RegExp(`^[${listed()}]$`, "u")).test(character);
}
