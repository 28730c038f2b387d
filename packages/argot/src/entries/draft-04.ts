// The entry point `argot/draft-04`: `argot` with draft-04 as its only standard dialect.
import { draft04 } from "@argot/dialects/draft-04";
import { backend } from "@argot/compiler";
import { type EntryPoint, entryPoint } from "./entry-point.js";

export * from "../common.js";
export type { EntryPoint } from "./entry-point.js";

const entry = entryPoint({ "draft-04": draft04 }, "draft-04", backend);

/** Creates an Argot instance with the dialect draft-04. The rest is as in `argot`. */
export const createArgot: EntryPoint<"draft-04">["createArgot"] = entry.createArgot;
/** The URI of the dialect by its short name. */
export const dialectUris: EntryPoint<"draft-04">["dialectUris"] = entry.dialectUris;
/** As `englishMessages` of `argot`, for draft-04. */
export const englishMessages: EntryPoint<"draft-04">["englishMessages"] = entry.englishMessages;
/** As `toClient` of `argot`. */
export const toClient: EntryPoint<"draft-04">["toClient"] = entry.toClient;
