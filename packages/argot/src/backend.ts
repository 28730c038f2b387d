import { compileToClosures, compile, explain, parts, prepare, verdictPlan } from "@argot/compiler";
import type { Backend } from "@argot/core";

/** Compiles schemas to JavaScript, and to closures where code generation is forbidden. */
export const backend: Backend = { prepare, optimise: verdictPlan, compile, compileToClosures, explain, parts };
