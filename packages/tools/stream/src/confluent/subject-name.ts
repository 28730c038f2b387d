import { DefinitionError, requireArgument } from "argot";
import type { MessagePart } from "./wire-format.js";

/** Names the subject of the schema for a part of the messages of a topic. `title` is that of the schema, if it is known. */
export type SubjectName = (topic: string, part: MessagePart, title: string | undefined) => string;

/** `orders-value`: one schema for each part of a topic. */
export const topicSubject: SubjectName = (topic, part) => `${topicOf(topic)}-${part}`;

/** The title of the schema: the same schema in all topics. */
export const recordSubject: SubjectName = (_topic, _part, title) => titleOf(title);

/** `orders-Order`: several schemas in a topic. */
export const topicRecordSubject: SubjectName = (topic, _part, title) => `${topicOf(topic)}-${titleOf(title)}`;

function topicOf(topic: string): string {
  requireArgument(typeof topic === "string", "subject", "the name of a topic", topic);
  return topic;
}

function titleOf(title: string | undefined): string {
  if (title !== undefined && title !== "") return title;
  throw new DefinitionError("Subjects by record need the option `record` of `encode`: the title of the schema.");
}
