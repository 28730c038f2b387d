import * as fc from "fast-check";

const character = fc.constantFrom("a", "b", "-", "[ab]", "[^a]", ".", "\\w", "[a-z]", "[^ab]");
const quantifier = fc.constantFrom("*", "+", "?", "*?", "+?", "{0,3}", "{2}", "{2,}", "{1,3}?");

const { expression } = fc.letrec<{ expression: string; sequence: string; part: string; atom: string }>((tie) => ({
  expression: fc.oneof(
    { weight: 4, arbitrary: tie("sequence") },
    { weight: 1, arbitrary: fc.array(tie("sequence"), { minLength: 2, maxLength: 3 }).map((all) => all.join("|")) },
  ),
  sequence: fc.array(tie("part"), { minLength: 0, maxLength: 4 }).map((parts) => parts.join("")),
  part: fc.oneof(
    { weight: 3, arbitrary: tie("atom") },
    { weight: 3, arbitrary: fc.tuple(tie("atom"), quantifier).map(([atom, repeat]) => atom + repeat) },
    { weight: 1, arbitrary: fc.constantFrom("^", "$", "\\b", "\\B") },
  ),
  atom: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    { weight: 4, arbitrary: character },
    { weight: 2, arbitrary: tie("expression").map((inner) => `(${inner})`) },
    // A quantifier must not follow a lookahead.
    { weight: 1, arbitrary: tie("expression").map((inner) => `(?:(?=${inner}))`) },
    { weight: 1, arbitrary: tie("expression").map((inner) => `(?:(?!${inner}))`) },
  ),
}));

/** Expressions that are valid in Unicode mode: characters, classes, groups, alternatives, repetitions and assertions. */
export const expressions: fc.Arbitrary<string> = fc
  .tuple(fc.constantFrom("", "^"), expression, fc.constantFrom("", "$"))
  .map(([start, middle, end]) => (middle.includes("|") ? `${start}(?:${middle})${end}` : start + middle + end));

/** Short texts of the characters in {@link expressions}. */
export const shortTexts: fc.Arbitrary<string> = fc.string({
  unit: fc.constantFrom("a", "b", "-", "Z", " ", "\n"),
  maxLength: 9,
});

/** Parts of texts that repeat a part: those are what backtracking takes long for. */
export const repeatedTexts: fc.Arbitrary<(times: number) => string> = fc
  .tuple(
    fc.string({ unit: fc.constantFrom("a", "b", "-"), maxLength: 2 }),
    fc.string({ unit: fc.constantFrom("a", "b", "-"), minLength: 1, maxLength: 3 }),
    fc.constantFrom("", "a", "b", "-", "!", "\n"),
  )
  .map(
    ([start, middle, end]) =>
      (times) =>
        start + middle.repeat(times) + end,
  );
