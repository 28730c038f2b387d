/** Validators and measures that the tables do not contain, with the reason. */
export const leftOut: readonly string[] = [
  "Blaze's evaluator in JavaScript (`@sourcemeta/blaze`): the registry that the dependencies are installed from does not carry it.",
  "Blaze (native) in other measures than warm verdicts: its command line times nothing else, and a process of C++ does not import.",
  "ata-validator's native accelerator: it takes JSON text, and everyone is given parsed values here. Its two engines are both measured: generated code, and closures where code generation is forbidden.",
  "ajv and schemasafe without code generation: they need it. Ajv's row there is its own code, generated in advance and loaded as a module.",
  "Schemas of draft-03 and v1: there is no peer to measure beside. They are in the table of dialects.",
  "Modules made ahead of time: a measure of its own, not taken yet.",
];
