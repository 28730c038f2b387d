import { flattenIssues, type ValidationIssue } from "argot";

/** The messages that are put around others, by the member of an issue's data that they are about. */
const contexts: Readonly<Record<string, string>> = {
  "argot:message/name": "name",
  "argot:message/name-shown": "name",
  "argot:message/because": "because",
  "argot:message/because-present": "becausePresent",
  "argot:message/because-missing": "becauseMissing",
  "argot:message/because-holds": "conditionHolds",
  "argot:message/because-fails": "conditionHolds",
  "argot:message/only-case": "differsIn",
  "argot:message/only-type": "differsIn",
  "argot:message/did-you-mean": "suggestion",
  "argot:message/misnamed": "found",
  "argot:message/nearest": "nearest",
  "argot:message/in-full": "inFull",
};

/**
 * The first issue whose message has an id, or contains a message with it, as text.
 *
 * @param id - Default: any id.
 * @returns `undefined` if there is none.
 */
export function reportedIssue(errors: readonly ValidationIssue[], id: string | undefined): string | undefined {
  const all = [...withAlternatives(errors), ...flattenIssues(errors)];
  const found = all.find((issue) => id === undefined || hasMessage(issue, id));
  return found && textOf(found);
}

/** An issue as text, with its causes below it. */
const textOf = ({ instanceLocation, message, causes }: ValidationIssue): string => {
  // Newer engines say more about JSON.
  const own = `${instanceLocation || "(root)"}: ${message.replace(/ \(line \d+ column \d+\)$/, "")}`;
  return [own, ...causes.map((cause) => textOf(cause).replaceAll(/^/gm, "  "))].join("\n");
};

/** The issues, each before its causes and those of its alternatives. */
function withAlternatives(issues: readonly ValidationIssue[]): readonly ValidationIssue[] {
  return issues.flatMap((issue) => [
    issue,
    ...withAlternatives(issue.causes),
    ...withAlternatives(issue.alternatives?.flat() ?? []),
  ]);
}

function hasMessage({ messageId, data }: ValidationIssue, id: string): boolean {
  const datum = contexts[id];
  return (
    messageId === id ||
    messageId.endsWith(`#${id}`) ||
    (datum !== undefined && Object.hasOwn(data, datum)) ||
    containsMessage(data, id)
  );
}

/** Whether a message with an id is somewhere in the data of another one. */
function containsMessage(data: object, id: string): boolean {
  return Object.values(data).some(
    (part: unknown) =>
      typeof part === "object" &&
      part !== null &&
      ((part as { messageId?: unknown }).messageId === id || containsMessage(part, id)),
  );
}
