// The entry point `@argot/ajv/draft-04`, for programs that import `ajv-draft-04`.
import { AjvCore } from "./ajv-core.js";
import type { Options } from "./options.js";

/** Ajv whose schemas without `$schema` are in draft-04. */
export class AjvDraft04 extends AjvCore {
  /** The class under its own name, for programs in ES modules that read it from the exports of a CommonJS module. */
  static readonly default: typeof AjvDraft04 = this;

  constructor(options: Options = {}) {
    super({ schemaId: "id", ...options }, "http://json-schema.org/draft-04/schema");
  }
}

// oxlint-disable-next-line import/no-default-export -- as Ajv has it
export default AjvDraft04;
export * from "./exports.js";
