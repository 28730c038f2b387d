import { SchemaError } from "../errors/schema-error.js";
import type { IssueMaker } from "../issues/issue-maker.js";
import { mainIssue } from "../issues/main-issue.js";
import type { ValidationIssue } from "../issues/issue.js";
import { pointerOf, tokensOf, valueAt } from "../json/pointer.js";
import { isObject, type Json, type JsonObject } from "../json/types.js";
import { hintFor } from "../keyword/hint-for.js";
import type { OpenPlaces } from "../lower/open-places.js";
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
  const found = issuesWith(schema, metaSchema, issues);
  return found && schemaErrorOf(resource, mainIssue(found));
}

/**
 * All that is wrong with a schema, by the meta-schema of its dialect.
 *
 * @param open - Gets the places that are left open: the subschemas that are none, and the keywords with other values that are wrong. A
 *   schema object that lacks something is used as it stands.
 */
export function allProblemsWith(
  resource: SchemaResource,
  schema: Json,
  metaSchema: Loop,
  issues: IssueMaker,
  open: OpenPlaces,
): readonly SchemaError[] {
  const found = issues.flatten(issuesWith(schema, metaSchema, issues) ?? []);
  const places = new Set(found.map(({ instanceLocation }) => instanceLocation));
  const around = new Set([...places].flatMap(pointersAround));
  // An issue of an object that has issues inside says nothing more.
  const innermost = found.filter(
    ({ instanceLocation }) => places.delete(instanceLocation) && !around.has(instanceLocation),
  );
  return innermost.map((issue) => {
    const { container, name } = keywordAt(resource, issue.instanceLocation);
    if (name !== undefined) open.add(container, name);
    return schemaErrorOf(resource, issue);
  });
}

function pointersAround(pointer: string): readonly string[] {
  const path = tokensOf(pointer) ?? [];
  return path.map((_, i) => pointerOf(path.slice(0, i)));
}

function issuesWith(schema: Json, metaSchema: Loop, issues: IssueMaker): readonly ValidationIssue[] | undefined {
  const failed = findFailures(metaSchema, schema);
  return failed && issues.issuesOf(metaSchema.plan)(failed);
}

function schemaErrorOf(resource: SchemaResource, issue: ValidationIssue | undefined): SchemaError {
  const pointer = issue?.instanceLocation ?? "";
  const { keyword, value } = keywordAt(resource, pointer);
  const at = { uri: resource.uri, pointer, keyword };
  const known = keyword === undefined ? undefined : resource.dialect.keywords.get(keyword);
  const reason = `${issue?.message ?? "is not valid"} (${resource.dialect.uri})${hintFor(known?.keyword, value)}`;
  return new SchemaError("invalid-schema", at, reason, { cause: issue });
}

/** What a pointer leads into. */
interface KeywordPlace {
  /** The keyword: the first name after the innermost schema on the path. */
  readonly keyword: string | undefined;
  /** The value of the keyword; the schema if there is no keyword. */
  readonly value: Json;
  /** The object or array with the part that is at fault: the keyword, or a subschema in its value. */
  readonly container: object;
  /** The name of that part; `undefined` if the pointer leads to a schema object. */
  readonly name: string | undefined;
}

function keywordAt(resource: SchemaResource, pointer: string): KeywordPlace {
  const path = tokensOf(pointer) ?? [];
  let schema = resource.root as JsonObject;
  let index = 0;
  for (;;) {
    const keyword = path.at(index);
    // The pointer leads to the root schema.
    if (keyword === undefined) return { keyword, value: schema, container: schema, name: undefined };
    const value = schema[keyword] as Json;
    const rest = path.slice(index + 1);
    const subschemas = resource.dialect.keywords.get(keyword)?.keyword.value.subschemaPaths(value) ?? [];
    const inner = subschemas.find(
      (each) => each.length <= rest.length && each.every((token, i) => token === rest.at(i)),
    );
    const subschema = inner && (valueAt(value, inner) as Json);
    if (inner && inner.length < rest.length && isObject(subschema)) {
      schema = subschema;
      index += 1 + inner.length;
      continue;
    }
    const isWhole = inner === undefined || inner.length === 0;
    const container = isWhole ? schema : (valueAt(value, inner.slice(0, -1)) as object);
    const name = isWhole ? keyword : inner.at(-1);
    return { keyword, value, container, name: isObject(subschema) ? undefined : name };
  }
}
