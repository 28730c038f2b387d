// The entry point `argot/v1`: `argot` with v1 as its only standard dialect.
import { v1 } from "@argot/dialects/v1";
import { backend } from "@argot/compiler";
import { type EntryPoint, entryPoint } from "./entry-point.js";

export * from "../common.js";
export type { EntryPoint } from "./entry-point.js";

const entry = entryPoint({ v1 }, "v1", backend);

/** Creates an Argot instance with the dialect v1. The rest is as in `argot`. */
export const createArgot: EntryPoint<"v1">["createArgot"] = entry.createArgot;
/** The URI of the dialect by its short name. */
export const dialectUris: EntryPoint<"v1">["dialectUris"] = entry.dialectUris;
/** As `englishMessages` of `argot`, for v1. */
export const englishMessages: EntryPoint<"v1">["englishMessages"] = entry.englishMessages;
/** As `toClient` of `argot`. */
export const toClient: EntryPoint<"v1">["toClient"] = entry.toClient;
