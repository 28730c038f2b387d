// In the files for Node, loaded when it is first called, with the part `reports`.
import type { ValidationIssue } from "@argot/core";
import { fill, type Template, templateOf, mainIssue } from "@argot/core/internal";
import { JsonType } from "@argot/core/plan";
import { type EngineMessageId, engineMessages } from "./engine-messages.js";
import { withContext } from "./engine-templates.js";
import { flatList } from "./flatten-issues.js";
import { type Language, languageFrom, type Messages } from "./messages.js";
import { eitherId, eitherOf } from "./explain/no-match.js";
import { requireIssues } from "./require-issues.js";
import { requireMessages } from "./require-messages.js";

/** An issue that contains nothing of the value but names of properties, and nothing of the schema but names and limits. */
export interface ClientIssue {
  /** What is wrong: the end of a sentence about the value at `instanceLocation`. `…` stands for what is left out. */
  readonly message: string;
  /** Identifies the message in every language. */
  readonly messageId: string;
  /** JSON Pointer in the instance. */
  readonly instanceLocation: string;
  /** The names of properties and the indices of items that lead to the value at `instanceLocation`. */
  readonly path: readonly (string | number)[];
  /** The keyword that fails; absent if the root schema fails as a whole. */
  readonly keyword?: string;
}

/**
 * The issues as they may be sent to whoever sent the value: flattened, without `data`, and with messages that are made of these
 * parts only:
 *
 * - the words of the message's template, of `messages` or of the schema's author,
 * - names of properties and keywords, the name of a property that was probably meant, and the JSON types that a schema names or a value has,
 * - limits of the schema, such as the one of `minimum`; counts of the schema, such as that of `minContains`; positions.
 *
 * Values of the instance, and constants, patterns and other values of the schema are left out, and so are suggestions of them, locations in
 * the schema and URIs of schemas. A message without a template in `messages` is replaced by one that names the keyword.
 *
 * @param errors - Issues of a validator, in English.
 * @param messages - Templates by message id, in the language of the result.
 */
export function toClient(errors: readonly ValidationIssue[], messages: Messages): readonly ClientIssue[] {
  requireIssues("toClient", errors);
  requireMessages("toClient", messages);
  const language = languageFrom(messages);
  return flatList(errors).map((issue) => {
    const { messageId, instanceLocation, path, keyword } = issue;
    const message = safeMessage(issue, language);
    return keyword === undefined
      ? { message, messageId, instanceLocation, path }
      : { message, messageId, instanceLocation, path, keyword };
  });
}

/** The message of an issue, made of what may be sent to clients. */
function safeMessage(issue: ValidationIssue, language: Language): string {
  if (issue.messageId !== eitherId) return safeMessageOfOne(issue, language);
  const alternatives = (issue.alternatives ?? []).map(mainIssue);
  const said = new Set<string>();
  for (const each of alternatives) {
    // A tie within a tie is not followed, since ties nest as deep as values do.
    if (!each || each.messageId === eitherId) return defaultMessage(issue, language);
    said.add(safeMessageOfOne(each, language));
  }
  return eitherOf([...said], language.engineTemplate(eitherId));
}

function safeMessageOfOne(issue: ValidationIssue, language: Language): string {
  const { data, messageId } = issue;
  const safe = safeData(issue);
  if (typeof data["custom"] === "string") return fillSafely(templateOf(data["custom"]), safe);
  const { templateFor, engineTemplate } = language;
  const template = templateFor(issue) ?? (isEngineId(messageId) ? engineTemplate(messageId) : undefined);
  return template ? withContext(fillSafely(template, safe), safe, engineTemplate) : defaultMessage(issue, language);
}

const isEngineId = (id: string): id is EngineMessageId => Object.hasOwn(engineMessages, id);

/** The message if there is no template: it names the keyword. A whole schema that fails has none. */
function defaultMessage({ keyword }: ValidationIssue, language: Language): string {
  const id: EngineMessageId = keyword === undefined ? "argot:message/not-here" : "argot:message/default";
  return fill(language.engineTemplate(id), { keyword });
}

type Data = Readonly<Record<string, unknown>>;

/** Data that are names of properties or keywords, or lists of them. */
const safeNames: ReadonlySet<string> = new Set([
  "missing",
  "present",
  "names",
  "found",
  "name",
  "property",
  "keyword",
  "becausePresent",
  "becauseMissing",
]);

/** Data that are numbers of the schema, or positions in it or in the instance. */
const numbers: ReadonlySet<string> = new Set(["limit", "min", "max", "position", "positions", "equal"]);

/** Data that are types if the message is about the type of the value. A text of the value may be the name of a type as well. */
const types: ReadonlySet<string> = new Set(["expected", "actual", "value"]);

/** The data of an issue that may be sent to clients. */
function safeData({ data, messageId }: ValidationIssue): Data {
  const safe: Record<string, unknown> = {};
  // Beside constants, and where the type is forbidden, the value itself is shown.
  const expected = Object.hasOwn(data, "expected") ? data["expected"] : undefined;
  const isOfTypes = messageId !== notType && messageId !== typesOrValues && isTypes(expected);
  for (const name of Object.keys(data)) {
    const datum = data[name];
    const isSafe =
      (safeNames.has(name) && consistsOf(datum, isString)) ||
      (numbers.has(name) && consistsOf(datum, isNumeric)) ||
      // The keyword's value is a limit.
      (name === "value" && isNumeric(datum) && datum === data["limit"]) ||
      // One of constants has them beside it.
      (name === "suggestion" && !Object.hasOwn(data, "value")) ||
      (name === "expected" && isTypes(datum)) ||
      (isOfTypes && types.has(name) && consistsOf(datum, isTypeName));
    if (isSafe) safe[name] = datum;
    // A number that must be an integer is shown as its type.
    else if (name === "actual" && isNumeric(datum) && isOfTypes && consistsOf(data["value"], isTypeName))
      safe[name] = "number";
  }
  return safe;
}

const notType: EngineMessageId = "argot:message/not-type";
const typesOrValues: EngineMessageId = "argot:message/types-or-values";
const isTypes = (datum: unknown): boolean => Array.isArray(datum) && datum.length > 0 && datum.every(isTypeName);

const consistsOf = (datum: unknown, is: (each: unknown) => boolean): boolean =>
  Array.isArray(datum) ? datum.every(is) : is(datum);

const isString = (each: unknown): boolean => typeof each === "string";
const isNumeric = (each: unknown): boolean => typeof each === "number" || typeof each === "bigint";
const isTypeName = (each: unknown): boolean =>
  typeof each === "string" && each !== "any" && Object.hasOwn(JsonType, each);

/** What begins a part of a sentence: a sign, in French after a no-break space, and in Chinese and Japanese without a space after it. */
const partBeginning = /^(?:[\u00A0\u202F]?[,;:] |[，；：。（])/;
const partsOfSentence = /(?=[\u00A0\u202F][,;:] |(?<![\u00A0\u202F])[,;:] |[，；：。（])/;

/**
 * Fills a template with safe data. Other data are left out with the part of the sentence that they are in; in the first part, `…` stands
 * for them.
 */
function fillSafely({ texts, gaps }: Template, safe: Data): string {
  const parts: { text: string; isSafe: boolean }[] = [{ text: "", isSafe: true }];
  const last = (): { text: string; isSafe: boolean } => parts.at(-1) as { text: string; isSafe: boolean };
  for (const [i, text] of texts.entries()) {
    for (const piece of text.split(partsOfSentence)) {
      if (partBeginning.test(piece)) parts.push({ text: "", isSafe: true });
      last().text += piece;
    }
    const gap = gaps.at(i);
    if (!gap) continue;
    const isKnown = Object.hasOwn(safe, gap.name);
    if (!isKnown) last().isSafe = false;
    // One of two words of the template shows nothing.
    last().text += isKnown
      ? fill({ texts: ["", ""], gaps: [gap] }, safe)
      : gap.form === "plural"
        ? gap.words.at(-1)
        : "…";
  }
  return parts
    .filter(({ isSafe }, i) => isSafe || i === 0)
    .map(({ text }) => text)
    .join("");
}
