import type { InnerMessage } from "../plan/inner-message.js";
import { innerMessage } from "./template.js";

/** The id of a message of the engine that stands within other messages. */
export type InnerMessageId =
  | "argot:message/is"
  | "argot:message/differs"
  | "argot:message/differs-missing"
  | "argot:message/differs-extra"
  | "argot:message/differs-length"
  | "argot:message/differs-at"
  | "argot:message/differs-more"
  | "argot:message/closest"
  | "argot:message/contains-none"
  | "argot:message/contains"
  | "argot:message/undecodable"
  | "argot:message/too-deep";

/** English templates by message id. */
export const innerMessages: Readonly<Record<InnerMessageId, string>> = {
  // What is wrong with a value that must be one of several objects or arrays.
  "argot:message/is": "is {actual:json}",
  "argot:message/differs": "has {actual:json} instead of {expected:json}",
  "argot:message/differs-missing": "lacks {missing}",
  "argot:message/differs-extra": "has {present} as well",
  "argot:message/differs-length": "has {actual} {actual:item|items} instead of {expected}",
  // These contain another one.
  "argot:message/differs-at": "{difference:message} at {at:whole}",
  "argot:message/differs-more": "{difference:message}, and {more} more {more:difference|differences}",
  "argot:message/closest": "is closest to {closest:json} but {difference:message}",
  // Which items of an array match.
  "argot:message/contains-none": "contains none",
  "argot:message/contains": "contains {actual} ({items:item|items} {items: and })",
  // Why there is no content.
  "argot:message/undecodable": "it cannot be decoded",
  "argot:message/too-deep": "it is within {deepest} other {deepest:content|contents}, which is the maximum",
};

/** A message of the engine that stands within another one. */
export const innerEngineMessage = (id: InnerMessageId, data: InnerMessage["data"]): InnerMessage =>
  innerMessage(id, innerMessages[id], data);
