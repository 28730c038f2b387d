import { type Argot, createArgot } from "argot";
import { setOf, type ValueSet } from "../src/index.js";

const argot = createArgot({ dialect: "2020-12" });
const draft7 = createArgot({ dialect: "draft-07" });

/** The set of a schema of 2020-12, or of the dialect that it names. */
export const setFor = (schema: unknown, from: Argot = argot): ValueSet => setOf(from, schema);

/** The set of a schema of draft-07, or of the dialect that it names. */
export const draft7Set = (schema: unknown): ValueSet => setOf(draft7, schema);
