// Standalone modules.
export { type EmittedModule, emitModule, type ModuleOptions, type ModuleSchema } from "./module/emit-module.js";
export { ModuleError } from "./module/module-error.js";
export type { SchemaSource } from "./module/schema-source.js";
export type { DeclaredType, ValueTypes } from "./module/type-declarations.js";
export type { ModuleLimits } from "./module/module-limits.js";
