import type { AST } from "@eslint-community/regexpp";
import { LinearRegexError } from "./linear-regex-error.js";

/**
 * Translates an expression to the syntax of RE2. The syntaxes are similar, but differ in the meaning of dots, white
 * space and escapes. So every node of the syntax tree is written explicitly.
 */
export const translated = (pattern: AST.Pattern): string => alternativesOf(pattern.alternatives);

const alternativesOf = (alternatives: readonly AST.Alternative[]): string =>
  alternatives.map(({ elements }) => elements.map(element).join("")).join("|");

/** White space and line ends of ECMA-262 (sections 12.2 and 12.3), as the content of a character class. */
const space = String.raw`\t-\r \x{a0}\x{1680}\x{2000}-\x{200a}\x{2028}\x{2029}\x{202f}\x{205f}\x{3000}\x{feff}`;
const lineEnd = String.raw`\n\r\x{2028}\x{2029}`;

function element(node: AST.Element): string {
  switch (node.type) {
    case "Character":
      return character(node.value);
    case "CharacterSet":
      return node.kind === "any" ? `[^${lineEnd}]` : `[${member(node)}]`;
    case "CharacterClass":
      return characterClass(node);
    case "Group":
    case "CapturingGroup":
      return group(node);
    case "Quantifier":
      return quantified(node);
    case "Assertion":
      return assertion(node);
    case "Backreference":
      return refuse(`${node.raw} is a back reference`);
    case "ExpressionCharacterClass":
      return refuse(`${node.raw} combines character classes`);
  }
}

function group(node: AST.Group | AST.CapturingGroup): string {
  if (node.type === "Group" && node.modifiers) return refuse(`${node.raw} changes modes`);
  return `(?:${alternativesOf(node.alternatives)})`;
}

/** Maximum number of repetitions of a part in RE2. */
const mostRepetitions = 1000;

function quantified({ element: part, min, max, raw }: AST.Quantifier): string {
  if (min > mostRepetitions || (max !== Infinity && max > mostRepetitions))
    return refuse(`${raw} repeats a part more than ${mostRepetitions} times`);
  // Greediness does not change whether an expression matches.
  return `(?:${element(part)}){${min},${max === Infinity ? "" : max}}`;
}

function assertion(node: AST.Assertion): string {
  switch (node.kind) {
    case "start":
      return String.raw`\A`;
    case "end":
      return String.raw`\z`;
    case "word":
      return node.negate ? String.raw`\B` : String.raw`\b`;
    default:
      return refuse(`${node.raw} is a lookaround`);
  }
}

function characterClass(node: AST.CharacterClass): string {
  // An empty class matches nothing; its negation matches everything.
  if (node.elements.length === 0) return node.negate ? "(?s:.)" : String.raw`[^\x{0}-\x{10ffff}]`;
  return `[${node.negate ? "^" : ""}${node.elements.map(member).join("")}]`;
}

/** A part of a character class: a character, a range, or a named set. */
function member(node: AST.CharacterClassElement | AST.CharacterSet): string {
  switch (node.type) {
    case "Character":
      return character(node.value);
    case "CharacterClassRange":
      return `${character(node.min.value)}-${character(node.max.value)}`;
    case "CharacterSet":
      return set(node);
    default:
      return refuse(`${node.raw} combines character classes`);
  }
}

function set(node: AST.CharacterSet): string {
  switch (node.kind) {
    case "digit":
      return node.negate ? String.raw`\D` : String.raw`\d`;
    case "word":
      return node.negate ? String.raw`\W` : String.raw`\w`;
    case "space":
      return node.negate ? complement : space;
    case "property":
      return property(node);
    case "any":
      return refuse("a dot in a class");
  }
}

/** All characters except white space, for use inside a character class. */
const complement = String.raw`\x{0}-\x{8}\x{e}-\x{1f}!-\x{9f}\x{a1}-\x{167f}\x{1681}-\x{1fff}\x{200b}-\x{2027}\x{202a}-\x{202e}\x{2030}-\x{205e}\x{2060}-\x{2fff}\x{3001}-\x{fefe}\x{ff00}-\x{10ffff}`;

/** General categories by their short names, and scripts: RE2 has the same names for these. */
function property({ key, value, negate, raw }: AST.UnicodePropertyCharacterSet): string {
  const isCategory = (value === null && /^[A-Z][a-z]?$/.test(key)) || key === "General_Category" || key === "gc";
  const isScript = key === "Script" || key === "sc";
  if (!isCategory && !isScript) return refuse(`${raw} is a property that RE2 lacks`);
  return `\\${negate ? "P" : "p"}{${value ?? key}}`;
}

function character(code: number): string {
  if (code >= 0xd800 && code <= 0xdfff) return refuse("a lone surrogate is no character");
  return `\\x{${code.toString(16)}}`;
}

function refuse(reason: string): never {
  throw new LinearRegexError(`it cannot be matched in linear time: ${reason}`);
}
