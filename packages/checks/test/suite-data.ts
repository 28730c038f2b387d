// The official suite as JSON, for programs that run elsewhere: in pages and in other runtimes.
import { addRemotes, readSuite, suiteDrafts } from "@argot/testing/suite";

/** The required tests of each draft, and the documents that they refer to. */
export interface SuiteData {
  readonly dialects: readonly object[];
  readonly remotes: readonly (readonly [uri: string, document: unknown])[];
  /** Number of tests. */
  readonly total: number;
}

/** @param suite - The folder of the suite. */
export function suiteData(suite: string): SuiteData {
  const dialects = suiteDrafts.map(({ folder, dialect }) => ({
    dialect,
    cases: readSuite(suite, folder).flatMap(({ name, cases }) => cases.map((each) => ({ ...each, name }))),
  }));
  const remotes: [string, unknown][] = [];
  addRemotes({ add: (document: unknown, uri: string) => remotes.push([uri, document]) } as never, suite);
  return { dialects, remotes, total: dialects.flatMap(({ cases }) => cases.flatMap(({ tests }) => tests)).length };
}
