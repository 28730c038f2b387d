import { definitions, defs } from "@argot/core-vocabulary";
import { defineKeyword, type Keyword, schemaMap } from "@argot/core/keyword";

/**
 * Schemas that references may lead to. Like Ajv, reads only those that are referred to: others may have unresolvable
 * references.
 */
const unread = { ...schemaMap, parse: () => undefined };

/** `$defs` and `definitions`, by name. */
export const definitionKeywords: readonly (readonly [name: string, keyword: Keyword])[] = [
  ["$defs", defineKeyword({ id: defs.id, value: unread })],
  ["definitions", defineKeyword({ id: definitions.id, value: unread })],
];
