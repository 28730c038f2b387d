import { createTextValidator, type ValueValidator } from "../texts/text-validator.js";
import type { TextOptions } from "../texts/text-options.js";
import type { TextResult } from "../texts/text-result.js";
import { type ArgotOptions, createArgot, parseJson } from "argot";

/** Validates a text by a schema. */
export type ValidateText = (text: string) => TextResult;

/** Maximum number of schemas in statements that are kept. */
const mostTexts = 100;

/** The schemas that statements can name, and those that statements contain. */
export class Schemas {
  readonly #named = new Map<string, ValidateText>();
  readonly #texts = new Map<string, ValidateText>();
  readonly #argot: ArgotOptions;
  readonly #options: TextOptions;

  constructor(validators: Readonly<Record<string, ValueValidator>>, argot: ArgotOptions, options: TextOptions) {
    this.#argot = argot;
    this.#options = options;
    for (const [name, validator] of Object.entries(validators)) this.#named.set(name, this.#validating(validator));
    // Options that are wrong are reported before the first statement.
    this.#compiled("true");
  }

  /**
   * What validates by a schema: its name, or the schema as JSON.
   *
   * @throws Error if there is no such schema, or it cannot be used. DuckDB reports the message.
   */
  get(schema: string): ValidateText {
    const known = this.#named.get(schema) ?? this.#texts.get(schema);
    if (known) return known;
    if (!/^\s*(?:\{|true\s*$|false\s*$)/.test(schema)) {
      const names = [...this.#named.keys()];
      const those = names.length === 0 ? "there are none" : `there are ${names.join(", ")}`;
      throw new Error(`there is no schema "${schema}"; ${those}. Give a schema as JSON, or its name`);
    }
    const compiled = this.#compiled(schema);
    const [oldest] = this.#texts.keys();
    if (this.#texts.size >= mostTexts && oldest !== undefined) this.#texts.delete(oldest);
    this.#texts.set(schema, compiled);
    return compiled;
  }

  #compiled(schema: string): ValidateText {
    return this.#validating(createArgot(this.#argot).compile(parseJson(schema)));
  }

  #validating(validator: ValueValidator): ValidateText {
    const validate = createTextValidator(validator, this.#options);
    return (text) => validate(encoder.encode(text));
  }
}

const encoder = new TextEncoder();
