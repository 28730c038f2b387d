import { createPartialValidator, type PartialText } from "@argot/stream/partial";
import { stringifyJson } from "argot";
import { randomOf } from "../random.js";
import { loopFor } from "./argots.js";
import { type Disagreement, isUndecided, type Judge, outcomeOf } from "./judge.js";

/**
 * Compares what is certain about the beginnings of texts with the verdicts for whole values: no valid text is refused at any point,
 * what is refused early is invalid, and neither depends on the pieces.
 */
export const partialAgrees: Judge = ({ seed, fuzzDialect, asserted, schema, instances }) => {
  const argot = loopFor(fuzzDialect, asserted);
  const validator = outcomeOf(() => argot.compile(schema));
  if ("thrown" in validator) return [];
  const read = createPartialValidator(argot, schema);
  const random = randomOf(`${seed}/partial`);
  const texts = instances.map((instance) => ({
    instance,
    text: stringifyJson(instance),
    valid: outcomeOf(() => validator.validate(instance).valid),
  }));
  const refusedStarts: string[] = [];
  const found = texts.flatMap(({ instance, text, valid }): Disagreement[] => {
    if (isUndecided(valid)) return [];
    const whole = outcomeOf(() => resultOf(read(), [text]));
    const pieces = [...piecesOf(text, () => 1 + random.below(4))];
    const cut = outcomeOf(() => resultOf(read(), pieces));
    if ("thrown" in whole || "thrown" in cut)
      return [{ source: "partial", instance, expected: valid, found: "thrown" in whole ? whole : cut }];
    if (whole.isEarly) refusedStarts.push(text.slice(0, (whole.offset ?? 0) + 1));
    const expected = valid === true ? "valid" : "invalid";
    if (whole.state !== expected) return [{ source: "partial", instance, expected, found: whole }];
    const isSame = stringifyJson(cut) === stringifyJson(whole);
    return isSame ? [] : [{ source: "partial: pieces", instance, expected: whole, found: cut }];
  });
  const wronglyRefused = texts.flatMap(({ instance, text, valid }): Disagreement[] => {
    const start = valid === true ? refusedStarts.find((each) => text.startsWith(each)) : undefined;
    return start === undefined ? [] : [{ source: "partial: start", instance, expected: "open", found: start }];
  });
  return [...found, ...wronglyRefused];
};

/** What a text leads to. */
interface PartialResult {
  readonly state: string;
  /** Whether it was refused before the text ended. */
  readonly isEarly: boolean;
  readonly offset: number | undefined;
  readonly messages: readonly string[];
}

function resultOf(text: PartialText, pieces: readonly string[]): PartialResult {
  for (const piece of pieces) text.write(piece);
  const isEarly = text.state === "invalid";
  const state = text.end();
  return { state, isEarly, offset: text.position?.offset, messages: text.errors.map(({ message }) => message) };
}

function* piecesOf(text: string, length: () => number): Generator<string> {
  for (let start = 0, end = 0; start < text.length; start = end) {
    end = start + length();
    yield text.slice(start, end);
  }
}
