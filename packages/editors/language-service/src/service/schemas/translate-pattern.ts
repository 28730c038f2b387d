/**
 * Translates a regular expression of Perl, Python, Java or .NET to JavaScript: flags at its beginning, anchors, named groups,
 * POSIX classes, comments. Possessive quantifiers and atomic groups become usual ones, which match at least as much.
 *
 * @returns `undefined` if nothing in it is of another dialect, or if it has no translation.
 */
export function translatePattern(source: string): RegExp | undefined {
  const [head = "", start = "", letters = ""] = /^(\^?)\(\?([a-z]+)\)/.exec(source) ?? [];
  if (/[^imsux]/.test(letters)) return undefined;
  const body = start + translated(source.slice(head.length), letters.includes("x"));
  if (head === "" && body === source) return undefined;
  const flags = Array.from("ims", (letter) => (letters.includes(letter) ? letter : "")).join("");
  return compiled(body, `${flags}u`) ?? compiled(body, flags);
}

/** What stands for a part of an expression, by a pattern that matches the part. The first one that matches counts. */
type Replacements = readonly (readonly [part: RegExp, replacement: string | ((...groups: string[]) => string)])[];

const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`);

/** Escapes that have one meaning within classes and outside. */
const escapes: Replacements = [
  [/\\Q(.*?)(?:\\E|$)/sy, (_, text = "") => escaped(text)],
  [/\\a/y, String.raw`\x07`],
  [/\\e/y, String.raw`\x1b`],
  [/\\x\{([\da-f]+)\}/iy, (_, digits = "") => String.fromCodePoint(Math.min(parseInt(digits, 16), 0x10ffff))],
  [/\\./suy, "$&"],
];

const outside: Replacements = [
  [/\\A/y, "^"],
  [/\\[zZ]/y, "$"],
  [/\\h/y, String.raw`[ \t]`],
  [/\\H/y, String.raw`[^ \t]`],
  [/\\R/y, String.raw`(?:\r\n|[\n\v\f\r\u2028\u2029])`],
  ...escapes,
  [/\(\?#[^)]*\)/y, ""],
  [/\(\?(?:P<|')(\w+)[>']/y, "(?<$1>"],
  [/\(\?P=(\w+)\)/y, String.raw`\k<$1>`],
  [/\(\?>/y, "(?:"],
  [/([*+?]|\{\d+(?:,\d*)?\})\+/y, "$1"],
];

/** Outside of classes, with the flag `x`: blanks and comments mean nothing. */
const extended: Replacements = [...outside, [/\s+|#.*/y, ""]];

const posixClasses: Readonly<Record<string, string>> = {
  alpha: "a-zA-Z",
  digit: "0-9",
  alnum: "a-zA-Z0-9",
  upper: "A-Z",
  lower: "a-z",
  space: String.raw`\s`,
  blank: String.raw` \t`,
  punct: String.raw`!-\/:-@\[-\`{-~`,
  xdigit: "0-9a-fA-F",
  word: String.raw`\w`,
};

const inside: Replacements = [
  [/\\h/y, String.raw` \t`],
  ...escapes,
  [/\[:(\w+):\]/y, (whole, name = "") => posixClasses[name] ?? whole],
];

const classStart = /\[\^?\]?/y;

function translated(source: string, isExtended: boolean): string {
  let text = "";
  let inClass = false;
  for (let index = 0; index < source.length;) {
    const rest = inClass ? inside : isExtended ? extended : outside;
    const [part, replacement] = firstMatch(rest, source, index) ?? [source[index] ?? "", source[index] ?? ""];
    // A bracket at the beginning of a class is one of its characters.
    classStart.lastIndex = index;
    const opening = inClass ? null : classStart.exec(source);
    if (opening && part === "[") {
      inClass = true;
      text += opening[0].replace("]", String.raw`\]`);
      index += opening[0].length;
      continue;
    }
    if (inClass && part === "]") inClass = false;
    text += replacement;
    index += Math.max(part.length, 1);
  }
  return text;
}

function firstMatch(replacements: Replacements, source: string, index: number): readonly [string, string] | undefined {
  for (const [part, replacement] of replacements) {
    part.lastIndex = index;
    const groups = part.exec(source);
    if (!groups) continue;
    const [whole] = groups;
    return [
      whole,
      typeof replacement === "string"
        ? replacement.replaceAll("$1", groups[1] ?? "").replaceAll("$&", whole)
        : replacement(...groups),
    ];
  }
  return undefined;
}

function compiled(source: string, flags: string): RegExp | undefined {
  try {
    return new RegExp(source, flags);
  } catch {
    return undefined;
  }
}
