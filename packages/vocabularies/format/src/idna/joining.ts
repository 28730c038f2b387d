// How letters join in scripts like Arabic (RFC 5892, appendix A.1 and A.2). JavaScript engines do not know these
// properties, so these are tables from Unicode 17, for the characters that a label can have.
import { codePointSet } from "./code-point-set.js";

/** Canonical_Combining_Class 9: marks that remove the vowel of a letter, in scripts of South Asia. */
const viramas = () =>
  String.raw`\u094D\u09CD\u0A4D\u0ACD\u0B4D\u0BCD\u0C4D\u0CCD\u0D3B\u0D3C\u0D4D\u0DCA\u0E3A\u0EBA` +
  String.raw`\u0F84\u1039\u103A\u1714\u1715\u1734\u17D2\u1A60\u1B44\u1BAA\u1BAB\u1BF2\u1BF3\u2D7F` +
  String.raw`\uA806\uA82C\uA8C4\uA953\uA9C0\uAAF6\uABED\u{10A3F}\u{11046}\u{11070}\u{1107F}` +
  String.raw`\u{110B9}\u{11133}\u{11134}\u{111C0}\u{11235}\u{112EA}\u{1134D}\u{113CE}-\u{113D0}` +
  String.raw`\u{11442}\u{114C2}\u{115BF}\u{1163F}\u{116B6}\u{1172B}\u{11839}\u{1193D}\u{1193E}` +
  String.raw`\u{119E0}\u{11A34}\u{11A47}\u{11A99}\u{11C3F}\u{11D44}\u{11D45}\u{11D97}\u{11F41}` +
  String.raw`\u{11F42}\u{1612F}`;
/** Joining_Type L or D: they join with what comes after them. */
const joiningOn = () =>
  String.raw`\u0620\u0626\u0628\u062A-\u062E\u0633-\u063F\u0641-\u0647\u0649\u064A\u066E\u066F` +
  String.raw`\u0679-\u0687\u069A-\u06BF\u06C1\u06C2\u06CC\u06CE\u06D0\u06D1\u06FA-\u06FC\u06FF` +
  String.raw`\u0712-\u0714\u071A-\u071D\u071F-\u0727\u0729\u072B\u072D\u072E\u074E-\u0758` +
  String.raw`\u075C-\u076A\u076D-\u0770\u0772\u0775-\u0777\u077A-\u077F\u07CA-\u07EA\u0841-\u0845` +
  String.raw`\u0848\u084A-\u0853\u0855\u0860\u0862-\u0865\u0868\u0886\u0889-\u088D\u088F` +
  String.raw`\u08A0-\u08A9\u08AF\u08B0\u08B3-\u08B8\u08BA-\u08C8\u1820-\u1878\u1887-\u18A8\u18AA` +
  String.raw`\uA840-\uA872\u{10AC0}-\u{10AC4}\u{10ACD}\u{10AD3}-\u{10ADC}\u{10ADE}-\u{10AE0}` +
  String.raw`\u{10B80}\u{10B82}\u{10B86}-\u{10B88}\u{10B8A}\u{10B8B}\u{10B8D}\u{10B90}` +
  String.raw`\u{10D00}-\u{10D21}\u{10D23}\u{10EC3}\u{10EC4}\u{10EC6}\u{10EC7}\u{10F30}-\u{10F32}` +
  String.raw`\u{10F34}-\u{10F44}\u{10F70}-\u{10F73}\u{10F76}-\u{10F81}\u{10FB0}\u{10FB2}\u{10FB3}` +
  String.raw`\u{10FB8}\u{10FBB}\u{10FBC}\u{10FBE}\u{10FBF}\u{10FC1}\u{10FC4}\u{1E922}-\u{1E943}`;
/** Joining_Type R or D: they join with what comes before them. */
const joiningBack = () =>
  String.raw`\u0620\u0622-\u063F\u0641-\u064A\u066E\u066F\u0671-\u0673\u0679-\u06D3\u06D5\u06EE` +
  String.raw`\u06EF\u06FA-\u06FC\u06FF\u0710\u0712-\u072F\u074D-\u077F\u07CA-\u07EA\u0840-\u0858` +
  String.raw`\u0860\u0862-\u0865\u0867-\u086A\u0870-\u0882\u0886\u0889-\u088F\u08A0-\u08AC` +
  String.raw`\u08AE-\u08C8\u1820-\u1878\u1887-\u18A8\u18AA\uA840-\uA871\u{10AC0}-\u{10AC5}` +
  String.raw`\u{10AC7}\u{10AC9}\u{10ACA}\u{10ACE}-\u{10AD6}\u{10AD8}-\u{10AE1}\u{10AE4}` +
  String.raw`\u{10B80}-\u{10B91}\u{10D01}-\u{10D23}\u{10EC2}-\u{10EC4}\u{10EC6}\u{10EC7}` +
  String.raw`\u{10F30}-\u{10F44}\u{10F70}-\u{10F81}\u{10FB0}\u{10FB2}-\u{10FB6}` +
  String.raw`\u{10FB8}-\u{10FBF}\u{10FC1}-\u{10FC4}\u{1E922}-\u{1E943}`;

/** Whether a character is a virama, after which both joiners are allowed. */
export const isVirama: (character: string) => boolean = codePointSet(viramas);
const joinsOn = codePointSet(joiningOn);
const joinsBack = codePointSet(joiningBack);
/** Joining_Type T: letters join across them. */
const isTransparent = codePointSet(() => String.raw`\p{Mn}`);

/** Whether the letters around an index would join if there were nothing there. */
export function joinsAcross(label: readonly string[], at: number): boolean {
  const before = label.slice(0, at).findLast((each) => !isTransparent(each)) ?? "";
  const after = label.slice(at + 1).find((each) => !isTransparent(each)) ?? "";
  return joinsOn(before) && joinsBack(after);
}
