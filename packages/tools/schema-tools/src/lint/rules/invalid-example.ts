import { EvaluationError, LimitError, SchemaError, type ValidationIssue, type Validator } from "@argot/core";
import { mainIssue } from "@argot/core/internal";
import { appendToken, encodeFragment } from "@argot/core/json";
import type { Json } from "@argot/core";
import type { IndexedKeyword, IndexedSchema } from "../../schema-index/index.js";
import type { Fault, LintRule, RuleContext } from "../rule.js";

/** Reports values that show or stand for instances of a schema, such as a default, and that the schema refuses. */
export const invalidExample: LintRule = {
  code: "invalid-example",
  description: "A default or an example is not valid against its own schema",
  severity: "warn",
  fixable: false,
  *check(context) {
    for (const schema of context.document.schemas)
      for (const keyword of schema.keywords)
        if (keyword.definition.instances !== undefined && !keyword.problem) yield* faultsOf(schema, keyword, context);
  },
};

function* faultsOf(schema: IndexedSchema, keyword: IndexedKeyword, { argot, document }: RuleContext): Iterable<Fault> {
  const { definition, json, pointer } = keyword;
  const values = definition.instances === "items" ? listed(json, pointer) : [{ value: json, at: pointer }];
  if (values.length === 0) return;
  const validator = validatorOf(argot, `${document.uri}#${encodeFragment(schema.pointer)}`);
  if (!validator) return;
  for (const { value, at } of values) {
    const issue = issueOf(validator, value);
    if (!issue) continue;
    const { instanceLocation, message } = issue;
    yield {
      pointer: at + instanceLocation,
      part: "value",
      message: `is not valid against the schema of "${keyword.name}": ${message}`,
    };
  }
}

const listed = (json: Json, pointer: string): readonly { readonly value: Json; readonly at: string }[] =>
  Array.isArray(json) ? json.map((value: Json, i) => ({ value, at: appendToken(pointer, String(i)) })) : [];

/** What is most wrong with a value; `undefined` if it is valid, or has no verdict: its evaluation has no end, or takes too much. */
function issueOf(validator: Validator, value: Json): ValidationIssue | undefined {
  try {
    return mainIssue(validator.validate(value).errors);
  } catch (error) {
    if (error instanceof EvaluationError || error instanceof LimitError) return undefined;
    throw error;
  }
}

/** The validator of a schema; `undefined` if it cannot be compiled, which other rules report. */
function validatorOf(argot: RuleContext["argot"], uri: string): Validator | undefined {
  try {
    return argot.compile(uri);
  } catch (error) {
    if (error instanceof SchemaError) return undefined;
    throw error;
  }
}
