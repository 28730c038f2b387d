// The entry point `argot/draft-06`: `argot` with draft-06 as its only standard dialect.
import { draft06 } from "@argot/dialects/draft-06";
import { backend } from "@argot/compiler";
import { type EntryPoint, entryPoint } from "./entry-point.js";

export * from "../common.js";
export type { EntryPoint } from "./entry-point.js";

const entry = entryPoint({ "draft-06": draft06 }, "draft-06", backend);

/** Creates an Argot instance with the dialect draft-06. The rest is as in `argot`. */
export const createArgot: EntryPoint<"draft-06">["createArgot"] = entry.createArgot;
/** The URI of the dialect by its short name. */
export const dialectUris: EntryPoint<"draft-06">["dialectUris"] = entry.dialectUris;
/** As `englishMessages` of `argot`, for draft-06. */
export const englishMessages: EntryPoint<"draft-06">["englishMessages"] = entry.englishMessages;
/** As `toClient` of `argot`. */
export const toClient: EntryPoint<"draft-06">["toClient"] = entry.toClient;
