import type { FailedApplication } from "@argot/core/plan";

/** The schema that a keyword applies, with the facts that do not depend on a value. */
export class AppliedSchema<Keywords> {
  readonly keywords: Keywords;
  /** Number of schemas between the keyword and the schema that consist of a reference only. */
  readonly #references: number;

  constructor(keywords: Keywords, references = 0) {
    this.keywords = keywords;
    this.#references = references;
  }

  /** Finds the failed application of the schema, from that of the first reference before it. */
  failedOf(failed: FailedApplication): FailedApplication {
    let last = failed;
    for (let i = 0; i < this.#references; i++) last = onlyApplication(last);
    return last;
  }
}

/** The application by a schema that consists of a reference only. */
export const onlyApplication = ({ failures }: FailedApplication): FailedApplication =>
  failures.at(0)?.failedApplications.at(0) as FailedApplication;
