import type { SearchEnd } from "@argot/core/plan";

/** The limits of a search for all failures. */
export const everything: SearchEnd = { maxReports: Infinity, firstPart: false };

/** How much the search that runs has still to find. */
export class SearchLimit implements SearchEnd {
  maxReports: number = everything.maxReports;
  firstPart: boolean = everything.firstPart;

  set({ maxReports, firstPart }: SearchEnd): void {
    this.maxReports = maxReports;
    this.firstPart = firstPart;
  }

  /** Whether enough is found. */
  get isReached(): boolean {
    return this.maxReports <= 0;
  }

  /** Whether enough is found of a rule that has failed. */
  endsRule(isAboutEachPart: boolean): boolean {
    return this.maxReports <= 0 || (isAboutEachPart && this.firstPart);
  }
}
