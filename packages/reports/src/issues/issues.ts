import type { IssueMaker } from "@argot/core";
import { explainedIssues } from "./explained-issues.js";
import { flatList } from "./flatten-issues.js";

/** The option `issues` of `createArgot`: issues then say what is best corrected, and why. */
export const issues: IssueMaker = { issuesOf: (plan) => explainedIssues(plan), flatten: (found) => flatList(found) };
