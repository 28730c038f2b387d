import { fill, hasProperty, type Template, type Templates } from "@argot/core/internal";
import { type EngineMessageId, engineMessages } from "./engine-messages.js";

/** The template of a message of the engine. */
export const engineTemplate = (templates: Templates, id: EngineMessageId): Template => templates.of(engineMessages[id]);

/** A datum that is the context of a message. */
export type ContextDatum = "name" | "because" | "becausePresent" | "becauseMissing" | "suggestion" | "found";

/** The messages that are put around others, the innermost first, by the datum that each needs. */
const contextMessages: Readonly<Record<ContextDatum, EngineMessageId>> = {
  name: "argot:message/name",
  because: "argot:message/because",
  becausePresent: "argot:message/because-present",
  becauseMissing: "argot:message/because-missing",
  suggestion: "argot:message/did-you-mean",
  found: "argot:message/misnamed",
};

const contextData = Object.keys(contextMessages) as readonly ContextDatum[];

/** Puts the context that an issue's data have around its message, in English. */
export const withEnglishContext = (
  templates: Templates,
  message: string,
  data: Readonly<Record<string, unknown>>,
): string => withContext(message, data, (id) => engineTemplate(templates, id));

/**
 * Puts the context that an issue's data have around its message: the property's name, the condition, and what was perhaps meant
 * or mistyped.
 */
export function withContext(
  message: string,
  data: Readonly<Record<string, unknown>>,
  templateFor: (id: EngineMessageId) => Template,
): string {
  let text = message;
  for (const datum of contextData)
    if (hasProperty(data, datum)) text = fill(templateFor(contextMessages[datum]), data, text);
  return text;
}

/** Puts one datum of the context around a message, in English. */
export const within = (
  templates: Templates,
  datum: ContextDatum,
  message: string,
  data: Readonly<Record<string, unknown>>,
): string => fill(engineTemplate(templates, contextMessages[datum]), data, message);
