// Problems of content, as messages within other messages.
import { innerMessage, type InnerMessage } from "@argot/core/keyword";

/** The kind of a problem. */
export type ContentProblem =
  | "alphabet"
  | "padding-missing"
  | "padding-wrong"
  | "character-missing"
  | "left-over"
  | "line-end"
  | "white-space"
  | "line-length"
  | "soft-end"
  | "octet"
  | "nul"
  | "malformed"
  | "too-large"
  | "lenient";

const texts: Readonly<Record<ContentProblem, string>> = {
  alphabet: "the character {character} at position {position} is not allowed",
  "padding-missing": "the padding {padding} is missing at position {position}",
  "padding-wrong": "the padding at position {position} is wrong",
  "character-missing": "a character is missing at position {position}",
  "left-over": "the character at position {position} has bits that must be 0",
  "line-end": "the line end at position {position} is not CR LF",
  "white-space": "there is white space before the line end, at position {position}",
  "line-length": "a line has more than {max} characters, at position {position}",
  "soft-end": 'no line follows the "=" at position {position}',
  octet: 'no two hexadecimal digits follow the "=" at position {position}',
  nul: "there is a NUL at position {position}",
  malformed: "{reason:text}",
  "too-large": "its size is {size}, and {max} is allowed",
  lenient: '{problem:message}; the option "lenient" accepts it',
};

const prefix = "argot:content/";

/** The messages that say why a string cannot be decoded: English templates by message id, for translations. */
export const contentMessages: Readonly<Record<string, string>> = withIds(texts);

/* @__NO_SIDE_EFFECTS__ */
function withIds(templates: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(templates).map(([name, template]) => [prefix + name, template]));
}

/** Makes the message of a problem. */
export const contentProblem = (name: ContentProblem, data: InnerMessage["data"]): InnerMessage =>
  innerMessage(prefix + name, texts[name], data);
