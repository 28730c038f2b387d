import type { FailedApplication } from "@argot/core/plan";

/** The schema that a keyword applies, with what is the same for all values. */
export class AppliedSchema<Keywords> {
  readonly keywords: Keywords;
  /** How many schemas that are nothing but a reference are between the keyword and the schema. */
  readonly #references: number;

  constructor(keywords: Keywords, references = 0) {
    this.keywords = keywords;
    this.#references = references;
  }

  /** The failed application of the schema, by that of the first reference on the way. */
  failedOf(failed: FailedApplication): FailedApplication {
    let last = failed;
    for (let i = 0; i < this.#references; i++) last = onlyApplication(last);
    return last;
  }
}

/** What a schema that is nothing but a reference applied. */
export const onlyApplication = ({ failures }: FailedApplication): FailedApplication =>
  failures.at(0)?.failedApplications.at(0) as FailedApplication;
