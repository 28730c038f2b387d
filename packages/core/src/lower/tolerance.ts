import type { SchemaError } from "../errors/schema-error.js";
import type { Dialect } from "../keyword/dialect.js";
import { type RefuseOrReport, refuseAll } from "../registry/fault.js";

/** What is wrong in a schema that is used all the same. */
export interface SchemaFault {
  /** The error that `compile` would throw. Its location is the place that is left open. */
  readonly error: SchemaError;
  /** The regular expression in place of one of another dialect. Then the place is not left open. */
  readonly translation: RegExp | undefined;
}

/** How schemas with faults are used, for `tolerant`. */
export interface Tolerance {
  /** Called once for each place of a schema that is at fault. */
  readonly onFault: (fault: SchemaFault) => void;
  /**
   * Translates a regular expression from the dialect of another language; `undefined` if it is one of JavaScript, or has no translation.
   * Default: none is translated.
   */
  readonly translatePattern?: (source: string) => RegExp | undefined;
  /** Returns a dialect with the same URI in place of each installed one, such as one with more keywords. Default: the dialect itself. */
  readonly extendDialect?: (dialect: Dialect) => Dialect;
}

/** Reports errors, or throws them. */
export function refuserOf(tolerance: Tolerance | undefined): RefuseOrReport {
  if (!tolerance) return refuseAll;
  return (error) => {
    tolerance.onFault({ error, translation: undefined });
    return undefined;
  };
}

/** Reports one fault of each place. A schema may be lowered several times. */
export function reportOnce(tolerance: Tolerance): Tolerance {
  const reported = new Set<string>();
  const onFault: Tolerance["onFault"] = (fault) => {
    const { uri, pointer } = fault.error;
    const place = `${uri}#${pointer}`;
    if (!reported.has(place)) tolerance.onFault(fault);
    reported.add(place);
  };
  return { ...tolerance, onFault };
}
