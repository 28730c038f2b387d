import type { DialectName } from "./options.js";
import { standardDialects } from "./standard-dialects.js";

/** The URIs of the standard dialects by their short names, the newest first. */
export const dialectUris: Readonly<Record<DialectName, string>> = urisByName();

// A function, so that a bundle that does not use the URIs has no dialects.
/* @__NO_SIDE_EFFECTS__ */
function urisByName(): Record<DialectName, string> {
  const uris = Object.entries(standardDialects).map(([name, { uri }]) => [name, uri]);
  return Object.fromEntries(uris) as Record<DialectName, string>;
}
