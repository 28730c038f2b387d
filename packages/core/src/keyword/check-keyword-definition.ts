import { isObject, JsonType } from "../json/types.js";
import { placeholder } from "../plan/placeholder.js";
import type { KeywordCommon, KeywordMeaning } from "./define-keyword.js";
import {
  type Refuse,
  refuserFor,
  refuseAsync,
  refuseUnknownMembers,
  requireUri,
  describeValue,
} from "./definition-errors.js";
import { isShape } from "./shape.js";

type Members = keyof KeywordCommon<unknown, number> | keyof KeywordMeaning<unknown, number> | "importFrom";

const keywordMembers: readonly string[] = [
  "id",
  "doc",
  "value",
  "appliesTo",
  "ignoresSiblings",
  "identify",
  "provide",
  "test",
  "predicate",
  "lower",
  "importFrom",
  "annotation",
  "message",
  "variant",
] satisfies Members[];

/** What a message can show, by the way in which the meaning is given: what is found in a value depends on what is asked. */
const placeholdersOf: Readonly<Record<string, readonly string[]>> = {
  test: ["value", "actual"],
  predicate: ["value", "actual", "missing", "present", "expected", "equal"],
  lower: ["value", "actual", "missing", "present", "expected", "equal", "names", "min", "max"],
};

/**
 * Refuses a definition of a keyword that cannot be meant as it stands.
 *
 * @throws DefinitionError saying what is wrong.
 */
export function checkKeywordDefinition(definition: Readonly<Record<string, unknown>>): void {
  const { id, doc, value, appliesTo, ignoresSiblings, annotation } = definition;
  requireUri("A keyword", id, "https://example.com/keyword/evenSize");
  const refuse = refuserFor(`Keyword ${id}`);
  refuseUnknownMembers(`Keyword ${id}`, definition, keywordMembers);
  if (doc !== undefined && typeof doc !== "string") refuse("`doc` must be a text for people.");
  if (!isShape(value)) refuse("`value` must be a shape, such as `nonNegativeInteger` or `schema`.");
  if (
    appliesTo !== undefined &&
    (typeof appliesTo !== "number" || appliesTo === 0 || (appliesTo & JsonType.any) !== appliesTo)
  )
    refuse("`appliesTo` must be a type of `JsonType`, or several joined with `|`.");
  if (ignoresSiblings !== undefined && typeof ignoresSiblings !== "boolean")
    refuse("`ignoresSiblings` must be a boolean.");
  const meaning = meaningOf(definition, refuse);
  if (annotation !== undefined && annotation !== "value" && annotation !== "applied")
    refuse('`annotation` must be "value" or "applied".');
  if (annotation === "applied" && meaning !== "lower")
    refuse('`annotation: "applied"` tells what `lower` applied schemas to; there is no `lower`.');
  refuseWrongMessages(definition, meaning, refuse);
}

/** The way in which the meaning is given, if it is. */
function meaningOf(definition: Readonly<Record<string, unknown>>, refuse: Refuse): string | undefined {
  for (const name of ["test", "predicate", "lower", "identify", "provide", "variant"]) {
    const given = definition[name];
    if (given === undefined) continue;
    if (typeof given !== "function") refuse(`\`${name}\` must be a function; got ${describeValue(given)}.`);
    refuseAsync(given, name, refuse);
  }
  const [meaning, ...others] = Object.keys(placeholdersOf).filter((name) => definition[name] !== undefined);
  if (others.length > 0)
    refuse(`give one of \`test\`, \`predicate\` and \`lower\`, not ${[meaning, ...others].join(" and ")}.`);
  const { importFrom } = definition;
  if (importFrom === undefined) return meaning;
  if (meaning !== "test") refuse("`importFrom` says where `test` is exported; there is no `test`.");
  if (!isObject(importFrom) || !isName(importFrom["specifier"]) || !isName(importFrom["name"]))
    refuse('`importFrom` must be like { specifier: "my-keywords", name: "evenSize" }.');
  return meaning;
}

const isName = (text: unknown): boolean => typeof text === "string" && text !== "";

function refuseWrongMessages(
  { message, variant }: Readonly<Record<string, unknown>>,
  meaning: string | undefined,
  refuse: Refuse,
): void {
  if (message === undefined) {
    if (variant !== undefined) refuse("`variant` picks one of several messages; there is none.");
    return;
  }
  const several = isObject(message);
  const texts = several ? Object.values(message) : [message];
  if (!texts.every(isName)) refuse("`message` must be a text, or texts by name.");
  if (several && variant === undefined) refuse("several messages need a `variant` function that picks one.");
  if (!several && variant !== undefined) refuse("`variant` picks one of several messages; there is only one.");
  if (meaning === undefined)
    refuse("there is a message, and nothing that could fail: no `test`, `predicate` or `lower`.");
  for (const text of texts as string[]) refuseWrongPlaceholders(text, placeholdersOf[meaning] ?? [], refuse);
}

function refuseWrongPlaceholders(text: string, data: readonly string[], refuse: Refuse): void {
  for (const [whole, name = "", form] of text.matchAll(placeholder)) {
    if (!data.includes(name))
      refuse(
        `nothing fills ${whole} in the message ${describeValue(text)}; there are ${data.map((each) => `{${each}}`).join(", ")}.`,
      );
    if (form !== undefined && !["json", "text", "whole"].includes(form) && !form.includes("|"))
      refuse(
        `${whole} in the message ${describeValue(text)} has no such form; there are json, text, whole and one|several.`,
      );
  }
}
