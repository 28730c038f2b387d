// Random tests take the same cases in every run under CI: what fails there is what changed. Elsewhere they take new cases each time,
// and so they do every night, where `TEST_SEED` says which.
import process from "node:process";
import { configureGlobal } from "fast-check";

const seed = process.env["TEST_SEED"] ?? (process.env["CI"] ? "1" : undefined);
if (seed !== undefined) configureGlobal({ seed: Number(seed) });
