// The rules of RFC 5893 for names in scripts that run from right to left. Only classes of characters that labels can have are
// distinguished.
import { codePointSet } from "./code-point-set.js";

/** The characters of scripts that run from right to left: Bidi_Class R or AL. */
const rightToLeftBlock = /^[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFF\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]$/u;
const isRightToLeftKind = codePointSet(() => String.raw`\p{L}\u05F3\u05F4\u06FD\u06FE\u07C0-\u07C9\u{1E950}-\u{1E959}`);
/** Bidi_Class AN. */
const arabicNumber = /^[\u0660-\u0669\u{10D30}-\u{10D39}\u{10D40}-\u{10D49}]$/u;
/** Bidi_Class EN. */
const europeanNumber = /^[0-9\u06F0-\u06F9]$/;
/** Bidi_Class NSM. */
const isNonspacing = (character: string): boolean => isNonspacingMark(character) && !isSpacing(character);
const isNonspacingMark = codePointSet(() => String.raw`\p{Mn}`);
const isSpacing = codePointSet(() => String.raw`\u0CBF\u0CC6\u{11A07}\u{11A08}\u{11C3F}`);
/** Bidi_Class ES, BN and ON: the hyphen, joiners, and letters that follow their neighbours. */
const neutral = /^[-\u00B7\u02B9\u02BA\u02C6-\u02CF\u02EC\u0375\u200C-\u200D\u2E2F\u30FB\uA67F\uA717-\uA71F\uA788]$/u;

/** The classes of RFC 5893, as far as its rules distinguish them. */
type Direction = "left" | "right" | "arabic number" | "european number" | "nonspacing" | "neutral";

function directionOf(character: string): Direction {
  if (rightToLeftBlock.test(character) && isRightToLeftKind(character)) return "right";
  if (arabicNumber.test(character)) return "arabic number";
  if (europeanNumber.test(character)) return "european number";
  if (isNonspacing(character)) return "nonspacing";
  return neutral.test(character) ? "neutral" : "left";
}

/** A text without one of these has no part that runs from right to left. */
const mayRunRightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFF\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/** Whether labels may be in one name: if one runs from right to left, all must fulfil the rule of section 2. */
export function keepBidiRule(labels: readonly string[]): boolean {
  if (!labels.some((label) => mayRunRightToLeft.test(label))) return true;
  const directions = labels.map((label) => Array.from(label, directionOf));
  const bidi = directions.some((each) => each.includes("right") || each.includes("arabic number"));
  return !bidi || directions.every(keepsRule);
}

function keepsRule(label: readonly Direction[]): boolean {
  const [first] = label;
  const last = label.findLast((each) => each !== "nonspacing");
  if (first === "left") {
    return (
      (last === "left" || last === "european number") &&
      !label.some((each) => each === "right" || each === "arabic number")
    );
  }
  if (first !== "right" || label.includes("left") || last === "neutral") return false;
  return !(label.includes("european number") && label.includes("arabic number"));
}
