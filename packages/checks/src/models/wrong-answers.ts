import { examples, mutations, setOf } from "@argot/algebra";
import { canonical } from "@argot/core/json";
import type { Argot } from "argot";
import type { ToolSchema } from "./tool-schemas.js";

/** An answer of a model that its tool refuses. */
export interface WrongAnswer {
  readonly tool: ToolSchema;
  readonly value: unknown;
}

/** Number of steps of each search. */
const maxSteps = 5000;

/** Wrong answers, made from values that the tools accept by breaking one keyword after the other. Tools take turns. */
export function wrongAnswers(tools: readonly ToolSchema[], argot: Argot, count: number): readonly WrongAnswer[] {
  const turns = tools.map((tool) => answersFor(tool, argot));
  const found: WrongAnswer[] = [];
  while (found.length < count) {
    const before = found.length;
    for (const turn of turns) {
      const { value, done } = turn.next();
      if (!done && found.length < count) found.push(value);
    }
    if (found.length === before) break;
  }
  return found;
}

function* answersFor(tool: ToolSchema, argot: Argot): Generator<WrongAnswer> {
  const set = setOf(argot, tool.schema);
  const known = new Set<string>();
  for (const { value } of examples(set, { count: 40, maxSteps }).examples)
    for (const mutation of mutations(set, value, { maxSteps }).mutations) {
      const key = canonical(mutation.value);
      if (known.has(key)) continue;
      known.add(key);
      yield { tool, value: mutation.value };
    }
}
