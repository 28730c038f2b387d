import { ownProperties } from "@argot/core";
import { readOnly, writeOnly } from "@argot/metadata";
import { englishMessages, flattenIssues, type Messages, toClient, type ValidationIssue } from "argot";
import { openApi30 } from "../dialects/openapi-3.0.js";
import { openApi31 } from "../dialects/openapi-3.1.js";

/** The messages for properties of the other direction. */
export const otherDirectionMessages = {
  readOnly: "must not be sent to the server: it is read-only",
  writeOnly: "must not be sent by the server: it is write-only",
} as const;

let messages: Messages | undefined;
/** The templates of messages, made when they are first needed. */
const clientMessages = (): Messages =>
  (messages ??= {
    ...englishMessages(openApi30, openApi31),
    [readOnly.id]: otherDirectionMessages.readOnly,
    [writeOnly.id]: otherDirectionMessages.writeOnly,
  });

/** The part of a message that an issue is about. */
export type MessagePart = "path" | "query" | "header" | "cookie" | "body" | "status";

/** One thing that is wrong with a request or response. */
export interface MessageIssue {
  /** The part of the message. */
  readonly in: MessagePart;
  /** The name of the parameter or header; absent for the body and the status. */
  readonly name?: string;
  /** JSON Pointer of the value in the parameter or body. */
  readonly pointer: string;
  /** The end of a sentence about the value. It contains no values of the message, so it may be sent and logged. */
  readonly message: string;
  /**
   * The issue with its data, which contain values of the message. Absent if the text could not be read or something is missing.
   * Not enumerable: copies and texts of this object lack it.
   */
  readonly issue?: ValidationIssue;
}

/** Where an issue is. */
export type IssuePlace = Pick<MessageIssue, "in" | "name">;

/** An issue that no schema says. */
export const messageIssue = ({ in: part, name }: IssuePlace, message: string): MessageIssue => ({
  in: part,
  ...(name !== undefined && { name }),
  pointer: "",
  message,
});

/**
 * The issues of a value that is not valid against its schema.
 *
 * @param prefix - JSON Pointer of the value in the parameter or body.
 */
export const schemaIssues = (place: IssuePlace, errors: readonly ValidationIssue[], prefix = ""): MessageIssue[] =>
  valueIssues(errors).map(({ message, issue }) => withIssue(messageIssue(place, message), issue, prefix));

/** An issue of a schema, with a message that contains no values. */
export interface ValueIssue {
  readonly message: string;
  readonly issue: ValidationIssue;
}

/** The issues of a value, each of which has no causes. */
export function valueIssues(errors: readonly ValidationIssue[]): readonly ValueIssue[] {
  if (errors.length === 0) return [];
  const flat = flattenIssues(errors);
  return toClient(errors, clientMessages()).map(({ message }, i) => ({ message, issue: flat[i] as ValidationIssue }));
}

/** Adds the pointer of an issue, and the issue so that copies and texts lack it. */
export const withIssue = <A extends { readonly pointer: string }>(found: A, issue: ValidationIssue, prefix = ""): A =>
  Object.defineProperty(
    { ...found, pointer: prefix + issue.instanceLocation },
    "issue",
    ownProperties({ value: issue }),
  );
