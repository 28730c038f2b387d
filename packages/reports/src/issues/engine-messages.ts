import type { InnerMessageId } from "@argot/core";
import { defaultTemplate, falseReport, innerMessages } from "@argot/core/internal";
import type { PartPath } from "../messages/value-outlines.js";

/** The id of a message of the engine, beside those of keywords. */
export type EngineMessageId =
  | "https://json-schema.org/keyword/false"
  | InnerMessageId
  | "argot:message/default"
  | "argot:message/type"
  | "argot:message/types"
  | "argot:message/values"
  | "argot:message/values-differ"
  | "argot:message/types-or-values"
  | "argot:message/missing"
  | "argot:message/missing-value"
  | "argot:message/missing-one"
  | "argot:message/missing-constant"
  | "argot:message/missing-item"
  | "argot:message/either"
  | "argot:message/too-many"
  | "argot:message/more-than-one"
  | "argot:message/one-property"
  | "argot:message/not-type"
  | "argot:message/not-value"
  | "argot:message/not-values"
  | "argot:message/not-pattern"
  | "argot:message/not-property"
  | "argot:message/not-properties"
  | "argot:message/not-member"
  | "argot:message/not-here"
  | "argot:message/nothing-allowed"
  | "argot:message/unknown-property"
  | "argot:message/extra-item"
  | "argot:message/items-type"
  | "argot:message/items-value"
  | "argot:message/items-values"
  | "argot:message/items-pattern"
  | "argot:message/items-property"
  | "argot:message/items-member"
  | "argot:message/not-named"
  | "argot:message/name"
  | "argot:message/name-shown"
  | "argot:message/because"
  | "argot:message/because-present"
  | "argot:message/because-missing"
  | "argot:message/because-holds"
  | "argot:message/because-fails"
  | "argot:message/did-you-mean"
  | "argot:message/only-case"
  | "argot:message/only-type"
  | "argot:message/misnamed"
  | "argot:message/nearest"
  | "argot:message/in-full";

/** A message of the engine. */
export interface EngineMessage {
  readonly id: EngineMessageId;
  readonly data: Readonly<Record<string, unknown>>;
  /** The part of the value that the message is about; absent if it is about the value itself. */
  readonly path?: PartPath;
}

/**
 * The messages of the engine, beside those of keywords: English templates by message id, for translations. Templates with
 * `{message}` are put around another message, where the data of an issue have what else the template mentions.
 */
export const engineMessages: Readonly<Record<EngineMessageId, string>> = {
  // The schema is `false`.
  "https://json-schema.org/keyword/false": falseReport.template,
  ...innerMessages,
  // The keyword has no message.
  "argot:message/default": defaultTemplate,
  // At the location of a property that is missing.
  "argot:message/missing": "is missing",
  "argot:message/missing-value": "must be {value:|one of }{value}, is missing",
  // No alternative matches the value.
  "argot:message/type": "must be {expected:text}, is {actual:text}",
  "argot:message/types": "must be one of {expected:text}, is {actual:text}",
  "argot:message/values": "must be {value:|one of }{value}, is {actual:json}",
  "argot:message/values-differ": "must be {value:|one of }{value}, {difference:message}",
  "argot:message/types-or-values": "must be {expected:text} or {value:|one of }{value}, is {actual:json}",
  "argot:message/missing-one": "must have {missing:property|one of} {missing}{missing:|, has none of them}",
  "argot:message/missing-constant": "must have property {missing}, one of {value}",
  "argot:message/missing-item": "must have an item at position {position}, one of {value}",
  "argot:message/either": "{first:whole}, or {second:whole}",
  // Too many alternatives match the value.
  "argot:message/too-many": "must match at most {max} of the alternatives, matches alternatives {positions: and }",
  "argot:message/more-than-one": "must match exactly one of the alternatives, matches alternatives {positions: and }",
  "argot:message/one-property": "must have only one of {present}, has all of them",
  // The value must not be what it is.
  "argot:message/not-type": "must not be of type {expected:text}",
  "argot:message/not-value": "must not be {actual:json}",
  "argot:message/not-values": "must be none of {value}, is {actual:json}",
  "argot:message/not-pattern": "must not match the pattern {pattern:regex}, is {actual:json}",
  "argot:message/not-property": "must not have {present}",
  "argot:message/not-properties": "must not have all of {present} at once",
  "argot:message/not-member": "must not have {property} set to {actual:json}",
  "argot:message/not-here": "is not allowed here",
  "argot:message/nothing-allowed": "is not allowed: the schema accepts no value",
  "argot:message/unknown-property": "is not a known property",
  "argot:message/extra-item": "is too many: at most {max} {max:item is|items are} allowed",
  // Too few items of an array match.
  "argot:message/items-type":
    "must contain at least {min} {min:item|items} of type {expected:text}, {matching:message}",
  "argot:message/items-value": "must contain {value}",
  "argot:message/items-values": "must contain at least {min} of {value}, {matching:message}",
  "argot:message/items-pattern":
    "must contain at least {min} {min:item that matches|items that match} the pattern {pattern:regex}, {matching:message}",
  "argot:message/items-property": "must contain at least {min} {min:object|objects} with {missing}, {matching:message}",
  "argot:message/items-member":
    "must contain at least {min} {min:object|objects} with {property} set to {value}, {matching:message}",
  // No property may have a certain name.
  "argot:message/not-named": "must not have a property named {property}",
  // Put around another message.
  "argot:message/name": "has a property named {name}, and that name {message:whole}",
  "argot:message/name-shown": "has a property whose name {message:whole}",
  "argot:message/because": "{message:whole}, because {because} is {becauseIs:json}",
  "argot:message/because-present": "{message:whole}, because {becausePresent} is there",
  "argot:message/because-missing": "{message:whole}, because {becauseMissing} is missing",
  "argot:message/because-holds": "{message:whole}, because {condition} holds",
  "argot:message/because-fails": "{message:whole}, because {condition} does not hold",
  "argot:message/did-you-mean": "{message:whole}; did you mean {suggestion}?",
  "argot:message/only-case": "{message:whole}; only the case differs",
  "argot:message/only-type": "{message:whole}; only the type differs",
  "argot:message/misnamed": "{message:whole}; {found:is|are} {found} {found:a typo|typos}?",
  // What is closest among alternatives, or what all of them require, in place of how many match.
  "argot:message/nearest": "{nearest:whole} ({message:whole})",
  "argot:message/in-full": "{inFull:whole}",
};
