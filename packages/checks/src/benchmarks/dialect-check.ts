// oxlint-disable no-await-in-loop -- some contenders have one registry for the process.
// Checks the verdicts of all validators for a schema of each dialect. Measures nothing.
import type { Adapter, AnyDialect, Dialect, Verdict } from "./adapters/adapter.js";
import { argotAjv } from "./adapters/ajv.js";
import { argot, argotTiers } from "./adapters/argot.js";
import { hyperjump } from "./adapters/hyperjump.js";
import { adapters, isOurs } from "./adapters/index.js";
import { type DialectCase, dialectCases } from "./dialect-cases.js";
import { parsedCopy } from "./json.js";
import { table } from "./tables.js";

/** The result of the check: for each contender, a text for each dialect. */
export type DialectAnswers = ReadonlyMap<string, ReadonlyMap<AnyDialect, string>>;

const right = "right";

/** Checks every contender with the schema of every dialect. */
export async function checkDialects(): Promise<DialectAnswers> {
  const answers = new Map<string, Map<AnyDialect, string>>();
  for (const adapter of adapters.filter(({ errorsOnly }) => !errorsOnly)) {
    const own = new Map<AnyDialect, string>();
    for (const dialect of Object.keys(dialectCases) as AnyDialect[]) own.set(dialect, await answerOf(adapter, dialect));
    answers.set(adapter.id, own);
  }
  return answers;
}

async function answerOf(adapter: Adapter, dialect: AnyDialect): Promise<string> {
  const { schema, ...instances } = dialectCases[dialect];
  try {
    const ours = [argot, ...argotTiers].find(({ id }) => id === adapter.id);
    if (ours) return judged((await ours.load()).compile(parsedCopy(schema), dialect), instances);
    if (!isShared(dialect)) return unsupported(adapter, dialect);
    return judged(await (await adapter.load(dialect)).compile(parsedCopy(schema), dialect), instances);
  } catch {
    return "cannot compile it";
  }
}

/** The reason why a peer is not checked. */
const unsupported = ({ id }: Adapter, dialect: AnyDialect): string =>
  id === hyperjump.id && dialect === "v1" ? "supports an earlier v1" : `does not support ${dialect}`;

const isShared = (dialect: AnyDialect): dialect is Dialect => dialect !== "draft-03" && dialect !== "v1";

function judged(verdict: Verdict, { valid, invalid }: Omit<DialectCase, "schema">): string {
  const rejected = valid.filter((value) => !verdict(value)).length;
  const accepted = invalid.filter((value) => verdict(value)).length;
  const mistakes = [
    ...(rejected > 0 ? [`rejects ${rejected} of ${valid.length} valid`] : []),
    ...(accepted > 0 ? [`accepts ${accepted} of ${invalid.length} invalid`] : []),
  ];
  return mistakes.join(", ") || right;
}

/** A row for each contender, a column for each dialect. */
export function dialectTable(answers: DialectAnswers): string {
  const dialects = Object.keys(dialectCases) as AnyDialect[];
  return table(
    ["row", ...dialects],
    Array.from(answers, ([id, own]) => [id, ...dialects.map((dialect) => own.get(dialect) ?? "")]),
  );
}

/** The dialects for which Argot is wrong: in one of its tiers, or in the place of Ajv as far as Ajv supports the dialect. */
export const dialectFaults = (answers: DialectAnswers): string[] =>
  Array.from(answers, ([id, own]) =>
    Array.from(own).flatMap(([dialect, answer]) =>
      answer === right || !isOurs(id) || (id === argotAjv.id && !isShared(dialect))
        ? []
        : [`${id}: ${dialect} ${answer}`],
    ),
  ).flat();
