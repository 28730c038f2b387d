// Contents of schemas whose keywords only describe them: the schema is read once more, by keywords that decode.
import type { Keyword } from "../keyword/define-keyword.js";
import type { Dialect } from "../keyword/dialect.js";
import { requireKeywords, replaceKeywords } from "../keyword/derive-dialect.js";
import { ValidationError } from "./validation-error.js";
import type { Validator } from "./validator.js";

/**
 * Gives out dialects with keywords in place of those that have their ids, each made once.
 *
 * @throws DefinitionError when one is no keyword.
 */
export function substituteKeywords(keywords: readonly Keyword[]): (dialect: Dialect) => Dialect {
  requireKeywords(keywords);
  const known = new Map<Dialect, Dialect>();
  return (dialect) => {
    const read = known.get(dialect) ?? replaceKeywords(dialect, keywords);
    known.set(dialect, read);
    return read;
  };
}

/** A validator that lists the contents which another reading of its schema finds. That is made when it is first asked. */
export function withContentsFrom<Value>(validator: Validator<Value>, makeReading: () => Validator): Validator<Value> {
  let reading: Validator | undefined;
  const contents: Validator["contents"] = (value) => {
    const { valid, errors } = validator.validate(value);
    if (!valid) throw new ValidationError(errors);
    reading ??= makeReading();
    return reading.contents(value);
  };
  return Object.assign(validator, { contents });
}
