import { applicationsOf, inPlace } from "@argot/core/plan";
import type { IndexedSchema, SchemaIndex } from "../../schema-index/index.js";
import type { LintRule } from "../rule.js";

/** Reports references that lead back to themselves without going into the value. */
export const endlessReference: LintRule = {
  code: "endless-reference",
  description: "A schema applies itself to the same value, again and again",
  severity: "error",
  fixable: false,
  *check({ document, index }) {
    const cyclic = cyclicSchemas(index);
    for (const schema of document.schemas) {
      if (!cyclic.has(schema)) continue;
      for (const { references } of schema.keywords)
        for (const { target, pointer, text } of references)
          if (target.kind === "schema" && cyclic.get(schema) === cyclic.get(target.schema))
            yield { pointer, part: "value", message: `"${text}" leads back to itself without end`, fatal: true };
    }
  },
};

/** The schemas that apply themselves in place, with a number for each group that is connected (Tarjan's algorithm). */
function cyclicSchemas(index: SchemaIndex): ReadonlyMap<IndexedSchema, number> {
  const groups = new Map<IndexedSchema, number>();
  const order = new Map<IndexedSchema, number>();
  const low = new Map<IndexedSchema, number>();
  /** Those whose group is not known yet, in the order in which they were met. */
  const open: IndexedSchema[] = [];
  const isOpen = new Set<IndexedSchema>();
  for (const start of index.schemas) {
    if (order.has(start)) continue;
    const path: { readonly schema: IndexedSchema; readonly targets: IndexedSchema[] }[] = [];
    const enter = (schema: IndexedSchema): void => {
      order.set(schema, order.size);
      low.set(schema, order.get(schema) as number);
      open.push(schema);
      isOpen.add(schema);
      path.push({ schema, targets: [...appliedInPlace(index, schema)] });
    };
    enter(start);
    for (let last = path.at(-1); last; last = path.at(-1)) {
      const { schema, targets } = last;
      const target = targets.pop();
      if (target) {
        if (!order.has(target)) enter(target);
        else if (isOpen.has(target)) low.set(schema, Math.min(low.get(schema) as number, order.get(target) as number));
        continue;
      }
      path.pop();
      const outer = path.at(-1)?.schema;
      if (outer) low.set(outer, Math.min(low.get(outer) as number, low.get(schema) as number));
      if (low.get(schema) !== order.get(schema)) continue;
      const group = open.splice(open.lastIndexOf(schema));
      for (const each of group) isOpen.delete(each);
      const isCycle = group.length > 1 || appliedInPlace(index, schema).has(schema);
      if (isCycle) for (const each of group) groups.set(each, order.get(schema) as number);
    }
  }
  return groups;
}

function appliedInPlace(index: SchemaIndex, schema: IndexedSchema): ReadonlySet<IndexedSchema> {
  const applied = index
    .meaningOf(schema)
    .flatMap(({ rules }) => rules)
    .filter(({ constraint }) => inPlace(constraint))
    .flatMap(({ constraint }) => applicationsOf(constraint))
    .filter(({ dynamic }) => dynamic === undefined)
    .flatMap(({ target }) => index.schemas[target] ?? []);
  return new Set(applied);
}
