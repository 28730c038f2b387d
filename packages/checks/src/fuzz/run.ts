// oxlint-disable no-await-in-loop -- one sample at a time, so that the output can be repeated.
import type { Disagreement, Judge, Sample } from "./agreement/judge.js";
import { nameOf } from "./agreement/judge.js";
import { isObject, type Json } from "./json.js";
import { shrink } from "./shrink.js";

/** The numbers of schemas and instances of a run. */
export interface Counts {
  schemas: number;
  /** The schemas that Argot refuses, such as endless references. Every tier must refuse them. */
  refused: number;
  instances: number;
  /** The instances that are valid. */
  valid: number;
}

/** A disagreement in its smallest form. */
export interface Finding {
  readonly source: string;
  readonly dialect: string;
  readonly asserted: boolean;
  readonly schema: Json;
  readonly instance: Json;
  readonly expected: unknown;
  readonly found: unknown;
}

async function disagreements(judge: Judge, sample: Sample): Promise<readonly Disagreement[]> {
  try {
    return await judge(sample);
  } catch (error) {
    return [{ source: judge.name, instance: null, expected: "a result", found: nameOf(error) }];
  }
}

/** The findings of judges for a sample: one for each source, in its smallest form. */
export async function findingsOf(judges: readonly Judge[], sample: Sample): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const judge of judges) {
    const seen = new Set<string>();
    for (const each of await disagreements(judge, sample)) {
      if (seen.has(each.source)) continue;
      seen.add(each.source);
      findings.push(await smallest(judge, sample, each));
    }
  }
  return findings;
}

async function smallest(judge: Judge, sample: Sample, { source, instance }: Disagreement): Promise<Finding> {
  const { fuzzDialect, asserted } = sample;
  const disagreementOf = async (subject: Json): Promise<Disagreement | undefined> => {
    if (!isObject(subject) || !("schema" in subject) || !("instance" in subject)) return undefined;
    const smaller = { ...sample, schema: subject["schema"], instances: [subject["instance"]] };
    return (await disagreements(judge, smaller)).find((each) => each.source === source);
  };
  const subject = await shrink(
    { schema: sample.schema, instance },
    async (each) => (await disagreementOf(each)) !== undefined,
  );
  const { expected, found } = (await disagreementOf(subject)) ?? { expected: "?", found: "? (not repeatable alone)" };
  const small = subject as { schema: Json; instance: Json };
  return { source, dialect: fuzzDialect.name, asserted, ...small, expected, found };
}
