// `contents` of a validator whose keywords only describe content: the schema is lowered again, with keywords that decode.
import type { Keyword } from "../keyword/keyword.js";
import type { Dialect } from "../keyword/dialect.js";
import { requireKeywords, replacePresentKeywords } from "../keyword/derive-dialect.js";
import { ValidationError } from "./validation-error.js";
import type { Validator } from "./validator.js";

/**
 * Returns a function that replaces keywords of a dialect by id. It makes each dialect once.
 *
 * @throws DefinitionError if one of `keywords` is not a keyword.
 */
export function substituteKeywords(keywords: readonly Keyword[]): (dialect: Dialect) => Dialect {
  requireKeywords(keywords);
  const substitutes = new Map<Dialect, Dialect>();
  return (dialect) => {
    const substitute = substitutes.get(dialect) ?? replacePresentKeywords(dialect, keywords);
    substitutes.set(dialect, substitute);
    return substitute;
  };
}

/** Replaces `contents` of a validator by that of another one, which is made on first use. */
export function withContentsFrom<Value>(validator: Validator<Value>, makeDecoder: () => Validator): Validator<Value> {
  let decoder: Validator | undefined;
  const contents: Validator["contents"] = (value) => {
    const { valid, errors } = validator.validate(value);
    if (!valid) throw new ValidationError(errors);
    decoder ??= makeDecoder();
    return decoder.contents(value);
  };
  return Object.assign(validator, { contents });
}
