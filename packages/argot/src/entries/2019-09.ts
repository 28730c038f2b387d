// The entry point `argot/2019-09`: `argot` with 2019-09 as its only standard dialect.
import { draft201909 } from "@argot/dialects/2019-09";
import { backend } from "@argot/compiler";
import { type EntryPoint, entryPoint } from "./entry-point.js";

export * from "../common.js";
export type { EntryPoint } from "./entry-point.js";

const entry = entryPoint({ "2019-09": draft201909 }, "2019-09", backend);

/** Creates an Argot instance with the dialect 2019-09. The rest is as in `argot`. */
export const createArgot: EntryPoint<"2019-09">["createArgot"] = entry.createArgot;
/** The URI of the dialect by its short name. */
export const dialectUris: EntryPoint<"2019-09">["dialectUris"] = entry.dialectUris;
/** As `englishMessages` of `argot`, for 2019-09. */
export const englishMessages: EntryPoint<"2019-09">["englishMessages"] = entry.englishMessages;
/** As `toClient` of `argot`. */
export const toClient: EntryPoint<"2019-09">["toClient"] = entry.toClient;
