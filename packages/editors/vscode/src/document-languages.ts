/** The languages of documents: those of the grammars, and those that editors and extensions give to certain files of JSON and YAML. */
export const documentLanguages: readonly string[] = [
  "json",
  "jsonc",
  "json5",
  "yaml",
  "dockercompose",
  "github-actions-workflow",
  "azure-pipelines",
  "ansible",
  "helm-values",
];
