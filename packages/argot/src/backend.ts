import { compile, compileToClosures, prepare, verdictPlan } from "@argot/compiler";
import type { Backend } from "@argot/core";

/** Makes closures of schemas, and JavaScript of those that are evaluated often. */
export const backend: Backend = { closures: compileToClosures, prepare, optimise: verdictPlan, compile };
