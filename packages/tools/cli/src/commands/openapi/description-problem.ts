import type { DocumentError } from "@argot/openapi";
import { Problem } from "../../terminal/problem.js";
import { findingOf } from "./check-descriptions.js";
import type { LoadedDescription } from "./load-description.js";

/** Why a description cannot be used. */
export function descriptionProblem(error: DocumentError, description: LoadedDescription): Problem {
  const finding = findingOf(error, description);
  const { file, span, source, message, pointer = "" } = finding;
  const position = span ? `:${span.start.line}:${span.start.column}` : "";
  return new Problem(`${file}${position} the description is not valid`, "see argot openapi check", {
    lines: [
      ["location", pointer || "(root)"],
      ["reason", message],
    ],
    ...(span && source && { frame: { file, source, span } }),
    finding,
  });
}
