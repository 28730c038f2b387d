/** Keywords whose values are schemas or other objects by names that are no keywords. */
export const byName: ReadonlySet<string> = new Set([
  "$defs",
  "definitions",
  "dependencies",
  "dependentRequired",
  "dependentSchemas",
  "patternProperties",
  "properties",
  "selectCases",
]);

/** Keywords whose values contain no schemas. */
export const plain: ReadonlySet<string> = new Set(["const", "default", "enum", "examples", "example"]);

/** Keywords with schemas that values need not be valid against. */
export const alternatives: ReadonlySet<string> = new Set(["anyOf", "contains", "if", "not", "oneOf", "propertyNames"]);
