// The entry point `argot/loop`: `argot` without the code that compiles schemas. The loop decides each verdict.
import type { Argot } from "./argot.js";
import { createArgotWith } from "./create-argot-with.js";
import type { ArgotOptions } from "./options.js";

export * from "./common.js";
export { dialectUris } from "./dialect-uris.js";
export { englishMessages, toClient } from "./to-client.js";

/** As `createArgot` of `argot`, but schemas are interpreted in every tier. */
export const createArgot = <const Default extends string = "2020-12">(
  options: ArgotOptions<Default> = {},
): Argot<Default> => createArgotWith(undefined, options);
