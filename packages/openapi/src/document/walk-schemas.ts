import { isObject } from "@argot/core/keyword";
import type { Dialect } from "@argot/core";
import { keywordsIn } from "@argot/core/internal";

/** A schema object, and the one that it is in. */
export interface WalkedSchema {
  readonly json: Readonly<Record<string, unknown>>;
  readonly outer: WalkedSchema | undefined;
  /** The path from the outer schema, or from the root of the document. */
  readonly path: readonly string[];
}

/** The path of a schema from the root of the document. */
export function pathOf(schema: WalkedSchema): readonly string[] {
  const parts: (readonly string[])[] = [];
  for (let each: WalkedSchema | undefined = schema; each; each = each.outer) parts.push(each.path);
  return parts.reverse().flat();
}

/** A schema object and those within it, as the keywords of a dialect say. Schemas may have any depth. */
export function* walkSchemas(root: unknown, path: readonly string[], dialect: Dialect): Iterable<WalkedSchema> {
  if (!isObject(root)) return;
  const pending: WalkedSchema[] = [{ json: root, outer: undefined, path }];
  for (let next = pending.pop(); next; next = pending.pop()) {
    yield next;
    const { json } = next;
    for (const { name, keyword } of keywordsIn(json, dialect)) {
      const value = json[name];
      for (const inner of keyword.value.subschemaPaths(value as never)) {
        let found: unknown = value;
        for (const token of inner) found = (found as Readonly<Record<string, unknown>>)[token];
        if (isObject(found)) pending.push({ json: found, outer: next, path: [name, ...inner] });
      }
    }
  }
}
