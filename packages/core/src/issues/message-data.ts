import type { ValidationIssue } from "./issue.js";
import type { InnerMessage } from "../plan/inner-message.js";

/** The types of `data` of the messages of the engine, by message id. */
export type EngineMessageData = {
  "https://json-schema.org/keyword/false": { readonly actual: unknown };
  "argot:message/default": { readonly keyword?: string; readonly actual: unknown };
  "argot:message/missing": object;
  "argot:message/not-here": { readonly actual: unknown };
  "argot:message/nothing-allowed": { readonly actual: unknown };
  "argot:message/unknown-property": { readonly actual: unknown };
  "argot:message/extra-item": { readonly max: number; readonly actual: unknown };
  "argot:message/missing-value": { readonly value: readonly unknown[] };
  "argot:message/type": { readonly expected: readonly string[]; readonly actual: string | number };
  "argot:message/types": { readonly expected: readonly string[]; readonly actual: string | number };
  "argot:message/values": { readonly value: readonly unknown[]; readonly actual: unknown };
  "argot:message/values-differ": {
    readonly value: readonly unknown[];
    readonly actual: unknown;
    readonly difference: InnerMessage;
  };
  "argot:message/types-or-values": {
    readonly expected: readonly string[];
    readonly value: readonly unknown[];
    readonly actual: unknown;
  };
  "argot:message/missing-one": { readonly missing: readonly string[] };
  "argot:message/missing-constant": {
    readonly missing: readonly string[];
    readonly value: readonly unknown[];
  };
  "argot:message/missing-item": { readonly position: number; readonly value: readonly unknown[] };
  "argot:message/either": { readonly first: string; readonly second: string };
  "argot:message/too-many": {
    readonly max: number;
    readonly matched: readonly string[];
    readonly positions: readonly number[];
  };
  "argot:message/more-than-one": {
    readonly max: number;
    readonly matched: readonly string[];
    readonly positions: readonly number[];
  };
  "argot:message/one-property": { readonly present: readonly string[] };
  "argot:message/not-type": { readonly expected: readonly string[]; readonly actual: unknown };
  "argot:message/not-value": { readonly value: readonly unknown[]; readonly actual: unknown };
  "argot:message/not-values": { readonly value: readonly unknown[]; readonly actual: unknown };
  "argot:message/not-pattern": { readonly pattern: string; readonly actual: unknown };
  "argot:message/not-property": { readonly present: readonly string[] };
  "argot:message/not-properties": { readonly present: readonly string[] };
  "argot:message/not-member": {
    readonly property: string;
    readonly value: readonly unknown[];
    readonly actual: unknown;
  };
  "argot:message/not-named": { readonly property: string };
  "argot:message/items-type": {
    readonly min: number;
    readonly expected: readonly string[];
    readonly actual: number;
    readonly matching: InnerMessage;
  };
  "argot:message/items-value": { readonly min: number; readonly value: readonly unknown[]; readonly actual: number };
  "argot:message/items-values": { readonly min: number; readonly value: readonly unknown[]; readonly actual: number };
  "argot:message/items-pattern": { readonly min: number; readonly pattern: string; readonly actual: number };
  "argot:message/items-property": {
    readonly min: number;
    readonly missing: readonly string[];
    readonly actual: number;
  };
  "argot:message/items-member": {
    readonly min: number;
    readonly property: string;
    readonly value: readonly unknown[];
    readonly actual: number;
  };
};

/**
 * The types of `data` by message id. Here are those of the engine's messages; packages of keywords add theirs:
 *
 * ```ts
 * declare module "@argot/core" {
 *   interface MessageData {
 *     "https://example.com/keyword/unit": { readonly value: string; readonly actual: string };
 *   }
 * }
 * ```
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- others add members
export interface MessageData extends EngineMessageData {}

/** Data that an issue can have besides those of its message: what is put around the message. */
export interface MessageContext {
  /** The name of the property that the message is about, if it is about a name. */
  readonly name?: string;
  /** The property because of which the keyword counts. */
  readonly because?: string;
  /** The value of that property. */
  readonly becauseIs?: unknown;
  /** The names of properties because of which the keyword counts. */
  readonly becausePresent?: readonly string[];
  /** The names of properties because of whose absence the keyword counts. */
  readonly becauseMissing?: readonly string[];
  /** The keyword whose condition decides that another one counts, where no property says why. */
  readonly condition?: string;
  /** Whether that condition holds. */
  readonly conditionHolds?: boolean;
  /** The text, name or other scalar that was perhaps meant. */
  readonly suggestion?: string | number | boolean | null;
  /** In what alone the value differs from an allowed one. */
  readonly differsIn?: "case" | "json-type";
  /** The message of what is closest among alternatives. */
  readonly nearest?: string;
  /** The message that says what all alternatives require. */
  readonly inFull?: string;
  /** Names in the value that are perhaps those of missing properties, mistyped. */
  readonly found?: readonly string[];
}

/**
 * An issue with a known message id: a union with one member for each id, so that comparing `messageId` gives `data` its type. An
 * issue may have none of these ids; `hasMessageId` asks for one.
 */
export type KnownIssue<Id extends keyof MessageData = keyof MessageData> = {
  readonly [Each in Id]: ValidationIssue & {
    readonly messageId: Each;
    readonly data: MessageData[Each] & MessageContext;
  };
}[Id];

/** Whether an issue has a message id. Its `data` then have the type of that message. */
export const hasMessageId = <Id extends keyof MessageData>(issue: ValidationIssue, id: Id): issue is KnownIssue<Id> =>
  issue?.messageId === id;
