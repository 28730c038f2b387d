/** Keywords that say nothing about values: identifiers, definitions and comments. */
export const silentNames: ReadonlySet<string> = new Set([
  "$comment",
  "$schema",
  "$id",
  "$anchor",
  "$dynamicAnchor",
  "$vocabulary",
  "$defs",
  "definitions",
]);
