import type { Problem } from "../terminal/problem.js";
import { type Findings, findingsOf } from "./finding.js";

/** The findings of a result that could not be had. */
export const findingsOfProblem = (problem: Problem, file: string): Findings =>
  findingsOf([problem.details.finding ?? { severity: "error", rule: "unusable", message: problem.message, file }]);
