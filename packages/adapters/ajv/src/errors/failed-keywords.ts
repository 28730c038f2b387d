import type { Failure } from "@argot/core/plan";
import type { ErrorSink } from "./error-sink.js";
import { FailedKeyword } from "./failed-keyword.js";
import type { FailedSchema } from "./failed-schema.js";

/** The keywords of a schema that failed, in the order in which Ajv looks at them. */
export function failedKeywords(
  sink: ErrorSink,
  at: FailedSchema,
  failures: readonly Failure[],
): readonly FailedKeyword[] {
  const found: FailedKeyword[] = [];
  for (const failure of failures) {
    const keyword = at.keywords.of(failure, at.failed.value);
    const known = found.find((each) => each.keyword === keyword);
    if (known) known.add(failure);
    else insert(found, new FailedKeyword(sink, at, keyword, failure));
  }
  return found;
}

/** Inserts a failure into a list in order. Most come in order. */
function insert(found: FailedKeyword[], failure: FailedKeyword): void {
  let i = found.length;
  while (i > 0 && failure.isBefore(found[i - 1] as FailedKeyword)) i--;
  if (i === found.length) found.push(failure);
  else found.splice(i, 0, failure);
}
