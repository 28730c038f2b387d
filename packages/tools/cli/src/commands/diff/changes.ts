import { differences, setOf } from "@argot/algebra";
import { flattenIssues, type ValidationIssue, type Validator } from "argot";
import type { Schemas } from "../../schemas/load-schema.js";

/** Which values have to stay valid: those of the old version, those of the new one in the old, or both. */
export type Mode = "backward" | "forward" | "full";

/** Where a version of a schema is, and the texts with it. */
export interface LocatedSchema extends Pick<Schemas, "uri"> {
  readonly sources: Pick<Schemas["sources"], "find">;
}

/** A version of a schema that is ready to be compared. */
export interface ComparedSchema extends LocatedSchema {
  readonly set: ReturnType<typeof setOf>;
  readonly validator: Validator;
}

/** Maximum number of changes that are looked for in each direction. */
const maxChanges = 100;

/** Maximum number of steps for each of them: some ten seconds. */
const maxSteps = 1_000_000;

/** Values that one version accepts and the other refuses. */
export interface Change {
  /** Whether the new version is the one that refuses. */
  readonly isRefusedByNew: boolean;
  readonly value: unknown;
  /** What the version that refuses the value says about it. */
  readonly issue: ValidationIssue;
}

/** The changes in one direction. */
export interface Changes {
  readonly changes: readonly Change[];
  /** Why there may be more. */
  readonly reasons: readonly string[];
}

export const comparedSchema = ({ argot, uri, sources }: Schemas): ComparedSchema => ({
  set: setOf(argot, uri),
  validator: argot.compile(uri),
  sources,
  uri,
});

/**
 * What one version of a schema refuses that the other accepts.
 *
 * @param isRefusedByNew - Whether `refusing` is the new version.
 */
export function changesBetween(
  accepting: Pick<ComparedSchema, "set">,
  refusing: Pick<ComparedSchema, "set" | "validator">,
  isRefusedByNew: boolean,
): Changes {
  const found = differences(accepting.set, refusing.set, { count: maxChanges, maxSteps });
  const changes = found.differences.map(({ value, keywords }): Change => {
    const { errors } = refusing.validator.validate(value);
    const flat = flattenIssues(errors);
    const named = flat.find(({ absoluteKeywordLocation }) => keywords.includes(absoluteKeywordLocation));
    return { isRefusedByNew, value, issue: (named ?? flat[0] ?? errors[0]) as ValidationIssue };
  });
  return { changes, reasons: found.reasons };
}
