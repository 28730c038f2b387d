import { describeValue } from "../errors/check-arguments.js";
import { isObject, JsonType } from "../json/types.js";
import { placeholder } from "../plan/placeholder.js";
import type { KeywordCommon, KeywordMeaning } from "./keyword-definition.js";
import { type Refuse, refuserFor, refuseAsync, refuseUnknownMembers, requireUri } from "./definition-errors.js";
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
  "knownValues",
  "instances",
  "outdated",
  "message",
  "variant",
  "hint",
] satisfies Members[];

/** The placeholders that a message may have, by the function that gives the meaning. */
const placeholdersOf: Readonly<Record<string, readonly string[]>> = {
  test: ["value", "actual"],
  predicate: ["value", "actual", "missing", "present", "expected", "equal", "difference"],
  lower: [
    "value",
    "actual",
    "missing",
    "present",
    "expected",
    "equal",
    "difference",
    "names",
    "min",
    "max",
    "matching",
    "problem",
  ],
};

/**
 * Checks the definition of a keyword.
 *
 * @throws DefinitionError if the definition is wrong.
 */
export function checkKeywordDefinition(definition: Readonly<Record<string, unknown>>): void {
  const { id, doc, value, appliesTo, ignoresSiblings, annotation } = definition;
  requireUri("A keyword", id, "https://example.com/keyword/evenSize");
  const refuse = refuserFor(`Keyword ${id}`);
  refuseUnknownMembers(`Keyword ${id}`, definition, keywordMembers);
  if (doc !== undefined && typeof doc !== "string") refuse(`\`doc\` must be a string; got ${describeValue(doc)}.`);
  if (!isShape(value)) refuse("`value` must be a shape, such as `nonNegativeInteger` or `schema`.");
  if (appliesTo !== undefined && !isTypeSet(appliesTo))
    refuse("`appliesTo` must be a type of `JsonType`, or several joined with `|`.");
  if (ignoresSiblings !== undefined && typeof ignoresSiblings !== "boolean")
    refuse("`ignoresSiblings` must be a boolean.");
  const meaning = meaningOf(definition, refuse);
  if (annotation !== undefined && annotation !== "value" && annotation !== "applied")
    refuse('`annotation` must be "value" or "applied".');
  if (annotation === "applied" && meaning !== "lower")
    refuse('`annotation: "applied"` needs `lower`: the annotation lists what `lower` applied schemas to.');
  const { knownValues, instances, outdated } = definition;
  if (knownValues !== undefined && !(isObject(knownValues) && Object.values(knownValues).every(isTypeSet)))
    refuse("`knownValues` must be an object with a type of `JsonType`, or several joined with `|`, for each value.");
  if (instances !== undefined && instances !== "value" && instances !== "items")
    refuse('`instances` must be "value" or "items".');
  if (outdated !== undefined && !isName(outdated)) refuse("`outdated` must be a non-empty string.");
  refuseWrongMessages(definition, meaning, refuse);
}

const isTypeSet = (value: unknown): boolean =>
  typeof value === "number" && value !== 0 && (value & JsonType.any) === value;

/** The name of the function that gives the meaning; `undefined` without one. */
function meaningOf(definition: Readonly<Record<string, unknown>>, refuse: Refuse): string | undefined {
  for (const name of ["test", "predicate", "lower", "identify", "provide", "variant", "hint"]) {
    const given = definition[name];
    if (given === undefined) continue;
    if (typeof given !== "function") refuse(`\`${name}\` must be a function; got ${describeValue(given)}.`);
    refuseAsync(given, name, refuse);
  }
  const [meaning, ...others] = Object.keys(placeholdersOf).filter((name) => definition[name] !== undefined);
  if (others.length > 0)
    refuse(`define only one of \`test\`, \`predicate\` and \`lower\`; got ${[meaning, ...others].join(" and ")}.`);
  const { importFrom } = definition;
  if (importFrom === undefined) return meaning;
  if (meaning !== "test") refuse("`importFrom` needs `test`: it names the export of `test`.");
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
    if (variant !== undefined) refuse("`variant` needs several messages; there is none.");
    return;
  }
  const several = isObject(message);
  const texts = several ? Object.values(message) : [message];
  if (!texts.every(isName)) refuse("`message` must be a non-empty string, or an object of such strings by name.");
  if (several && variant === undefined) refuse("several messages need a function `variant` that selects one.");
  if (!several && variant !== undefined) refuse("`variant` needs several messages; there is only one.");
  if (meaning === undefined) refuse("`message` needs a meaning that can fail: `test`, `predicate` or `lower`.");
  for (const text of texts as string[]) refuseWrongPlaceholders(text, placeholdersOf[meaning] ?? [], refuse);
}

function refuseWrongPlaceholders(text: string, data: readonly string[], refuse: Refuse): void {
  for (const [whole, name = "", form] of text.matchAll(placeholder)) {
    if (!data.includes(name))
      refuse(
        `the message ${describeValue(text)} has the unknown placeholder ${whole}; known are ${data.map((each) => `{${each}}`).join(", ")}.`,
      );
    if (form !== undefined && !["json", "text", "whole", "regex", "message"].includes(form) && !/\||^ .+ $/.test(form))
      refuse(
        `the placeholder ${whole} in the message ${describeValue(text)} has an unknown form; known are json, text, whole, regex, message, one|several, and a word with spaces around it.`,
      );
  }
}
