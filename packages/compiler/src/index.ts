export { compile, type HandOver, type Verdict, verdictPlan } from "./compile.js";
export { emit, type Emitted } from "./emit/emitter.js";
