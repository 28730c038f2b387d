import {
  DefinitionError,
  typedKeyword,
  is,
  isObject,
  type Keyword,
  not,
  or,
  type Predicate,
  type Shape,
  string,
  JsonType,
} from "@argot/core/keyword";
import { requireArgument } from "@argot/core/internal";
import type { Format, Formats } from "./define-format.js";
import { format } from "./format.js";

/**
 * `format` as an assertion: values have the format that it names. A name that is not in the table is an annotation. It
 * has the id of {@link format}, so that `replaceKeywords` replaces that one by it.
 *
 * @param formats - The formats by name. The id of a message is the keyword's id with the name as the fragment.
 * @see {@link https://json-schema.org/draft/2019-09/draft-handrews-json-schema-validation-02#section-7.2.2 | 2019-09 validation, 7.2.2}
 */
/* @__NO_SIDE_EFFECTS__ */
export const formatAssertion = (formats: Formats): Keyword<string> => asserted(formats, () => string);

/**
 * The same, where schemas that name a format which is not in the table are refused: `format` of the vocabulary
 * format-assertion.
 *
 * @see {@link https://json-schema.org/draft/2020-12/json-schema-validation#section-7.2.2 | 2020-12 validation, 7.2.2}
 */
/* @__NO_SIDE_EFFECTS__ */
export const knownFormatAssertion = (formats: Formats): Keyword<string> => asserted(formats, nameIn);

function asserted(formats: Formats, valueIn: (formats: Formats) => Shape<string>): Keyword<string> {
  requireArgument(isObject(formats), "formatAssertion", "an object of formats by name", formats);
  for (const [name, each] of Object.entries(formats)) refuseOthers(name, each);
  const find = (name: string): Format | undefined => (Object.hasOwn(formats, name) ? formats[name] : undefined);
  return typedKeyword({
    id: format.id,
    value: valueIn(formats),
    annotation: "value",
    knownValues: Object.fromEntries(Object.entries(formats).map(([name, { appliesTo }]) => [name, appliesTo])),
    lower({ value: name }) {
      const known = find(name);
      return known ? { op: "test", predicate: predicateOf(known, name) } : { op: "nothing" };
    },
    message: Object.fromEntries(Object.entries(formats).map(([name, { message }]) => [name, message])),
    variant: ({ value: name }) => (find(name) ? name : undefined),
  });
}

/** The keyword annotates values of every type, so it applies to all types. The predicate restricts the assertion. */
const predicateOf = ({ appliesTo, predicate }: Format, name: string): Predicate => {
  const held = predicate(`${format.id}#${name}`);
  return appliesTo === JsonType.any ? held : or([not(is(appliesTo)), held]);
};

// Tables may come from JavaScript.
function refuseOthers(name: string, each: unknown): void {
  if (!isObject(each) || typeof each["predicate"] !== "function" || typeof each["message"] !== "string")
    throw new DefinitionError(`The format "${name}" is none; make one with \`defineFormat\`.`);
}

/** The name of one of these formats. */
function nameIn(formats: Formats): Shape<string> {
  const expected = `the name of a format that is known here: ${Object.keys(formats).sort().join(", ")}`;
  return {
    ...string,
    expected,
    problem: (json) => {
      const problem = string.problem(json);
      if (problem) return problem;
      const known = Object.hasOwn(formats, json as string);
      return known ? undefined : { path: [], expected: `${expected}; it is ${JSON.stringify(json)}` };
    },
  };
}
