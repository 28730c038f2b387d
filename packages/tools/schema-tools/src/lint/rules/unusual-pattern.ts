import type { LintRule } from "../rule.js";

/** Reports regular expressions that are valid, and hardly mean what they say: they are written as in another language. */
export const unusualPattern: LintRule = {
  code: "unusual-pattern",
  description: "A regular expression is written as in another language",
  severity: "warn",
  fixable: false,
  *check({ document }) {
    for (const { keywords } of document.schemas)
      for (const { patterns } of keywords)
        for (const { pointer, isName, source, problem } of patterns) {
          const message = problem === undefined ? unusual(source) : undefined;
          if (message !== undefined) yield { pointer, part: isName ? "name" : "value", message };
        }
  },
};

/** Anchors of other languages, which are letters here, and what they mean. */
const anchors: Readonly<Record<string, string>> = {
  A: 'the letter "A"; the beginning of a text is "^"',
  Z: 'the letter "Z"; the end of a text is "$"',
  z: 'the letter "z"; the end of a text is "$"',
};

/** Slashes around an expression with an anchor beside one of them: then it matches no text, as the slashes have to be there. */
const literal = /^\/(?:\^.*|.*\$)\/[a-z]*$/s;

function unusual(source: string): string | undefined {
  if (literal.test(source)) return "matches no text: the slashes are a part of the expression; write it without them";
  for (const [, escaped = ""] of source.matchAll(/\\(.)/gs)) {
    const meaning = Object.hasOwn(anchors, escaped) ? anchors[escaped] : undefined;
    if (meaning !== undefined) return `"\\${escaped}" is ${meaning}`;
  }
  return undefined;
}
