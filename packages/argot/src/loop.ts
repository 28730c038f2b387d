// The entry point `argot/loop`: `argot` without the code that compiles schemas. The loop decides each verdict.
import type { Argot } from "./argot.js";
import { createArgotWith } from "./create-argot-with.js";
import type { ArgotOptions } from "./options.js";

export * from "./common.js";
export { dialectUris } from "./dialect-uris.js";
export { englishMessages, toClient } from "./to-client.js";

/** Creates an Argot instance with the standard dialects that interprets schemas, whatever its tier. The rest is as in `argot`. */
export const createArgot = <const Default extends string = "2020-12">(
  options: ArgotOptions<Default> = {},
): Argot<Default> => createArgotWith(undefined, options);
