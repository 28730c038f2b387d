import { type FailureData, fill, hasProperty, type Template, type Templates } from "@argot/core/internal";
import { type EngineMessageId, engineMessages } from "./engine-messages.js";

/** The template of a message of the engine. */
export const engineTemplate = (templates: Templates, id: EngineMessageId): Template => templates.of(engineMessages[id]);

/** The messages that are put around others, the innermost first, each with the data that need it. */
const contextMessages: readonly (readonly [
  id: EngineMessageId,
  isNeeded: (data: Readonly<FailureData>, message: string) => boolean,
])[] = [
  ["argot:message/name", (data, message) => hasProperty(data, "name") && !endsWithName(data, message)],
  ["argot:message/name-shown", (data, message) => hasProperty(data, "name") && endsWithName(data, message)],
  ["argot:message/because", (data) => hasProperty(data, "because")],
  ["argot:message/because-present", (data) => hasProperty(data, "becausePresent")],
  ["argot:message/because-missing", (data) => hasProperty(data, "becauseMissing")],
  ["argot:message/because-holds", (data) => datumOf(data, "conditionHolds") === true],
  ["argot:message/because-fails", (data) => datumOf(data, "conditionHolds") === false],
  ["argot:message/only-case", (data) => datumOf(data, "differsIn") === "case"],
  ["argot:message/only-type", (data) => datumOf(data, "differsIn") === "json-type"],
  ["argot:message/did-you-mean", (data) => hasProperty(data, "suggestion") && !isOnlyValue(data)],
  ["argot:message/misnamed", (data) => hasProperty(data, "found")],
  ["argot:message/nearest", (data) => hasProperty(data, "nearest")],
  ["argot:message/in-full", (data) => hasProperty(data, "inFull")],
];

/** A datum of a message. Not by reading the member, which may be inherited from a polluted prototype. */
const datumOf = (data: Readonly<FailureData>, name: string): unknown =>
  hasProperty(data, name) ? data[name] : undefined;

/** Whether a message about a name ends with that name. */
const endsWithName = ({ name }: Readonly<FailureData>, message: string): boolean =>
  message.endsWith(` ${JSON.stringify(name)}`);

/** Whether what was perhaps meant is the only value that is allowed: the message names it already. */
function isOnlyValue(data: Readonly<FailureData>): boolean {
  const [suggestion, value] = [datumOf(data, "suggestion"), datumOf(data, "value")];
  return suggestion === (Array.isArray(value) && value.length === 1 ? value.at(0) : value);
}

/** Puts the context that an issue's data have around its message, in English. */
export const withEnglishContext = (templates: Templates, message: string, data: Readonly<FailureData>): string =>
  withContext(message, data, (id) => engineTemplate(templates, id));

/**
 * Puts the context that an issue's data have around its message: the property's name, the condition, what was perhaps meant or
 * mistyped, and what is closest among alternatives.
 */
export function withContext(
  message: string,
  data: Readonly<FailureData>,
  templateFor: (id: EngineMessageId) => Template,
): string {
  let text = message;
  for (const [id, isNeeded] of contextMessages) if (isNeeded(data, text)) text = fill(templateFor(id), data, text);
  return text;
}
