import { Option } from "commander";

/** The option `--explain` was given: no command is run. */
export class ExplainRequest extends Error {
  readonly code: string;

  constructor(code: string) {
    super(`--explain ${code}`);
    this.code = code;
  }
}

/** The option `--explain`. Parsing it throws an {@link ExplainRequest}, as `--help` ends the program, too. */
export const explainOption = (): Option =>
  new Option("--explain <code>", "explain a message, an error or a rule").argParser((code) => {
    throw new ExplainRequest(code);
  });
