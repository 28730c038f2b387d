import { addRemotes, readSuite, suiteDrafts } from "@argot/testing/suite";
import { type Argot, createArgot, type DialectName } from "argot";

/** A schema of the official suite with its tests, and an instance with its dialect as the default and all remote documents. */
export interface SuiteCase {
  readonly argot: Argot;
  readonly dialect: DialectName;
  readonly schema: unknown;
  /** Whether a schema has the expected verdicts in all tests. */
  readonly passes: (schema: unknown) => boolean;
}

/** The schemas of some drafts, without those of optional tests. */
export function* suiteCases(suite: string, drafts: readonly DialectName[]): Generator<SuiteCase> {
  for (const dialect of drafts) {
    const folder = suiteDrafts.find((each) => each.dialect === dialect)?.folder ?? dialect;
    // Documents that the schemas refer to may not declare their draft.
    const argot = createArgot({ dialect });
    addRemotes(argot, suite);
    for (const { cases } of readSuite(suite, folder))
      for (const { schema, tests } of cases) {
        const passes = (changed: unknown): boolean => {
          try {
            const accepts = argot.compile(changed);
            return tests.every(({ data, valid }) => accepts(data) === valid);
          } catch {
            return false;
          }
        };
        yield { argot, dialect, schema, passes };
      }
  }
}
