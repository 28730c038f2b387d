// The exam: pairs of schemas whose true answers are known.
import { contained, type Containment, setOf } from "@argot/algebra";
import { defineDialect, defineVocabulary } from "@argot/core";
import { draft04 } from "@argot/dialects";
import { constKeyword } from "@argot/validation";
import { createArgot } from "argot";
import { type Pair, pairsOf } from "./pairs.js";

/** The drafts of the exam, as it names them, and their dialects. */
export const drafts: readonly (readonly [draft: string, dialect: string])[] = [
  ["draft4", "draft-04"],
  ["draft7", "draft-07"],
  ["draft2020-12", "2020-12"],
];

/** Whether every value of one schema is valid by the other. */
export interface Question {
  /** The kind of the pair, the file that it is made of, and its number. */
  readonly id: string;
  readonly dialect: string;
  readonly one: unknown;
  readonly other: unknown;
  readonly truth: boolean;
}

/** Pairs whose answer is wrong by the specification, and why. */
const wrongPairs: readonly (readonly [id: RegExp, reason: string])[] = [
  [/^valid\/optional\/unicode\.json#(?:1|2|9|10|11|18)$/, "\\d and \\w of ECMAScript are about ASCII"],
  [/^unions\/optional\/unicode\.json#[1-4]$/, "\\d and \\w of ECMAScript are about ASCII"],
  [/^nonvalid\/optional\/unicode\.json#(?:1|2|5|6|7|10)$/, "\\d and \\w of ECMAScript are about ASCII"],
  [/^nonvalid\/dynamicRef\.json#(?:1|2|9)$/, "the second schema should be negated, and is not"],
  [/^universal\/dynamicRef\.json#(?:1|2|3|9|10)$/, "only the reference is negated, not what stands beside it"],
  [/^unsatisfiable\/dynamicRef\.json#(?:1|2|9)$/, "only the reference is negated, not what stands beside it"],
  [/^universal\/unevaluatedItems\.json#15$/, "only the reference is negated, not what stands beside it"],
  [/^(?:universal|unsatisfiable)\/anchor\.json#4$/, "the anchor is renamed within constants"],
];

const isWrong = ({ id }: Pair): boolean => wrongPairs.some(([pattern]) => pattern.test(id));

/** The questions of a draft. */
export const questionsOf = (folder: string, [draft, dialect]: (typeof drafts)[number]): readonly Question[] =>
  pairsOf(folder, draft)
    .filter((pair) => !isWrong(pair))
    .flatMap(({ id, one, two, oneInTwo, twoInOne }) => [
      ...(oneInTwo === undefined ? [] : [{ id, dialect, one, other: two, truth: oneInTwo }]),
      ...(twoInOne === undefined ? [] : [{ id, dialect, one: two, other: one, truth: twoInOne }]),
    ]);

/** Whether formats and contents are asserted: in files about them only. */
export const asserts = ({ id }: Question): boolean => /optional\/(?:format|content)/.test(id);

/** Draft-04 with `const`, which the exam writes there as well. */
const draft04WithConst = defineDialect({
  uri: draft04.uri,
  base: draft04,
  vocabularies: [defineVocabulary({ uri: "https://argot.example/const", keywords: { const: constKeyword } })],
});

/** The algebra's answer. */
export function answerTo(question: Question): Containment {
  const { dialect, one, other } = question;
  const argot = createArgot({
    dialect,
    dialects: [draft04WithConst],
    ...(asserts(question) && { formats: "assert", contentKeywords: "assert" }),
  });
  return contained(setOf(argot, one), setOf(argot, other));
}
