import { dialectUris } from "argot";
import type { LoadedSchema } from "../../schemas/load-schema.js";
import { Problem } from "../../terminal/problem.js";

/**
 * The problem if a schema and its data seem to be named in the wrong order: every value is valid against a document without keywords.
 *
 * @param value - A value that is valid against the schema.
 */
export async function swappedOrder(
  schema: string,
  loaded: Pick<LoadedSchema, "lacksKeywords">,
  data: string,
  value: unknown,
): Promise<Problem | undefined> {
  // A cheap test, since hardly any data names a dialect.
  if (!namesDialect(value) || !(await loaded.lacksKeywords())) return undefined;
  return new Problem(`${schema} has no keywords, and ${data} names a dialect in $schema`, "name the schema first");
}

function namesDialect(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  const { $schema } = value as { readonly $schema?: unknown };
  return typeof $schema === "string" && known.has(withoutEmptyFragment($schema));
}

const withoutEmptyFragment = (uri: string): string => uri.replace(/#$/, "");

const known: ReadonlySet<string> = new Set(Object.values(dialectUris).map(withoutEmptyFragment));
