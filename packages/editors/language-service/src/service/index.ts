export {
  createLanguageService,
  type LanguageService,
  type LanguageServiceOptions,
  type LanguageServiceSettings,
} from "./language-service.js";
export type { SchemaLintOptions } from "./features/context.js";
export type { MatchingSchema } from "./features/matching-schemas.js";
export type { TextDiagnostic } from "./features/diagnostics.js";
export type { AnnotationRole, AnnotationRoles } from "./schemas/annotation-roles.js";
export type { SchemaAssociation, SchemaCatalog } from "./schemas/associations.js";
export type { SchemaOrigin, SchemaStatus } from "./schemas/schema-status.js";
export type { SchemaLoader } from "./schemas/schema-workspace.js";
export { TextDocument } from "vscode-languageserver-textdocument";
