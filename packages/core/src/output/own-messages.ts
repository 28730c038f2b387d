import { fill, type Template, templateOf } from "./message.js";

/** The id of a message that the engine says itself. */
export type OwnMessageId =
  | "argot:message/types"
  | "argot:message/values"
  | "argot:message/types-or-values"
  | "argot:message/did-you-mean"
  | "argot:message/name";

/**
 * What the engine says itself, beside what keywords say, by message id. The first three are about a value that none of
 * several alternatives wants, the others are put around a message.
 */
export const ownMessages: Readonly<Record<OwnMessageId, string>> = {
  "argot:message/types": "must be one of {expected:text}, is {actual:text}",
  "argot:message/values": "must be one of {value}, is {actual:json}",
  "argot:message/types-or-values": "must be {expected:text} or one of {value}, is {actual:json}",
  "argot:message/did-you-mean": "{message:whole}; did you mean {suggestion}?",
  "argot:message/name": "has a property named {name}, and that name {message:whole}",
};

/** The templates of these messages. */
export const ownTemplates: Readonly<Record<OwnMessageId, Template>> = {
  "argot:message/types": templateOf(ownMessages["argot:message/types"]),
  "argot:message/values": templateOf(ownMessages["argot:message/values"]),
  "argot:message/types-or-values": templateOf(ownMessages["argot:message/types-or-values"]),
  "argot:message/did-you-mean": templateOf(ownMessages["argot:message/did-you-mean"]),
  "argot:message/name": templateOf(ownMessages["argot:message/name"]),
};

/** A message with what is to be said around it: of which name it speaks, and what may have been meant. */
export function inContext(
  message: string,
  { name, suggestion }: Readonly<Record<string, unknown>>,
  templates: Readonly<Pick<typeof ownTemplates, "argot:message/name" | "argot:message/did-you-mean">>,
): string {
  const named = name === undefined ? message : fill(templates["argot:message/name"], { message, name });
  return suggestion === undefined
    ? named
    : fill(templates["argot:message/did-you-mean"], { message: named, suggestion });
}
