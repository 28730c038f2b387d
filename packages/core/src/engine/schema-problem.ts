import { SchemaError } from "../errors/schema-error.js";
import type { IssueMaker } from "../issues/issue-maker.js";
import { mainIssue } from "../issues/main-issue.js";
import { tokensOf } from "../json/pointer.js";
import { isObject, type Json, type JsonObject } from "../json/types.js";
import { hintFor } from "../keyword/hint-for.js";
import type { Loop } from "../loop/evaluate.js";
import { findFailures } from "../loop/find-failures.js";
import type { SchemaResource } from "../registry/resource.js";

/**
 * What is wrong with a schema, by the meta-schema of its dialect; `undefined` if nothing is.
 *
 * @param schema - The schema of the resource, without the resources of other dialects in it.
 * @param metaSchema - Evaluates the meta-schema.
 * @param issues - Says what is wrong.
 */
export function problemWith(
  resource: SchemaResource,
  schema: Json,
  metaSchema: Loop,
  issues: IssueMaker,
): SchemaError | undefined {
  const failed = findFailures(metaSchema, schema);
  if (!failed) return undefined;
  const issue = mainIssue(issues.issuesOf(metaSchema.plan)(failed));
  const pointer = issue?.instanceLocation ?? "";
  const [keyword, value] = keywordAt(resource, pointer);
  const at = { uri: resource.uri, pointer, keyword };
  const known = keyword === undefined ? undefined : resource.dialect.keywords.get(keyword);
  const reason = `${issue?.message ?? "is not valid"} (${resource.dialect.uri})${hintFor(known?.keyword, value)}`;
  return new SchemaError("invalid-schema", at, reason, { cause: issue });
}

/** The keyword whose value a pointer leads into, the first name after the innermost schema on the path; and that value. */
function keywordAt(resource: SchemaResource, pointer: string): readonly [name: string | undefined, value: Json] {
  const path = tokensOf(pointer) ?? [];
  let schema = resource.root as JsonObject;
  let index = 0;
  for (;;) {
    const name = path.at(index);
    // The pointer leads to a schema.
    if (name === undefined) return [undefined, schema];
    const value = schema[name] as Json;
    const isOnPath = (inner: readonly string[]): boolean =>
      inner.length < path.length - index - 1 && inner.every((token, i) => token === path.at(index + 1 + i));
    const inner = resource.dialect.keywords.get(name)?.keyword.value.subschemaPaths(value).find(isOnPath);
    const subschema = inner?.reduce<Json>((json, token) => (json as JsonObject)[token] as Json, value);
    if (!inner || !isObject(subschema)) return [name, value];
    schema = subschema;
    index += 1 + inner.length;
  }
}
