// Which code points a label may have (RFC 5892, sections 2 and 3), from the Unicode properties of the JavaScript engine.
import { codePointSet } from "./code-point-set.js";

/** Letters, marks and digits, of any script. */
const isLetterOrDigit = codePointSet(() => String.raw`\p{Ll}\p{Lu}\p{Lo}\p{Nd}\p{Lm}\p{Mn}\p{Mc}`);
/** Characters with another normal form, invisible ones, parts of old Korean syllables, and marks for music. */
const isExcluded = codePointSet(
  () =>
    String.raw`\u20D0-\u20FF\u1100-\u11FF\uA960-\uA97C\uD7B0-\uD7C6\uD7CB-\uD7FB\u{1D100}-\u{1D24F}` +
    String.raw`\p{Changes_When_NFKC_Casefolded}\p{Default_Ignorable_Code_Point}`,
);
/** Exceptions (section 2.6): allowed though the rules say otherwise. */
const isAllowed = codePointSet(() => String.raw`-\u00DF\u03C2\u06FD\u06FE\u0F0B\u3007`);
/** Exceptions: not allowed though the rules say otherwise. */
const isDisallowed = codePointSet(() => String.raw`\u0640\u07FA\u302E\u302F\u3031-\u3035\u303B`);

/** Whether a character is allowed anywhere in a label. */
export const isValid = (character: string): boolean =>
  isAllowed(character) || (isLetterOrDigit(character) && !isExcluded(character) && !isDisallowed(character));

/** Whether a character is a mark, with which no label begins (RFC 5891, section 4.2.3.2). */
export const isMark: (character: string) => boolean = codePointSet(() => String.raw`\p{M}`);
