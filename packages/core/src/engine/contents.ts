// `contents` of a validator whose keywords only describe content: the schema is lowered again, with keywords that decode.
import type { Keyword } from "../keyword/keyword.js";
import type { Dialect } from "../keyword/dialect.js";
import { requireKeywords, replacePresentKeywords } from "../keyword/derive-dialect.js";
import { ValidationError } from "./validation-error.js";
import type { Validator } from "./validator.js";

/** Replaces keywords by id. */
export interface Substitution {
  /** Whether one of the keywords is replaced. */
  replacesSome(keywords: Iterable<Keyword>): boolean;
  /** The dialect with the replacements. Each is made once. */
  dialectFor(dialect: Dialect): Dialect;
}

/** @throws DefinitionError if one of `replacements` is not a keyword. */
export function substitutionBy(replacements: readonly Keyword[]): Substitution {
  requireKeywords("decodingKeywords", replacements);
  const ids = new Set(replacements.map(({ id }) => id));
  const substitutes = new Map<Dialect, Dialect>();
  return {
    replacesSome(keywords) {
      for (const { id } of keywords) if (ids.has(id)) return true;
      return false;
    },
    dialectFor(dialect) {
      const substitute = substitutes.get(dialect) ?? replacePresentKeywords(dialect, replacements);
      substitutes.set(dialect, substitute);
      return substitute;
    },
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
