export { type PassResult, verdictPasses, verdictPlan } from "./analysis/verdict-plan.js";
export { backend } from "./backend.js";
export { compileToClosures } from "./closures/compile-to-closures.js";
export { compile } from "./compile.js";
export { type CodeStyle, emit, type Emitted, type EmitOptions } from "./emit/emit.js";
export type { DeclaredName } from "./code/expression.js";
export type { DeclaredNames } from "./emit/module-context.js";
export { nameRulesByLocation } from "./emit/rule-locations.js";
