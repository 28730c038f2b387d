// oxlint-disable no-await-in-loop -- one question at a time, so that what is printed can be repeated.
import type { Disagreement, Judge, Question } from "./agreement/judge.js";
import { nameOf } from "./agreement/judge.js";
import { isObject, type Json } from "./json.js";
import { shrink } from "./shrink.js";

/** What was asked, and what came of it. */
export interface Tally {
  schemas: number;
  /** Of these, those that Argot refuses, as references without an end: all that is asked is whether every tier does. */
  refused: number;
  instances: number;
  /** Of these, those that are valid. */
  valid: number;
}

/** A disagreement in its smallest form. */
export interface Finding {
  readonly who: string;
  readonly dialect: string;
  readonly asserted: boolean;
  readonly schema: Json;
  readonly instance: Json;
  readonly expected: unknown;
  readonly found: unknown;
}

async function disagreements(judge: Judge, question: Question): Promise<readonly Disagreement[]> {
  try {
    return await judge(question);
  } catch (error) {
    return [{ who: judge.name, instance: null, expected: "an answer", found: nameOf(error) }];
  }
}

/** What the judges find about a question, one finding each who disagrees, shrunk. */
export async function findingsOf(judges: readonly Judge[], question: Question): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const judge of judges) {
    const seen = new Set<string>();
    for (const each of await disagreements(judge, question)) {
      if (seen.has(each.who)) continue;
      seen.add(each.who);
      findings.push(await smallest(judge, question, each));
    }
  }
  return findings;
}

async function smallest(judge: Judge, question: Question, { who, instance }: Disagreement): Promise<Finding> {
  const { language, asserted } = question;
  const asked = async (subject: Json): Promise<Disagreement | undefined> => {
    if (!isObject(subject) || !("schema" in subject) || !("instance" in subject)) return undefined;
    const smaller = { ...question, schema: subject["schema"], instances: [subject["instance"]] };
    return (await disagreements(judge, smaller)).find((each) => each.who === who);
  };
  const subject = await shrink(
    { schema: question.schema, instance },
    async (each) => (await asked(each)) !== undefined,
  );
  const { expected, found } = (await asked(subject)) ?? { expected: "?", found: "? (not repeatable alone)" };
  const small = subject as { schema: Json; instance: Json };
  return { who, dialect: language.name, asserted, ...small, expected, found };
}
