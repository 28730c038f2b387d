// The entry point `@argot/ajv/2019`, for programs that import `ajv/dist/2019`.
import { AjvCore } from "./ajv-core.js";
import type { Options } from "./options.js";

/** Ajv whose schemas without `$schema` are in 2019-09. */
export class Ajv2019 extends AjvCore {
  /** The class under its own name, for programs in ES modules that read it from the exports of a CommonJS module. */
  static readonly default: typeof Ajv2019 = this;

  constructor(options: Options = {}) {
    super(options, "https://json-schema.org/draft/2019-09/schema");
  }
}

// oxlint-disable-next-line import/no-default-export -- as Ajv has it
export default Ajv2019;
export * from "./exports.js";
