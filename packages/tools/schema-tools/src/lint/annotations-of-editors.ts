/** Keywords of editors and of generators of types. Users know them, and no validator does: they restrict nothing. */
export const annotationsOfEditors: ReadonlySet<string> = new Set([
  // Visual Studio Code.
  "allowComments",
  "allowTrailingCommas",
  "defaultSnippets",
  "deprecationMessage",
  "doNotSuggest",
  "enumDescriptions",
  "errorMessage",
  "markdownDescription",
  "markdownEnumDescriptions",
  "patternErrorMessage",
  "suggestSortText",
  // json-schema-to-typescript.
  "tsEnumNames",
  "tsType",
]);
