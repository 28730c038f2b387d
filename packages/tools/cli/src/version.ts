import { createRequire } from "node:module";

/** The version of this package. It is found by the name of the package, because the build moves this file. */
export const version = (): string =>
  (createRequire(import.meta.url)("@argot/cli/package.json") as { readonly version: string }).version;
