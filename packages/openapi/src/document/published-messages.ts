import { englishMessages, localise, type Messages, type ValidationIssue } from "argot";
import { openApi30 } from "../dialects/openapi-3.0.js";
import { openApi31 } from "../dialects/openapi-3.1.js";

let messages: Messages | undefined;
/**
 * The templates of messages. Authors need no message about the choice of the published schemas between an object and a
 * reference.
 */
const publishedMessages = (): Messages =>
  (messages ??= {
    ...englishMessages(openApi30, openApi31),
    "argot:message/because-missing": "{message:whole}",
  });

const notAPath = 'must not be present: a path begins with "/"';
const aStatus = 'a status such as "200", a range such as "4XX", or "default"';
const notAStatus = `must not be present: a response has ${aStatus}`;

/** Messages that replace unclear ones of the published schemas, by the pointer of the rule. */
const texts: Readonly<Record<string, string>> = {
  "/definitions/Paths/additionalProperties": notAPath,
  "/$defs/paths/unevaluatedProperties": notAPath,
  "/definitions/Responses/additionalProperties": notAStatus,
  "/$defs/responses/unevaluatedProperties": notAStatus,
  "/$defs/responses/then/required": `must have a response with ${aStatus}`,
  "/$defs/parameters/not": 'must not have parameters both in "query" and in "querystring"',
  "/$defs/parameters/contains": 'must not have several parameters in "querystring"',
};

/** The issues of a document as a value of the published schema, with messages for its author. */
export const forAuthors = (issues: readonly ValidationIssue[]): readonly ValidationIssue[] =>
  localise(issues, publishedMessages());

/** The message about a member that YAML 1.1 would merge, and that YAML 1.2 and JSON do not. */
export const mergeKeyMessage =
  'must not be present: "<<" merges objects in YAML 1.1; documents are YAML 1.2, so repeat the members';

/** The message of an issue for the author of a document. */
export function messageForAuthor({ absoluteKeywordLocation, instanceLocation, message }: ValidationIssue): string {
  if (instanceLocation.endsWith("/<<")) return mergeKeyMessage;
  const rule = absoluteKeywordLocation.replace(/^[^#]*#/, "");
  return Object.hasOwn(texts, rule) ? (texts[rule] as string) : message;
}
