export { compile, type HandOver, type Verdict, verdictPlan } from "./compile.js";
export { emit, type Emitted } from "./emit/emitter.js";
export { indented } from "./emit/indented.js";
