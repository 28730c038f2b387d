import { appendToken, encodeFragment } from "@argot/core/json";
import type { Json } from "@argot/core";
import type { IndexedKeyword, IndexedSchema } from "../../schema-index/index.js";
import type { Fault, LintRule, RuleContext } from "../rule.js";
import { issueOf, validatorOf } from "../validity.js";

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
