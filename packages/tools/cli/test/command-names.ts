/** The commands of `argot`, in the order of the help. */
export const commandNames = [
  "validate",
  "check",
  "test",
  "upgrade",
  "bundle",
  "inline",
  "merge",
  "compile",
  "types",
  "annotate",
  "inspect",
  "openapi",
  "init",
  "config",
  "completion",
] as const;
