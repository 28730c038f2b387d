import {
  hasMessageId as hasMessageIdOfCore,
  type MessageContext,
  type MessageData,
  type ValidationIssue,
} from "@argot/core";
import type { StandardMessageData } from "@argot/dialects";

/**
 * The types of `data` by message id: those of `MessageData`, to which packages and programs add theirs, and those of the standard
 * keywords and formats.
 */
// The standard types are also added to `MessageData`, except in the declarations for CommonJS, which are one file.
export type KnownMessageData = MessageData & StandardMessageData;

/**
 * An issue with a known message id: a union with one member for each id, so that comparing `messageId` gives `data` its
 * type. An issue may have none of these ids; `hasMessageId` tests for one.
 */
export type KnownIssue<Id extends keyof KnownMessageData = keyof KnownMessageData> = {
  readonly [Each in Id]: ValidationIssue & {
    readonly messageId: Each;
    readonly data: KnownMessageData[Each] & MessageContext;
  };
}[Id];

/** Whether an issue has a message id. If so, its `data` have the type of that message. */
export const hasMessageId: <Id extends keyof KnownMessageData>(
  issue: ValidationIssue,
  id: Id,
) => issue is KnownIssue<Id> = hasMessageIdOfCore;
