import { hasProperty } from "../json/measure.js";
import { fill, type Template, templateOf } from "../messages/template.js";
import { type EngineMessageId, engineMessages } from "./engine-messages.js";

const templates = new Map<EngineMessageId, Template>();

/** The template of a message of the engine, parsed when it is first needed. */
export function engineTemplate(id: EngineMessageId): Template {
  const known = templates.get(id);
  if (known) return known;
  const template = templateOf(engineMessages[id]);
  templates.set(id, template);
  return template;
}

/** The messages that are put around others, the innermost first, each with the datum that it needs. */
const contextMessages: readonly (readonly [datum: string, id: EngineMessageId])[] = [
  ["name", "argot:message/name"],
  ["because", "argot:message/because"],
  ["becausePresent", "argot:message/because-present"],
  ["becauseMissing", "argot:message/because-missing"],
  ["suggestion", "argot:message/did-you-mean"],
  ["found", "argot:message/misnamed"],
];

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
  for (const [datum, id] of contextMessages) if (hasProperty(data, datum)) text = fill(templateFor(id), data, text);
  return text;
}
