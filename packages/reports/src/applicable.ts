// Which schemas apply where: for editors, forms and other programs that help to write values.
export type { Locations } from "@argot/core";
export type { Json, JsonObject, Plan } from "@argot/core/plan";
export { AnnotatedValidator } from "./applicable/annotated-validator.js";
export type { AnnotatedResult, LocatedAnnotation } from "./applicable/annotated-validator.js";
export { Applicability, type ApplicabilityOptions, type PossibilityOptions } from "./applicable/applicability.js";
export type { ApplicableKeyword, ApplicableSchema } from "./applicable/applicable-schema.js";
export type { SchemaRole } from "./applicable/bearing.js";
export type { Possibilities, PossibleProperty, PossibleValue, SchemaAnnotation } from "./applicable/possibilities.js";
