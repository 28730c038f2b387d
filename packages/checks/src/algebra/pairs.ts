// Pairs of schemas with true answers, from a checkout of https://github.com/sdbs-uni-p/json-schema-containment-testsuite or lists made of it.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { repositoryRoot } from "../benchmarks/packages.js";

/** A pair of schemas. An answer that is absent is not known. */
export interface Pair {
  /** The kind of the pair, the file that it is made of, and its number. */
  readonly id: string;
  readonly one: unknown;
  readonly two: unknown;
  readonly oneInTwo?: boolean;
  readonly twoInOne?: boolean;
}

export const pairsHelp: string =
  "The pairs are missing: point ARGOT_CONTAINMENT to a checkout of" +
  " https://github.com/sdbs-uni-p/json-schema-containment-testsuite at 446fb41c.";

/** The folder of the pairs, if there is one. */
export function pairsFolder(): string | undefined {
  const folder = path.resolve(repositoryRoot, process.env["ARGOT_CONTAINMENT"] ?? "../shared/containment");
  return existsSync(folder) ? folder : undefined;
}

/** The pairs of a draft, as its file or folder is named. */
export function pairsOf(folder: string, draft: string): readonly Pair[] {
  const list = path.join(folder, `${draft}.json`);
  if (existsSync(list)) return JSON.parse(readFileSync(list, "utf8")) as Pair[];
  const tests = path.join(folder, "tests", draft);
  return readdirSync(tests, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".json"))
    .flatMap((file) => publishedPairs(path.join(tests, file), file.replaceAll(path.sep, "/")));
}

/** A pair as the test suite publishes it. */
interface PublishedPair {
  readonly id: number;
  readonly schema1: unknown;
  readonly schema2: unknown;
  readonly tests: { readonly s1SubsetEqOfs2?: boolean; readonly s2SubsetEqOfs1?: boolean };
}

const publishedPairs = (file: string, name: string): Pair[] =>
  (JSON.parse(readFileSync(file, "utf8")) as PublishedPair[]).map(({ id, schema1, schema2, tests }) => ({
    id: `${name}#${id}`,
    one: schema1,
    two: schema2,
    ...(tests.s1SubsetEqOfs2 !== undefined && { oneInTwo: tests.s1SubsetEqOfs2 }),
    ...(tests.s2SubsetEqOfs1 !== undefined && { twoInOne: tests.s2SubsetEqOfs1 }),
  }));
