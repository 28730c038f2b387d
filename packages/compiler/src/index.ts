export { verdictPlan } from "./analysis/verdict-plan.js";
export { compileToClosures } from "./closures/compile-to-closures.js";
export { compile, explain } from "./compile.js";
export type { Surroundings } from "./emit/context.js";
export { emit, type Emitted, emitExplanation } from "./emit/emitter.js";
export { indented } from "./emit/indented.js";
