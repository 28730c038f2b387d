import type { Backend } from "@argot/core/plan";
import { verdictPlan } from "./analysis/verdict-plan.js";
import { compileToClosures } from "./closures/compile-to-closures.js";
import { compile } from "./compile.js";
import { prepare } from "./emit/prepare.js";

/** Makes closures of schemas, and JavaScript of those that are evaluated often: the backend of `argot`. */
export const backend: Backend = { closures: compileToClosures, prepare, optimise: verdictPlan, compile };
