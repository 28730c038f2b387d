import { AjvCore } from "./ajv-core.js";
import type { Options } from "./options.js";

/** Ajv whose schemas without `$schema` are in draft-07. */
export class Ajv extends AjvCore {
  /** The class under its own name, for programs in ES modules that read it from the exports of a CommonJS module. */
  static readonly default: typeof Ajv = this;

  constructor(options: Options = {}) {
    super(options, "http://json-schema.org/draft-07/schema");
  }
}

// oxlint-disable-next-line import/no-default-export -- as Ajv has it
export default Ajv;
export * from "./exports.js";
