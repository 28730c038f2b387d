// Lists what was skipped, with the reason: what `skip` was called with, or what the name of a test or of a group ends with, in
// parentheses. A run with something that was skipped for no reason fails.
import process from "node:process";
import type { Reporter, TestCase, TestModule, TestSuite, Vitest } from "vitest/node";

/** A reporter, beside the default one. */
export class SkippedTests implements Reporter {
  /** Whether only tests of some names run: the others are not worth a line. */
  #isFiltered = false;

  onInit({ config }: Vitest): void {
    this.#isFiltered = config.testNamePattern !== undefined;
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const lines = this.#isFiltered
      ? []
      : modules.flatMap((each) => skippedIn(each).map((line) => `${each.relativeModuleId} > ${line}`));
    if (lines.length > 0) console.log(`Skipped:\n${lines.map((line) => `  ${line}\n`).join("")}`);
    if (lines.some((line) => line.endsWith(noReason))) process.exitCode = 1;
  }
}

const noReason = ": no reason is given";

/** A line for each: for a group that is skipped as a whole, one for the group, unless it is empty. What a failure has skipped is reported with it. */
const skippedIn = (group: TestModule | TestSuite): readonly string[] =>
  (group.errors().length > 0 ? [] : group.children.array()).flatMap((each) => {
    if (each.type === "test") {
      const result = each.result();
      return result.state === "skipped" ? [lineOf(each, result.note)] : [];
    }
    if (each.options.mode !== "skip") return skippedIn(each);
    return each.children.allTests().next().done === true ? [] : [lineOf(each)];
  });

const lineOf = ({ name, fullName }: TestCase | TestSuite, note?: string): string =>
  fullName + (note !== undefined ? `: ${note}` : /\(.+\)$/.test(name) ? "" : noReason);
