import type { Problem } from "../terminal/problem.js";
import { type Findings, findingsOf } from "./finding.js";

/** The findings about a check that was not possible. */
export const findingsOfProblem = (problem: Problem, file: string): Findings =>
  findingsOf([problem.details.finding ?? { severity: "error", rule: "unusable", message: problem.message, file }]);
