// The entry point `argot/draft-07`: `argot` with draft-07 as its only standard dialect.
import { draft07 } from "@argot/dialects/draft-07";
import { backend } from "@argot/compiler";
import { type EntryPoint, entryPoint } from "./entry-point.js";

export * from "../common.js";
export type { EntryPoint } from "./entry-point.js";

const entry = entryPoint({ "draft-07": draft07 }, "draft-07", backend);

/** Creates an Argot instance with the dialect draft-07. The rest is as in `argot`. */
export const createArgot: EntryPoint<"draft-07">["createArgot"] = entry.createArgot;
/** The URI of the dialect by its short name. */
export const dialectUris: EntryPoint<"draft-07">["dialectUris"] = entry.dialectUris;
/** As `englishMessages` of `argot`, for draft-07. */
export const englishMessages: EntryPoint<"draft-07">["englishMessages"] = entry.englishMessages;
/** As `toClient` of `argot`. */
export const toClient: EntryPoint<"draft-07">["toClient"] = entry.toClient;
