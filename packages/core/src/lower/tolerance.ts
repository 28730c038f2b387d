import type { SchemaError } from "../errors/schema-error.js";
import { type Refuse, refuseAll } from "../registry/fault.js";

/** What is wrong in a schema that is used all the same. */
export interface SchemaFault {
  /** The error that `compile` would throw. Its location is the place that is left open. */
  readonly error: SchemaError;
  /** The regular expression in place of one that cannot be compiled. Then the place is not left open. */
  readonly translation: RegExp | undefined;
}

/** How schemas with faults are used, for `tolerant`. */
export interface Tolerance {
  /** Called once for each place of a schema that is at fault. */
  readonly onFault: (fault: SchemaFault) => void;
  /**
   * Translates a regular expression that cannot be compiled, from the dialect of another language; `undefined` if it has no translation.
   * Default: none has.
   */
  readonly translatePattern?: (source: string) => RegExp | undefined;
}

/** Reports errors, or throws them. */
export const refuserOf = (tolerance: Tolerance | undefined): Refuse =>
  tolerance ? (error) => tolerance.onFault({ error, translation: undefined }) : refuseAll;

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
