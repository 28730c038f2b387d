// Characters that are valid only beside certain others (RFC 5892, appendix A).
import { codePointSet } from "./code-point-set.js";
import { isVirama, joinsAcross } from "./joining.js";

const isGreek = codePointSet(() => String.raw`\p{Script=Greek}`);
const isHebrew = codePointSet(() => String.raw`\p{Script=Hebrew}`);
const isJapanese = codePointSet(() => String.raw`\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}`);

/** Whether the character at an index is allowed there; `undefined` if this does not depend on its neighbours. */
export function isValidInContext(label: readonly string[], at: number): boolean | undefined {
  const before = at === 0 ? "" : (label[at - 1] as string);
  const after = label.at(at + 1) ?? "";
  switch (label.at(at)) {
    case "\u200C":
      return isVirama(before) || joinsAcross(label, at);
    case "\u200D":
      return isVirama(before);
    // The middle dot of Catalan.
    case "\u00B7":
      return before === "l" && after === "l";
    // The Greek keraia.
    case "\u0375":
      return isGreek(after);
    // The Hebrew geresh and gershayim.
    case "\u05F3":
    case "\u05F4":
      return isHebrew(before);
    // The middle dot of Katakana.
    case "\u30FB":
      return label.some(isJapanese);
    default:
      return undefined;
  }
}

/** Whether the digits are of only one of the two kinds of Arabic script. */
export const hasOneKindOfArabicDigits = (label: string): boolean =>
  !(/[\u0660-\u0669]/.test(label) && /[\u06F0-\u06F9]/.test(label));
