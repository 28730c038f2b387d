import { definitions, defs } from "@argot/core-vocabulary";
import { defineKeyword, type Keyword, schemaMap } from "@argot/core/keyword";

/** Schemas for references to lead to. Like Ajv, it reads those alone to which one leads: others may refer to what is missing. */
const unread = { ...schemaMap, parse: () => undefined };

/** `$defs` and `definitions`, by name. */
export const definitionKeywords: readonly (readonly [name: string, keyword: Keyword])[] = [
  ["$defs", defineKeyword({ id: defs.id, value: unread })],
  ["definitions", defineKeyword({ id: definitions.id, value: unread })],
];
