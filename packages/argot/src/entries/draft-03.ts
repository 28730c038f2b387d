// The entry point `argot/draft-03`: `argot` with draft-03 as its only standard dialect.
import { draft03 } from "@argot/dialects/draft-03";
import { backend } from "@argot/compiler";
import { type EntryPoint, entryPoint } from "./entry-point.js";

export * from "../common.js";
export type { EntryPoint } from "./entry-point.js";

const entry = entryPoint({ "draft-03": draft03 }, "draft-03", backend);

/** Creates an Argot instance with the dialect draft-03. The rest is as in `argot`. */
export const createArgot: EntryPoint<"draft-03">["createArgot"] = entry.createArgot;
/** The URI of the dialect by its short name. */
export const dialectUris: EntryPoint<"draft-03">["dialectUris"] = entry.dialectUris;
/** As `englishMessages` of `argot`, for draft-03. */
export const englishMessages: EntryPoint<"draft-03">["englishMessages"] = entry.englishMessages;
/** As `toClient` of `argot`. */
export const toClient: EntryPoint<"draft-03">["toClient"] = entry.toClient;
