import type { Json, Keyword } from "@argot/core/keyword";
import { trialContext, trialParseContext } from "../schema-index/index.js";
import { originalDialect } from "./open-dialects.js";
import { type SchemaRewriter, unknownName } from "./schema-rewriter.js";

/** Keeps members that are unknown in a draft, and are keywords of the next one, from getting a meaning. */
export function setAsideNewKeywords(schema: SchemaRewriter): void {
  const { unknown, keywords, resource } = schema.schema;
  const original = originalDialect(resource.dialect);
  // Definitions of a form that no draft has.
  const faulty = keywords.filter(({ name, problem }) => problem && !original.keywords.has(name));
  for (const name of [...unknown, ...faulty.map((each) => each.name)]) {
    const definition = schema.target.keywords.get(name)?.keyword;
    if (!definition || isAnnotation(definition, schema.value(name) as Json)) continue;
    schema.setAside(name);
    schema.note(
      name,
      `"${name}" is unknown in the older draft, so it becomes "${unknownName(name)}", which stays unknown`,
    );
  }
}

/** Whether a keyword with a value says something about values and restricts none. */
export function isAnnotation(keyword: Keyword, json: Json): boolean {
  if (keyword.identifies || keyword.value.problem(json) || keyword.value.subschemaPaths(json).length > 0) return false;
  const value = keyword.value.parse(json, trialParseContext);
  return (
    keyword.provide(value).length === 0 && keyword.lower(trialContext(value, json)).every(({ op }) => op === "nothing")
  );
}
