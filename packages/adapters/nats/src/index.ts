export { ConfigurationError } from "./configuration-error.js";
export type { ValidationOptions } from "./options.js";
export { type WatchedSchemas, watchSchemas, type WatchSchemasOptions } from "./schema-bucket.js";
export type { RefusedSchema } from "./schema-set.js";
export { type CurrentSchema, fixedSchemas, type SchemaSource } from "./schema-source.js";
export { serveHealth } from "./serve-health.js";
export type { Health } from "./health.js";
export { startValidation, type Validation } from "./start-validation.js";
export type { SubjectTable } from "./subjects.js";
