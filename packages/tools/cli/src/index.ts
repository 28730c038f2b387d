export { compileSchema, type CompiledSchema, type CompileSchemaOptions } from "./modules/compile-schema.js";
export { SchemaFileError, type SchemaFilePosition } from "./modules/schema-file-error.js";
