/** The words of reports around messages. They are in the language of the messages. */
export interface ReportWords {
  /** What a summary calls the outcomes. */
  readonly passed: string;
  readonly failed: string;
  readonly unusable: string;
  /** The location of the value as a whole. */
  readonly root: string;
  /** The labels of findings that are no errors. */
  readonly warning: string;
  readonly note: string;
  position(line: number, column: number): string;
  /** Names the keyword that requires something else. */
  by(place: string): string;
  /** Shows the value that is there. */
  found(value: string): string;
  /** Where the first finding of a kind is. */
  firstAt(place: string): string;
  /** Counts findings that are left out. */
  moreErrors(count: number): string;
  /** Counts kinds of findings that are left out. */
  moreKinds(count: number): string;
  /** Says that an object has a name twice, and where it is first, and how many more such names there are. */
  duplicateName(name: string, first: string, more: number): string;
  /** What to do about that. */
  readonly removeDuplicates: string;
}

export const englishWords: ReportWords = {
  passed: "valid",
  failed: "invalid",
  unusable: "unusable",
  root: "(root)",
  warning: "warning",
  note: "note",
  position: (line, column) => `line ${line}, column ${column}`,
  by: (place) => `by ${place}`,
  found: (value) => `found ${value}`,
  firstAt: (place) => `first at ${place}`,
  moreErrors: (count) => `and ${count} more ${count === 1 ? "error" : "errors"}`,
  moreKinds: (count) => `and ${count} more ${count === 1 ? "kind" : "kinds"} of errors`,
  duplicateName: (name, first, more) =>
    `the name ${name} is here again, first at ${first}${more === 0 ? "" : `, and ${more} more such ${more === 1 ? "name" : "names"}`}`,
  removeDuplicates: "remove all but one; the last one counts",
};
