// The entry point `argot/2020-12`: `argot` with 2020-12 as its only standard dialect.
import { draft202012 } from "@argot/dialects/2020-12";
import { backend } from "@argot/compiler";
import { type EntryPoint, entryPoint } from "./entry-point.js";

export * from "../common.js";
export type { EntryPoint } from "./entry-point.js";

const entry = entryPoint({ "2020-12": draft202012 }, "2020-12", backend);

/** Creates an Argot instance with the dialect 2020-12. The rest is as in `argot`. */
export const createArgot: EntryPoint<"2020-12">["createArgot"] = entry.createArgot;
/** The URI of the dialect by its short name. */
export const dialectUris: EntryPoint<"2020-12">["dialectUris"] = entry.dialectUris;
/** As `englishMessages` of `argot`, for 2020-12. */
export const englishMessages: EntryPoint<"2020-12">["englishMessages"] = entry.englishMessages;
/** As `toClient` of `argot`. */
export const toClient: EntryPoint<"2020-12">["toClient"] = entry.toClient;
