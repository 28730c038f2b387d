import { definitions, defs } from "@argot/core-vocabulary";
import { defineKeyword, type Keyword, schemaMap } from "@argot/core/keyword";

/** Schemas for references to lead to. Like Ajv, it reads those alone to which one leads: others may refer to what is missing. */
const unread = { ...schemaMap, parse: () => undefined };

/** `$defs` and `definitions`. */
export const definitionKeywords: readonly Keyword[] = [defs, definitions].map(({ id }) =>
  defineKeyword({ id, value: unread }),
);
