import type { Json, Keyword } from "@argot/core/keyword";
import { trialContext, trialParseContext } from "../schema-index/index.js";
import type { Draft } from "./drafts.js";
import { originalDialect } from "./open-dialects.js";
import { type SchemaRewriter, unknownName } from "./schema-rewriter.js";

/** Keeps members that are unknown or annotations in a draft, and restrict values in another, from getting that meaning. */
export function setAsideNewKeywords(schema: SchemaRewriter, from: Draft, to: Draft): void {
  const { unknown, keywords, resource } = schema.schema;
  const original = originalDialect(resource.dialect);
  // Definitions of a form that no draft has.
  const faulty = keywords.filter(({ name, problem }) => problem && !original.keywords.has(name));
  for (const name of [...unknown, ...faulty.map((each) => each.name)]) {
    const definition = schema.target.keywords.get(name)?.keyword;
    if (!definition || isAnnotation(definition, schema.value(name) as Json)) continue;
    schema.setAside(name);
    schema.note(name, `"${name}" is unknown in ${from}, so it becomes "${unknownName(name)}", which stays unknown`);
  }
  for (const { name, definition, problem, json } of keywords) {
    const target = schema.target.keywords.get(name)?.keyword;
    if (!target || problem || !isAnnotation(definition, json) || isAnnotation(target, json)) continue;
    schema.setAside(name);
    schema.note(
      name,
      `"${name}" restricts no values in ${from}, and does in ${to}, so it becomes "${unknownName(name)}"`,
    );
  }
}

/** Whether a keyword with a value says something about values, restricts none, and has no schemas. */
export const isAnnotation = (keyword: Keyword, json: Json): boolean =>
  !restricts(keyword, json) && keyword.value.subschemaPaths(json).length === 0;

/** Whether a keyword with a value restricts values, identifies a schema, or changes what other keywords say. */
export function restricts(keyword: Keyword, json: Json): boolean {
  if (keyword.identifies || keyword.value.problem(json)) return true;
  const value = keyword.value.parse(json, trialParseContext);
  return (
    keyword.provide(value).length > 0 || keyword.lower(trialContext(value, json)).some(({ op }) => op !== "nothing")
  );
}
