import { type FailureData, fill, hasProperty, type Template, type Templates } from "@argot/core/internal";
import { type EngineMessageId, engineMessages } from "./engine-messages.js";

/** The template of a message of the engine. */
export const engineTemplate = (templates: Templates, id: EngineMessageId): Template => templates.of(engineMessages[id]);

/** A message that is put around others. */
interface ContextMessage {
  readonly id: EngineMessageId;
  /** The name of the datum that it needs. */
  readonly datum: string;
  /** Whether it is needed, where there is the datum. */
  readonly isNeeded: (data: Readonly<FailureData>, message: string) => boolean;
}

const always = (): boolean => true;

/** The messages that are put around others, the innermost first. */
const contextMessages: readonly ContextMessage[] = [
  { datum: "name", id: "argot:message/name", isNeeded: (data, message) => !endsWithName(data, message) },
  { datum: "name", id: "argot:message/name-shown", isNeeded: endsWithName },
  { datum: "because", id: "argot:message/because", isNeeded: always },
  { datum: "becausePresent", id: "argot:message/because-present", isNeeded: always },
  { datum: "becauseMissing", id: "argot:message/because-missing", isNeeded: always },
  { datum: "conditionHolds", id: "argot:message/because-holds", isNeeded: (data) => data["conditionHolds"] === true },
  { datum: "conditionHolds", id: "argot:message/because-fails", isNeeded: (data) => data["conditionHolds"] === false },
  { datum: "differsIn", id: "argot:message/only-case", isNeeded: (data) => data["differsIn"] === "case" },
  { datum: "differsIn", id: "argot:message/only-type", isNeeded: (data) => data["differsIn"] === "json-type" },
  { datum: "suggestion", id: "argot:message/did-you-mean", isNeeded: (data) => !isOnlyValue(data) },
  { datum: "found", id: "argot:message/misnamed", isNeeded: always },
  { datum: "nearest", id: "argot:message/nearest", isNeeded: always },
  { datum: "inFull", id: "argot:message/in-full", isNeeded: always },
];

const contextData: ReadonlySet<string> = new Set(contextMessages.map(({ datum }) => datum));

/** A datum of a message. Not by reading the member, which may be inherited from a polluted prototype. */
const datumOf = (data: Readonly<FailureData>, name: string): unknown =>
  hasProperty(data, name) ? data[name] : undefined;

/** Whether a message about a name ends with that name. */
function endsWithName({ name }: Readonly<FailureData>, message: string): boolean {
  return message.endsWith(` ${JSON.stringify(name)}`);
}

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
  if (!hasContext(data)) return message;
  let text = message;
  for (const { id, datum, isNeeded } of contextMessages)
    if (hasProperty(data, datum) && isNeeded(data, text)) text = fill(templateFor(id), data, text);
  return text;
}

/** Whether some message may be put around another. Most messages have no context, and this takes least time. */
function hasContext(data: Readonly<FailureData>): boolean {
  // An inherited name only leads to a closer look.
  for (const name in data) if (contextData.has(name)) return true;
  return false;
}
