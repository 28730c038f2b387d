// The entry point `argot/loop`: `argot` without the code that compiles schemas. The loop decides each verdict.
import { standardDialects } from "../standard-dialects.js";
import type { DialectName } from "../options.js";
import { type EntryPoint, entryPoint } from "./entry-point.js";

export * from "../common.js";
export type { EntryPoint } from "./entry-point.js";

const entry = entryPoint(standardDialects, "2020-12", undefined);

/** Creates an Argot instance with the standard dialects that interprets schemas, whatever its tier. The rest is as in `argot`. */
export const createArgot: EntryPoint<DialectName, "2020-12">["createArgot"] = entry.createArgot;
/** The URIs of the standard dialects by their short names. */
export const dialectUris: EntryPoint<DialectName, "2020-12">["dialectUris"] = entry.dialectUris;
/** As `englishMessages` of `argot`. */
export const englishMessages: EntryPoint<DialectName, "2020-12">["englishMessages"] = entry.englishMessages;
/** As `toClient` of `argot`. */
export const toClient: EntryPoint<DialectName, "2020-12">["toClient"] = entry.toClient;
