import type { Argot } from "./argot.js";
import { backend } from "@argot/compiler";
import { createArgotWith } from "./create-argot-with.js";
import type { ArgotOptions } from "./options.js";

/**
 * Creates an Argot instance with the dialects draft-03, draft-04, draft-06, draft-07, 2019-09, 2020-12 and v1. Instances
 * share no state.
 *
 * @throws DefinitionError if `dialect` names no dialect, `formats` holds something that is no format, a dialect or vocabulary
 *   already has one of the names in `keywords`, or a limit is invalid.
 */
export const createArgot = <const Default extends string = "2020-12">(
  options: ArgotOptions<Default> = {},
): Argot<Default> => createArgotWith(backend, options);
